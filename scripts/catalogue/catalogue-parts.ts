import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { JsonFault } from '../../src/catalogue/import/json-fault.ts'
import { JsonLines } from '../../src/catalogue/import/json-lines.ts'
import { languageNames } from '../../src/catalogue/import/language-names.ts'
import type { RawWords } from '../../src/catalogue/import/translate-records.ts'
import { importExport } from './import-file.ts'
import { readJson } from './read-json.ts'
import { readLines } from './read-lines.ts'

/**
 * Finds one of a catalogue's files: `products.jsonl` (a record in each line), `products.json` or `products.ts`; in another
 * language, as `de-AT`, `products.de-AT.jsonl` and so on, or else `products.de.jsonl`. Undefined for none. Throws
 * `ConfigurationError` where there are several.
 */
function findPart(folder: string, name: string, language?: string): string | undefined {
  const names = language === undefined ? [name] : languageNames(language).map((own) => `${name}.${own}`)
  const found = names.map((one) =>
    ['jsonl', 'json', 'ts'].map((type) => resolve(folder, `${one}.${type}`)).filter(existsSync),
  )
  const files = found.find(({ length }) => length > 0) ?? []
  if (files.length > 1)
    throw new ConfigurationError(
      `${folder} must have one of ${files.map((one) => basename(one)).join(' and ')}, not both.`,
    )
  return files[0]
}

/** Reads one of a catalogue's files; a module has an export of the given name. Undefined for none. */
export async function readPart(folder: string, name: string, language?: string): Promise<unknown> {
  const file = findPart(folder, name, language)
  if (file === undefined) return undefined
  if (file.endsWith('.jsonl')) return new JsonLines(readLines(file))
  return file.endsWith('.json') ? readJson(file) : importExport<unknown>(file, name)
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** Records, unchecked. */
export interface RawRecords {
  readonly records: Iterable<unknown>
  /** The line of each record, where they come from a file with a record in each line; filled as it is read. */
  readonly lines?: readonly number[]
  /** Lines of that file that are no JSON; filled as it is read. */
  readonly unreadable?: readonly JsonFault[]
}

/** The records of what `readPart` returns; undefined for anything but a list. */
export function recordsIn(part: unknown): RawRecords | undefined {
  if (part instanceof JsonLines) return { records: part, lines: part.lines, unreadable: part.unreadable }
  return isIterable(part) ? { records: part } : undefined
}

/** What an owner has written in another language, unchecked. */
export interface RawTranslation {
  readonly language: string
  readonly words?: RawWords | undefined
}

/** The words of the products in another language. */
export async function readTranslation(folder: string, language: string): Promise<RawTranslation> {
  const file = findPart(folder, 'products', language)
  const words = recordsIn(await readPart(folder, 'products', language))
  if (file === undefined) return { language }
  if (!words) throw new ConfigurationError(`The translations in ${file} must be a list: [ … ].`)
  return { language, words: { file: basename(file), ...words } }
}
