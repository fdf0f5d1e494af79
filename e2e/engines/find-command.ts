import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The absolute path of the first of these commands that is installed. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync)
}
