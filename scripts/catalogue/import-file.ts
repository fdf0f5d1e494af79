import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

/** The first line of an error's message, and the next one where that names the location. */
function sentenceOf(error: unknown): string {
  const [first = '', second = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return first.endsWith(':') ? `${first} ${second}` : first
}

/**
 * The exports of an owner's TypeScript module, also where Node has no loader for it (Vite's configuration). `T` is what
 * the caller knows of them. Throws `ConfigurationError` where the module cannot be loaded.
 */
export async function importExports<T>(file: string): Promise<Readonly<Record<string, T | undefined>>> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment
    const module: Readonly<Record<string, T | undefined>> = await tsImport(
      pathToFileURL(file).href,
      import.meta.url,
    )
    return { ...module }
  } catch (error) {
    throw new ConfigurationError(`${file} cannot be loaded: ${sentenceOf(error)}.`, { cause: error })
  }
}

/** The export `name` of such a module. Throws `ConfigurationError` where there is none. */
export async function importExport<T>(file: string, name: string): Promise<T> {
  const { [name]: value, ...others } = await importExports<T>(file)
  if (value !== undefined) return value
  const names = Object.keys(others).map((other) => `\`${other}\``)
  const instead = names.length === 0 ? '' : `, and exports ${names.slice(0, 5).join(', ')}`
  throw new ConfigurationError(
    `${file} must export \`${name}\`${instead}: write \`export const ${name} = …\`.`,
  )
}
