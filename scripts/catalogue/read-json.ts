import { readFile } from 'node:fs/promises'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { decodeUtf8 } from './read-lines.ts'

/** The value in a file of an owner's. Throws `ConfigurationError` that names the line of a mistake. */
export async function readJson(file: string): Promise<unknown> {
  const text = decodeUtf8(file, await readFile(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Of some mistakes V8 reports the position; its newest versions add the line.
    const [, position] = /at position (\d+)$/.exec(message) ?? []
    const line = position === undefined ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`
    throw new ConfigurationError(`${file} is no JSON: ${message}${line}.`, { cause: error })
  }
}
