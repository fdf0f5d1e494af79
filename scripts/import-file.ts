import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/**
 * Imports a TypeScript module at a computed path, also where Node has no loader for it (Vite's configuration). `T` is
 * what the caller knows of the module.
 */
export async function importFile<T>(file: string): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const module: T = await tsImport(pathToFileURL(file).href, import.meta.url)
  return module
}
