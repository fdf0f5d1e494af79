import { groupBy } from '../../../src/catalogue/import/group-by.ts'
import { fold } from '../../../src/catalogue/words/fold.ts'
import type { Columns } from '../columns.ts'
import type { Draft, DraftVariant, Stock } from '../draft.ts'
import type { Findings } from '../findings.ts'
import type { wooCommerce } from '../formats.ts'
import type { NumberReader } from '../read/number-format.ts'
import type { TableRow } from '../read/table.ts'
import { isWithin, withLineEnds, withParagraphs, wooList, wooPaths } from './woo-cells.ts'
import { addressesIn } from '../pictures.ts'

type WooColumns = Columns<keyof typeof wooCommerce.fields>

interface Attribute {
  readonly name: string
  readonly values: readonly string[]
}

/** What the rows are read with. */
export interface WooReading {
  readonly columns: WooColumns
  readonly readPrice: NumberReader
  readonly readWeight: NumberReader
  /** `2027-03-01`: sales begin and end. */
  readonly today: string
  readonly findings: Findings
}

const gramsIn = { weightKg: 1000, weightG: 1, weightLbs: 453.592, weightOz: 28.3495 } as const

/** `simple, virtual`. */
const typesOf = (row: TableRow, { cell }: WooColumns) =>
  cell(row, 'type')
    .toLowerCase()
    .split(/[\s,]+/)

/** Why a row is not for sale; null for one that is. */
function hiddenBy(row: TableRow, columns: WooColumns): string | null {
  const types = typesOf(row, columns)
  const published = columns.cell(row, 'published')
  if (published === '-1') return 'is a draft'
  if (published === '0')
    return types.includes('variation') ? 'is a variation that is switched off' : 'is private'
  if (published === '2') return 'waits for a review'
  if (columns.cell(row, 'visibility').toLowerCase() === 'hidden') return 'is hidden'
  if (types.includes('grouped')) return 'is a group of products, which are sold one by one'
  if (types.includes('external')) return 'is sold in another shop'
  return null
}

function attributesOf(row: TableRow, { cell, count }: WooColumns): readonly Attribute[] {
  return Array.from({ length: count('attribute#Name') }, (_, at) => ({
    name: cell(row, 'attribute#Name', at + 1),
    values: wooList(cell(row, 'attribute#Values', at + 1)),
  })).filter(({ name }) => name !== '')
}

/** What can be ordered while none is there is a pre-order without a day. Its stock status is the same in all languages. */
function stockOf(row: TableRow, { columns: { cell }, findings }: WooReading): Stock | undefined {
  const status = cell(row, 'inStock').toLowerCase()
  const isSoldOn = /^(?:1|yes|notify)$/i.test(cell(row, 'backorders'))
  const stock = cell(row, 'stock')
  const left = stock === '' ? Number.NaN : Number(stock.replace(',', '.'))
  if (/^(?:on)?backorder$/.test(status) || (isSoldOn && (status === '0' || left <= 0))) {
    findings.change(row.line, 'is on backorder, which becomes a pre-order')
    return 'preorder'
  }
  if (status === '0') return 'out'
  return isSoldOn || Number.isNaN(left) ? undefined : Math.max(0, Math.trunc(left))
}

/** The sale price counts within its days alone. */
function pricesOf(row: TableRow, { columns: { cell }, readPrice, today, findings }: WooReading) {
  const regular = readPrice(cell(row, 'regularPrice'))
  const sale = readPrice(cell(row, 'salePrice'))
  if (sale === null) return { price: regular }
  if (!isWithin(today, cell(row, 'saleFrom'), cell(row, 'saleTo'))) {
    findings.change(row.line, 'has a sale price of other days, which is left out')
    return { price: regular }
  }
  return { price: sale, originalPrice: regular }
}

