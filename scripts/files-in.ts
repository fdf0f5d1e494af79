import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** The paths of all files and folders below a folder, with `/` between names. */
export const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
    : []
