import { groupBy } from '../../../src/catalogue/import/group-by.ts'
import type { Columns } from '../columns.ts'
import type { Draft, DraftVariant, Stock } from '../draft.ts'
import type { Findings } from '../findings.ts'
import type { googleMerchant } from '../formats.ts'
import { amountOf, gramsOf } from '../measures.ts'
import { optionName } from '../option-words.ts'
import { addressesIn } from '../pictures.ts'
import { type NumberReader, readWhole } from '../read/number-format.ts'
import { partMark } from '../read/read-feed.ts'
import type { TableRow } from '../read/table.ts'
import { brandOf, featuresOf, firstText, nameOf, specificationsOf } from '../shared-facts.ts'
import { pathOf } from '../texts.ts'
import { checkUnitPriceBase, type UnitPriceBase } from '../unit-price-base.ts'

type GoogleColumns = Columns<keyof typeof googleMerchant.fields>

/** What the rows are read with. */
export interface GoogleReading {
  readonly columns: GoogleColumns
  readonly readPrice: NumberReader
  readonly currency: string
  readonly locale: string
  /** Of the shop. */
  readonly unitPriceBase: UnitPriceBase
  /** In ms, since sales begin and end at a time. */
  readonly now: number
  readonly findings: Findings
}

/** Columns that tell the variants of a product apart, in the order of their options. */
const optionColumns = ['color', 'size', 'material', 'pattern'] as const

/** The currency of a price, `12.99 EUR` or `12.99EUR`; empty where it has none. */
export const currencyIn = (price: string): string => /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(price)?.[0] ?? ''

/** `in_stock` and, before 2020, `in stock`. A backorder is a pre-order, too: it can be ordered and comes later. */
function stockOf(row: TableRow, { columns: { cell }, findings }: GoogleReading): Stock | undefined {
  const availability = cell(row, 'availability')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '')
  if (availability === 'backorder') findings.change(row.line, 'is on backorder, which becomes a pre-order')
  if (availability === 'outofstock') return 'out'
  if (availability === 'preorder' || availability === 'backorder') return 'preorder'
  if (availability !== '' && availability !== 'instock')
    findings.change(row.line, 'has an availability that is not known, and is for sale')
  const left = readWhole(cell(row, 'quantity'))
  if (left === null) return undefined
  if (left <= 0 && availability === 'instock')
    findings.change(row.line, 'is in stock with none left, which counts')
  return Math.max(0, left)
}

const timeOf = (date: string) => Date.parse(date.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))

/** Whether a sale, `2027-03-01T08:00+0100/2027-03-31T20:00+0100`, is on. An end without a time is that of its day. */
function isOn(dates: string, now: number): boolean {
  if (dates === '') return true
  const [from = '', to = ''] = dates.split('/').map((date) => date.trim())
  return timeOf(from) <= now && now <= timeOf(/^\d{4}-\d{2}-\d{2}$/.test(to) ? `${to}T23:59:59.999Z` : to)
}

function variantOf(
  row: TableRow,
  names: readonly (typeof optionColumns)[number][],
  reading: GoogleReading,
): DraftVariant {
  const { columns, readPrice, now, findings } = reading
  const { cell } = columns
  const regular = readPrice(cell(row, 'price'))
  const sale = readPrice(cell(row, 'salePrice'))
  const isSale = sale !== null && isOn(cell(row, 'saleDates'), now)
  if (sale !== null && !isSale) findings.change(row.line, 'has a sale price of other days, which is left out')
  const stock = stockOf(row, reading)
  const from = stock === 'preorder' ? cell(row, 'availableFrom') : ''
  const day = /^\d{4}-\d{2}-\d{2}/.exec(from)?.[0]
  if (from !== '' && day === undefined)
    findings.change(row.line, 'has a date that is no day like 2027-03-01, which is left out')
  const weight = cell(row, 'weight')
  const amount = amountOf(cell(row, 'measure'), row.line, findings)
  checkUnitPriceBase(amount, cell(row, 'baseMeasure'), reading.unitPriceBase, row.line, findings)
  return {
    line: row.line,
    values: names.map((name) => cell(row, name)),
    price: isSale ? sale : regular,
    ...(isSale && { originalPrice: regular }),
    stock,
    ...(day !== undefined && { availableFrom: day }),
    sku: cell(row, 'id'),
    gtin: cell(row, 'gtin'),
    pictures: addressesIn(`${cell(row, 'picture')} ${cell(row, 'morePictures')}`),
    ...(amount && { amount }),
    weight: weight === '' ? null : (gramsOf(weight) ?? Number.NaN),
  }
}