function variantOf(row: TableRow, names: readonly string[], reading: WooReading): DraftVariant {
  const { cell } = reading.columns
  const own = new Map(attributesOf(row, reading.columns).map(({ name, values }) => [fold(name), values]))
  return {
    line: row.line,
    values: names.map((name) => own.get(fold(name))?.[0] ?? ''),
    ...pricesOf(row, reading),
    stock: stockOf(row, reading),
    sku: cell(row, 'sku'),
    gtin: cell(row, 'gtin'),
    pictures: wooList(cell(row, 'pictures')).flatMap(addressesIn),
    checkoutId: cell(row, 'id'),
  }
}

/** Grams, in the one unit that the shop has. */
function weightOf(row: TableRow, { columns: { cell }, readWeight }: WooReading): number | null {
  const fields = ['weightKg', 'weightG', 'weightLbs', 'weightOz'] as const
  const field = fields.find((one) => cell(row, one) !== '')
  return field === undefined ? null : (readWeight(cell(row, field)) ?? 0) * gramsIn[field] || null
}

/** A product with its variations, which hidden ones are no longer among. */
function draftOf(row: TableRow, variations: readonly TableRow[], reading: WooReading): Draft {
  const { cell } = reading.columns
  const attributes = attributesOf(row, reading.columns)
  const varied = new Map(
    variations
      .flatMap((one) => attributesOf(one, reading.columns))
      .map(({ name }) => [fold(name), name] as const),
  )
  const options = [
    ...attributes.filter(({ name }) => varied.has(fold(name))),
    // Those that the product itself does not name.
    ...[...varied]
      .filter(([key]) => !attributes.some(({ name }) => fold(name) === key))
      .map(([, name]) => ({ name, values: [] })),
  ]
  const names = options.map(({ name }) => name)
  const id = Number(cell(row, 'id'))
  return {
    line: row.line,
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
    name: cell(row, 'name'),
    brand: wooList(cell(row, 'brands'))[0] ?? '',
    summary: withLineEnds(cell(row, 'summary')),
    description: withParagraphs(withLineEnds(cell(row, 'description'))),
    tags: wooList(cell(row, 'tags')),
    specifications: attributes
      .filter(({ name }) => !varied.has(fold(name)))
      .map(({ name, values }) => [name, values.join(', ')] as const),
    // WooCommerce names the categories above one, too, and in the order of their names: the deepest one says the most.
    categories: wooPaths(cell(row, 'categories')).toSorted((a, b) => b.length - a.length),
    pictures: wooList(cell(row, 'pictures')).flatMap(addressesIn),
    weight: weightOf(row, reading),
    options,
    variants: (variations.length > 0 ? variations : [row]).map((one) => variantOf(one, names, reading)),
  }
}

/** The products of WooCommerce's rows. A variation names its product by SKU, or `id:44`. */
export function readWooCommerce(rows: readonly TableRow[], reading: WooReading): readonly Draft[] {
  const { columns, findings } = reading
  const { cell } = columns
  const isVariation = (row: TableRow) => typesOf(row, columns).includes('variation')
  const products = rows.filter((row) => !isVariation(row))
  const named = new Map(
    products.flatMap((row) => [
      [`id:${cell(row, 'id')}`, row],
      ...(cell(row, 'sku') === '' ? [] : [[cell(row, 'sku'), row] as const]),
    ]),
  )
  const shown = new Set<TableRow>()
  for (const row of rows) {
    const reason = hiddenBy(row, columns)
    if (reason === null) shown.add(row)
    else findings.leaveOut(row.line, reason)
  }
  const variations = new Map(
    groupBy(
      rows
        .filter((row) => isVariation(row) && shown.has(row))
        .map((row) => [String(named.get(cell(row, 'parent'))?.line ?? ''), row]),
    ),
  )
  for (const row of variations.get('') ?? [])
    findings.leaveOut(row.line, 'is a variation without its product')
  return products.flatMap((row): Draft[] => {
    const own = variations.get(String(row.line)) ?? []
    if (!shown.has(row)) {
      for (const variation of own)
        findings.leaveOut(variation.line, 'is a variation of a product that is left out')
      return []
    }
    if (typesOf(row, columns).includes('variable') && own.length === 0) {
      findings.leaveOut(row.line, 'has variations, and none of them can be used')
      return []
    }
    return [draftOf(row, own, reading)]
  })
}
