import { checkPlainHeaders, readPlain } from './vendors/plain.ts'
import { readColumns, type Columns } from './columns.ts'
import type { Draft } from './draft.ts'
import type { Findings } from './findings.ts'
import { googleMerchant, plain, shopify, wooCommerce, type Format } from './formats.ts'
import { isBareWeight } from './measures.ts'
import { createNumberReader, type Decimal } from './read/number-format.ts'
import type { Table } from './read/table.ts'
import type { UnitPriceBase } from './unit-price-base.ts'
import { readGoogleMerchant } from './vendors/google-merchant.ts'
import { readShopify } from './vendors/shopify.ts'
import { readWooCommerce } from './vendors/woocommerce.ts'

/** What the rows are read with. */
export interface Reading {
  /** Of columns that do not tell. */
  readonly decimal?: Decimal | undefined
  readonly currency: string
  /** Decimals of the currency. */
  readonly digits: number
  readonly locale: string
  readonly unitPriceBase: UnitPriceBase
  readonly now: Date
  readonly findings: Findings
}

interface Read {
  readonly drafts: readonly Draft[]
  /** Headers of columns that are not read. */
  readonly unread: readonly string[]
}

/** All cells of some columns. */
const cellsOf = <Field extends string>({ rows }: Table, { cell }: Columns<Field>, fields: readonly Field[]) =>
  fields.flatMap((field) => rows.map((row) => cell(row, field)))

/** Reads the rows of a file as what its headers say that it is. */
export function readDrafts(table: Table, format: Format, reading: Reading): Read {
  const { decimal, digits, findings, now, unitPriceBase } = reading
  const { rows, headers } = table
  if (format === shopify) {
    const columns = readColumns(headers, shopify)
    const readPrice = createNumberReader(
      'prices',
      cellsOf(table, columns, ['price', 'compareAtPrice']),
      decimal,
      digits,
    )
    // Shopify itself writes a point.
    const readWeight = createNumberReader('weights', cellsOf(table, columns, ['grams']), decimal ?? 'point')
    return {
      drafts: readShopify(rows, { columns, readPrice, readWeight, unitPriceBase, findings }),
      unread: columns.unread,
    }
  }
  if (format === wooCommerce) {
    const columns = readColumns(headers, wooCommerce)
    const weights = cellsOf(table, columns, ['weightKg', 'weightG', 'weightLbs', 'weightOz'])
    const woo = {
      columns,
      readPrice: createNumberReader(
        'prices',
        cellsOf(table, columns, ['regularPrice', 'salePrice']),
        decimal,
        digits,
      ),
      readWeight: createNumberReader('weights', weights, decimal),
      // WooCommerce itself writes a point.
      readStock: createNumberReader(
        'numbers in stock',
        cellsOf(table, columns, ['stock']),
        decimal ?? 'point',
      ),
      today: now.toISOString().slice(0, 10),
      findings,
    }
    return { drafts: readWooCommerce(rows, woo), unread: columns.unread }
  }
  if (format === googleMerchant) {
    const columns = readColumns(headers, googleMerchant)
    const readPrice = createNumberReader(
      'prices',
      cellsOf(table, columns, ['price', 'salePrice']),
      decimal,
      digits,
    )
    const google = { ...reading, columns, readPrice, now: now.getTime() }
    return { drafts: readGoogleMerchant(rows, google), unread: columns.unread }
  }
  const columns = readColumns(headers, plain)
  checkPlainHeaders(columns.unread)
  // `1,5 kg` is read by itself.
  const weights = cellsOf(table, columns, ['weight']).filter(isBareWeight)
  return {
    drafts: readPlain(rows, {
      columns,
      headers,
      readPrice: createNumberReader(
        'prices',
        cellsOf(table, columns, ['price', 'originalPrice']),
        decimal,
        digits,
      ),
      readWeight: createNumberReader('weights', weights, decimal),
      readRating: createNumberReader('ratings', cellsOf(table, columns, ['rating']), decimal),
      findings,
    }),
    unread: [],
  }
}
