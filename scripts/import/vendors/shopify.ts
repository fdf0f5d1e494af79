import { groupBy } from '../../../src/catalogue/import/group-by.ts'
import type { Columns } from '../columns.ts'
import type { Draft, DraftVariant, Stock } from '../draft.ts'
import type { Findings } from '../findings.ts'
import type { shopify } from '../formats.ts'
import { amountOf, readGrams } from '../measures.ts'
import { type NumberReader, readWhole } from '../read/number-format.ts'
import type { TableRow } from '../read/table.ts'
import { listed, pathOf } from '../texts.ts'
import { checkUnitPriceBase, type UnitPriceBase } from '../unit-price-base.ts'

type ShopifyColumns = Columns<keyof typeof shopify.fields>

const optionNumbers = [1, 2, 3]

const isNo = (text: string) => /^(?:false|no|0)$/i.test(text)

/** Why a product is not for sale; null for one that is. */
function hiddenBy(row: TableRow, { cell }: ShopifyColumns): string | null {
  const status = cell(row, 'status').toLowerCase()
  if (status === 'draft') return 'is a draft'
  if (status === 'archived') return 'is archived'
  if (status === 'unlisted') return 'is unlisted'
  if (isNo(cell(row, 'published'))) return 'is not published in the online store'
  return /^(?:true|yes|1)$/i.test(cell(row, 'giftCard'))
    ? 'is a gift card, which the shop cannot redeem'
    : null
}

/** A variant without a tracker, or that is sold on, is always there. */
function stockOf(row: TableRow, { cell }: ShopifyColumns): Stock | undefined {
  const quantity = cell(row, 'quantity')
  const isSoldOn = /^(?:continue|true|yes|1)$/i.test(cell(row, 'sellsOn'))
  if (cell(row, 'tracker') === '' || isSoldOn || quantity === '') return undefined
  return Math.max(0, readWhole(quantity) ?? 0)
}

/** What Shopify writes for a product without options. */
const isDefault = (name: string, value: string) => /^title$/i.test(name) && /^default title$/i.test(value)

/** What the rows are read with. */
export interface ShopifyReading {
  readonly columns: ShopifyColumns
  readonly readPrice: NumberReader
  readonly readWeight: NumberReader
  /** Of the shop. */
  readonly unitPriceBase: UnitPriceBase
  readonly findings: Findings
}

/** The products of Shopify's rows: those with one handle are one product, wherever they are. */
export function readShopify(
  rows: readonly TableRow[],
  { columns, readPrice, readWeight, unitPriceBase, findings }: ShopifyReading,
): readonly Draft[] {
  const { cell } = columns
  const hasPicture = (row: TableRow) => cell(row, 'picture') !== ''
  // A file of products without variants may lack handles.
  const groups = groupBy(
    rows.map((row) => [cell(row, 'handle') || `${cell(row, 'title')}\n${row.line}`, row]),
  )
  return groups.flatMap(([, group]): Draft[] => {
    const first = group.find((row) => cell(row, 'title') !== '') ?? group[0]
    if (!first) return []
    const { line } = first
    const hidden = hiddenBy(first, columns)
    if (hidden !== null) {
      findings.leaveOut(line, hidden)
      return []
    }
    // Their numbers may have gaps.
    const options = optionNumbers
      .map((number) => ({ number, name: cell(first, 'option#Name', number) }))
      .filter(({ number, name }) => name !== '' && !isDefault(name, cell(first, 'option#Value', number)))
    const sold = group.filter(
      (row) =>
        row === first ||
        cell(row, 'price') !== '' ||
        optionNumbers.some((at) => cell(row, 'option#Value', at) !== ''),
    )
    for (const row of group.filter((one) => !sold.includes(one) && !hasPicture(one)))
      findings.leaveOut(row.line, 'has neither a price nor a picture')
    for (const row of group.filter((one) => one !== first && cell(one, 'title') !== ''))
      if (cell(row, 'title') !== cell(first, 'title'))
        findings.change(
          row.line,
          'has the handle of an earlier product with another title: it is a variant of that',
        )
    const pictures = group
      .filter(hasPicture)
      .toSorted((a, b) => Number(cell(a, 'picturePosition')) - Number(cell(b, 'picturePosition')))
      .map((row) => cell(row, 'picture'))
    const variants = sold.map((row): DraftVariant => {
      const picture = cell(row, 'variantPicture')
      const measure = cell(row, 'measure')
      const isMeasured = Number(measure) !== 0
      const amount = amountOf(isMeasured ? `${measure} ${cell(row, 'measureUnit')}` : '', row.line, findings)
      const base = cell(row, 'baseMeasure')
      const told = Number(base) === 0 ? '' : `${base} ${cell(row, 'baseMeasureUnit')}`
      checkUnitPriceBase(amount, told, unitPriceBase, row.line, findings)
      return {
        line: row.line,
        values: options.map(({ number }) => cell(row, 'option#Value', number)),
        price: readPrice(cell(row, 'price')),
        originalPrice: readPrice(cell(row, 'compareAtPrice')),
        stock: stockOf(row, columns),
        sku: cell(row, 'sku'),
        gtin: cell(row, 'barcode'),
        pictures: picture === '' ? [] : [picture],
        ...(amount && { amount }),
        weight: readGrams(cell(row, 'grams'), readWeight),
        checkoutId: cell(row, 'variantId'),
      }
    })
    const type = cell(first, 'type')
    const path = type === '' ? pathOf(cell(first, 'category')) : [type]
    return [
      {
        line,
        slug: cell(first, 'handle'),
        name: cell(first, 'title'),
        brand: cell(first, 'vendor'),
        summary: cell(first, 'seoDescription'),
        description: cell(first, 'description'),
        tags: listed(cell(first, 'tags'), /,/),
        categories: [path],
        pictures,
        options: options.map(({ name }) => ({ name, values: [] })),
        variants,
      },
    ]
  })
}
