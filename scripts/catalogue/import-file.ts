import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

/** How esbuild names a mistake: “/shop/head.ts:43:2: ERROR: Expected…”. It may be in a file that the module imports. */
const syntaxError = /^(?<file>.+):(?<line>\d+):\d+: ERROR: (?<fault>.+)$/m

/** Why a module cannot be loaded, with the line of a mistake in writing; else by the first line of the error. */
function sentenceOf(module: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const { file, line, fault } = syntaxError.exec(message)?.groups ?? {}
  if (fault === undefined) return `${module} cannot be loaded: ${message.split('\n', 1)[0]}.`
  return `${file}: line ${line} cannot be read: ${fault}. A comma, a quotation mark or a bracket may be missing there or just above.`
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
    throw new ConfigurationError(sentenceOf(file, error), { cause: error })
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
