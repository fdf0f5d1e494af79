import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { headerKey } from './columns.ts'
import type { Findings } from './findings.ts'
import { decodeText } from './read/decode-text.ts'
import { readDelimited } from './read/read-delimited.ts'
import { readFeed } from './read/read-feed.ts'
import { readShopifyJson } from './read/read-shopify-json.ts'
import type { Table } from './read/table.ts'

/** From a header of the file to one that is read; null for a column that is not. */
export type HeaderMap = Readonly<Record<string, string | null>>

/** Reads a file of any kind, which its first character tells; of a Shopify shop's `products.json` also several pages. */
export function readTable(
  contents: readonly Uint8Array[],
  {
    encoding: given,
    locale,
  }: { readonly encoding?: string | undefined; readonly locale?: string | undefined },
  findings: Findings,
): Table {
  const [first, ...others] = contents.map((content) => decodeText(content, given, locale))
  if (!first) throw new RangeError('There has to be a file.')
  const { text, encoding } = first
  const isJson = (one: typeof first) => /^\s*[[{]/.test(one.text)
  if (others.length > 0 && ![first, ...others].every(isJson))
    throw new ConfigurationError(
      'Several files are read only where they are pages of a Shopify shop’s products.json: join others before the import.',
    )
  const read = () => {
    if (isJson(first)) return readShopifyJson([text, ...others.map((one) => one.text)], encoding)
    return text.trimStart().startsWith('<')
      ? readFeed(text, encoding)
      : readDelimited(text, encoding, findings)
  }
  return first.isGuessed ? { ...read(), guessed: encoding } : read()
}

/** Renames columns as the owner says. Throws `ConfigurationError` at a header that the file does not have. */
export function renameColumns(table: Table, map: HeaderMap): Table {
  const keys = new Set(table.headers.map(headerKey))
  const lost = Object.keys(map).find((header) => !keys.has(headerKey(header)))
  if (lost !== undefined)
    throw new ConfigurationError(
      `The mapping names the column “${lost}”, which the file does not have: its columns are ${table.headers.map((header) => `“${header}”`).join(', ')}.`,
    )
  const names = new Map(Object.entries(map).map(([header, name]) => [headerKey(header), name]))
  const isRead = table.headers.map((header) => names.get(headerKey(header)) !== null)
  return {
    ...table,
    headers: table.headers
      .filter((_, at) => isRead[at])
      .map((header) => names.get(headerKey(header)) ?? header),
    rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => isRead[at]) })),
  }
}
