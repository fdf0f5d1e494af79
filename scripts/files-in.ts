import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** The paths of all files and folders below a folder, with `/` between names; empty where there is no such folder. */
export const filesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
    : []
