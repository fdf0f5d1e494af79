import { readFile } from 'node:fs/promises'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { jsonFault } from '../../src/catalogue/import/json-fault.ts'
import { decodeUtf8 } from './read-lines.ts'

/** The value in a file of an owner's. Throws `ConfigurationError` that names file, line and column of a mistake. */
export async function readJson(file: string, name = file): Promise<unknown> {
  return parseJson(name, decodeUtf8(name, await readFile(file)))
}

/** The value in the text of a file. Throws `ConfigurationError` as `readJson`. */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { line, column, reason } = jsonFault(text)
    throw new ConfigurationError(`${name} is no JSON: ${reason} (line ${line}, column ${column}).`, {
      cause: error,
    })
  }
}
