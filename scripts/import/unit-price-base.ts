import type { RawHead } from '../../src/catalogue/import/raw-head.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { readColumns } from './columns.ts'
import type { Findings } from './findings.ts'
import { googleMerchant, shopify, type Format } from './formats.ts'
import { readAmount } from './measures.ts'
import type { Table } from './read/table.ts'

type Amount = RawProduct['amount']
export type UnitPriceBase = NonNullable<RawHead['unitPriceBase']>

/** Grams or millilitres up to which a price can be that of 100: `mostForHundred` of `src/catalogue/money/unit-price.ts`. */
const mostForHundred = 250

const canBeOfHundred = (amount: Amount) =>
  (amount?.unit === 'g' || amount?.unit === 'ml') && amount.value <= mostForHundred

/** What heads call 100 g and 100 ml, or 1 kg, 1 l and 1 m; undefined for other measures. */
function baseOf(text: string): UnitPriceBase | undefined {
  const { value, unit } = readAmount(text) ?? {}
  const isSmall = unit === 'g' || unit === 'ml'
  if (value === (isSmall ? 1000 : 1)) return '1 kg'
  return value === (isSmall ? 100 : 0.1) && unit !== 'm' ? '100 g' : undefined
}

/** The amounts of a file, each with what its price is told for. */
function measuresIn({ headers, rows }: Table, format: Format): readonly (readonly [string, string])[] {
  if (format === googleMerchant) {
    const { cell } = readColumns(headers, googleMerchant)
    return rows.map((row) => [cell(row, 'measure'), cell(row, 'baseMeasure')])
  }
  if (format !== shopify) return []
  const { cell } = readColumns(headers, shopify)
  return rows.map((row) => [
    `${cell(row, 'measure')} ${cell(row, 'measureUnit')}`,
    `${cell(row, 'baseMeasure')} ${cell(row, 'baseMeasureUnit')}`,
  ])
}

/** What a new head says of unit prices, where most products that can have one of 100 g or ml have it. */
export function unitPriceBaseOf(table: Table, format: Format): UnitPriceBase | undefined {
  const bases = measuresIn(table, format).flatMap(([measure, base]) =>
    canBeOfHundred(readAmount(measure)) ? (baseOf(base) ?? []) : [],
  )
  return bases.filter((base) => base === '100 g').length > bases.length / 2 ? '100 g' : undefined
}

/** Names a unit price that the shop has of another amount. */
export function checkUnitPriceBase(
  amount: Amount,
  text: string,
  shopBase: UnitPriceBase,
  line: number,
  findings: Findings,
): void {
  if (!amount || text.trim() === '') return
  const base = baseOf(text)
  const shown = canBeOfHundred(amount) ? shopBase : '1 kg'
  if (base === shown) return
  if (base === undefined)
    findings.change(line, 'has a unit price of neither 1 kg, 1 l, 1 m, 100 g nor 100 ml, which is left out')
  else if (base === '100 g' && !canBeOfHundred(amount))
    findings.change(
      line,
      `has a unit price of 100 g or ml, which the shop has of amounts up to ${mostForHundred} g or ml alone`,
    )
  else
    findings.change(
      line,
      `has a unit price of another amount than the shop’s: for it write unitPriceBase: '${base}' in the head`,
    )
}
