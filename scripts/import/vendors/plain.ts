import { groupBy } from '../../../src/catalogue/import/group-by.ts'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import type { Columns } from '../columns.ts'
import type { Draft, DraftVariant, Stock } from '../draft.ts'
import type { Findings } from '../findings.ts'
import { plain } from '../formats.ts'
import { amountOf, readGrams } from '../measures.ts'
import { addressesIn } from '../pictures.ts'
import { type NumberReader, readWhole } from '../read/number-format.ts'
import type { TableRow } from '../read/table.ts'
import { brandOf, featuresOf, firstText, nameOf, specificationsOf } from '../shared-facts.ts'
import { stockOfWord } from '../stock-words.ts'
import { listed, pathOf } from '../texts.ts'

type PlainColumns = Columns<keyof typeof plain.fields>

/** What the rows are read with. */
export interface PlainReading {
  readonly columns: PlainColumns
  readonly headers: readonly string[]
  readonly readPrice: NumberReader
  readonly readWeight: NumberReader
  readonly readRating: NumberReader
  readonly findings: Findings
}

/** The names and positions of columns such as `option: Size`. */
const named = (headers: readonly string[], kind: 'option' | 'specification') =>
  headers.flatMap((header, at) => {
    const name = new RegExp(`^${kind}\\s*:\\s*(.+)$`, 'i').exec(header)?.[1]
    return name === undefined ? [] : [{ name, at }]
  })

const isNamed = (header: string) => /^(?:option|specification)\s*:\s*\S/i.test(header)

/** Throws `ConfigurationError` at headers that are no fields: the owner wrote them for this shop. */
export function checkPlainHeaders(unread: readonly string[]): void {
  const other = unread.find((header) => !isNamed(header))
  if (other !== undefined)
    throw new ConfigurationError(
      `The column “${other}” is no field of a record: these are ${Object.keys(plain.fields).join(', ')}, “option: NAME” and “specification: NAME”. Rename it with --map, or leave it out there with null.`,
    )
}

function stockOf(text: string, line: number, findings: Findings): Stock | undefined {
  if (text === '') return undefined
  const ofWord = stockOfWord(text)
  if (ofWord !== undefined) return ofWord
  const left = readWhole(text)
  if (left !== null && !Number.isNaN(left)) return Math.max(0, left)
  findings.change(
    line,
    'has a stock that is neither in, out, preorder nor a whole number: it is sold as in stock',
  )
  return undefined
}

/** The products of rows with the fields of records; those with one `group` are one product. */
export function readPlain(
  rows: readonly TableRow[],
  { columns, headers, readPrice, readWeight, readRating, findings }: PlainReading,
): readonly Draft[] {
  const { cell } = columns
  const optionColumns = named(headers, 'option')
  const variantOf = (row: TableRow, options: typeof optionColumns): DraftVariant => {
    const amount = amountOf(cell(row, 'amount'), row.line, findings)
    return {
      line: row.line,
      values: options.map(({ at }) => row.cells[at] ?? ''),
      price: readPrice(cell(row, 'price')),
      originalPrice: readPrice(cell(row, 'originalPrice')),
      stock: stockOf(cell(row, 'stock'), row.line, findings),
      availableFrom: cell(row, 'availableFrom'),
      sku: cell(row, 'sku'),
      gtin: cell(row, 'gtin'),
      pictures: addressesIn(`${cell(row, 'image')} ${cell(row, 'images')}`),
      ...(amount && { amount }),
      weight: readGrams(cell(row, 'weight'), readWeight),
    }
  }
  const groups = groupBy(rows.map((row) => [cell(row, 'group') || `\n${row.line}`, row]))
  return groups.flatMap(([, group]): Draft[] => {
    const [first] = group
    if (!first) return []
    const options = optionColumns.filter(({ at }) => group.some((row) => (row.cells[at] ?? '') !== ''))
    const { line } = first
    const all = (field: Parameters<typeof cell>[1]) => group.map((row) => cell(row, field))
    const text = firstText('long descriptions', all('longDescription'), line, findings)
    const html = firstText('long descriptions', all('descriptionHtml'), line, findings)
    if (html !== '' && text !== '')
      findings.change(first.line, 'has a longDescription, which descriptionHtml replaces')
    const id = readWhole(cell(first, 'id'))
    const isId = id !== null && Number.isSafeInteger(id) && id > 0
    if (id !== null && !isId)
      findings.change(first.line, 'has an id that is no whole number from 1: it gets another one')
    return [
      {
        line,
        ...(isId && { id }),
        slug: cell(first, 'slug'),
        name: nameOf(all('name'), line, findings),
        brand: brandOf(all('brand'), line, findings),
        summary: firstText('descriptions', all('description'), line, findings),
        description: html || text,
        features: featuresOf(
          all('features').map((features) => listed(features, /[\n|]/)),
          line,
          findings,
        ),
        tags: listed(cell(first, 'tags'), /[\n|,]/),
        specifications: specificationsOf(
          group.map((row) =>
            named(headers, 'specification').map(({ name, at }) => [name, row.cells[at] ?? ''] as const),
          ),
          line,
          findings,
        ),
        categories: [cell(first, 'category'), ...cell(first, 'categories').split('|')].map(pathOf),
        pictures: [],
        rating: readRating(cell(first, 'rating')),
        reviews: readWhole(cell(first, 'reviews')),
        options: options.map(({ name }) => ({ name, values: [] })),
        variants: group.map((row) => variantOf(row, options)),
      },
    ]
  })
}
