import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The first of these that is installed, as an absolute path. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync)
}