/** The parts of one detail, `Section:Name:Value` or `Name:Value`. */
type Detail = readonly [section: string, label: string, value: string]

/** In a table details have commas between them and colons between their parts, in XML these are elements. */
function detailsOf(cell: string): readonly Detail[] {
  const [between, mark] = cell.includes(partMark) ? ['\n', partMark] : [/\n|,(?=[^,:]*:[^,]*:)/, ':']
  return cell.split(between).map((detail): Detail => {
    const [first = '', second = '', ...others] = detail.split(mark).map((part) => part.trim())
    return others.length > 0 ? [first, second, others.join(mark)] : ['', first, second]
  })
}

/** The details of each row. A name that several sections have gets the name of its section. */
function specificationsIn(cells: readonly string[]) {
  const rows = cells.map(detailsOf)
  const sections = new Map(groupBy(rows.flat().map(([section, label]) => [label, section])))
  return rows.map((details) =>
    details.map(([section, label, value]) => {
      const isInSeveral = new Set(sections.get(label)).size > 1
      return [isInSeveral && section !== '' ? `${section}: ${label}` : label, value] as const
    }),
  )
}

/** Lines of an XML file; in a table each is in quotation marks, with commas between them. */
const highlightsOf = (cell: string) =>
  cell.split(/\n|(?<="),\s*(?=")/).map((line) => line.replaceAll(/^"|"$/g, ''))

function draftOf(group: readonly TableRow[], first: TableRow, reading: GoogleReading): Draft {
  const { columns, findings } = reading
  const { cell } = columns
  const { line } = first
  const all = (field: Parameters<typeof cell>[1]) => group.map((row) => cell(row, field))
  const names = optionColumns.filter((column) => new Set(all(column)).size > 1)
  const paths = cell(first, 'type') || cell(first, 'category')
  return {
    line,
    name: nameOf(all('title'), line, findings),
    brand: brandOf(all('brand'), line, findings),
    description: firstText('descriptions', all('description'), line, findings),
    features: featuresOf(all('highlights').map(highlightsOf), line, findings),
    specifications: [
      ...specificationsOf(specificationsIn(all('details')), line, findings),
      ...optionColumns
        .filter((column) => !names.includes(column) && cell(first, column) !== '')
        .map((column) => [optionName(column, reading.locale), cell(first, column)] as const),
    ],
    // A number of Google’s list says nothing to a shopper.
    categories: paths.split('\n').map((path) => (/^\d*$/.test(path) ? [] : pathOf(path))),
    // Each variant has its own.
    pictures: [],
    options: names.map((column) => ({ name: optionName(column, reading.locale), values: [] })),
    variants: group.map((row) => variantOf(row, names, reading)),
  }
}

/** The products of Google's rows: each is a variant, those of one `item_group_id` are one product. */
export function readGoogleMerchant(rows: readonly TableRow[], reading: GoogleReading): readonly Draft[] {
  const {
    columns: { cell },
    currency,
    findings,
  } = reading
  const priced = rows.filter((row) => {
    const own = [cell(row, 'price'), cell(row, 'salePrice')].map(currencyIn)
    const other = own.find((code) => code !== '' && code !== currency)
    if (other === undefined) return true
    findings.leaveOut(
      row.line,
      `has a price in ${other}, and the head of the shop has the currency ${currency}`,
    )
    return false
  })
  const groups = groupBy(priced.map((row) => [cell(row, 'group') || `\n${row.line}`, row]))
  return groups.flatMap(([, group]): Draft[] => {
    const key = (row: TableRow) => JSON.stringify(optionColumns.map((column) => cell(row, column)))
    const isToldApart = new Set(group.map(key)).size === group.length
    // Their titles may say what no column does.
    const parts = isToldApart ? [group] : group.map((row) => [row])
    if (!isToldApart)
      for (const row of group)
        findings.change(
          row.line,
          'has the color, size, material and pattern of another one of its group: it is a product of its own',
        )
    return parts.flatMap((part) => (part[0] ? [draftOf(part, part[0], reading)] : []))
  })
}
