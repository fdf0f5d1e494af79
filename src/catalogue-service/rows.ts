import * as v from 'valibot'
import { detailsSchema, storedDetailsSchema } from '#catalogue/contract/product-answers.ts'
import { placesOf, readPlace } from '#catalogue/engine/category-codes.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { optionCounts } from '#catalogue/engine/option-counts.ts'
import { ratingSteps } from '#catalogue/filters.ts'
import { readAmount } from '#catalogue/money/amount-text.ts'
import type { Product, ProductDetails, ProductSummary } from '#catalogue/product.ts'
import { readChoiceSummary } from '#catalogue/variants/choice-summary.ts'
import type { Row } from './engine.ts'
import { readOffers, readStock } from './offers.ts'
import type { Snapshot } from './stored-head.ts'

const whole = v.pipe(v.number(), v.safeInteger())

const summaryItems = [
  whole,
  whole,
  whole,
  whole,
  whole,
  whole,
  whole,
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
] as const

const summaryRow = v.tuple([...summaryItems])
const listedRow = v.tuple([whole, ...summaryItems])
const productRow = v.tuple([...summaryItems, v.string(), v.string()])

const summaryOf = (
  [
    id,
    category,
    price,
    original,
    rating,
    reviews,
    brand,
    slug,
    name,
    description,
    picture,
    stock,
    choiceText,
    amountText,
  ]: v.InferOutput<typeof summaryRow>,
  { head }: Snapshot,
): ProductSummary => {
  const choice = readChoiceSummary(choiceText)
  const amount = readAmount(amountText)
  const left = choice || stock === '' ? Number.NaN : Number(stock)
  return {
    id,
    name,
    description,
    ...readPlace(
      head.categories[category]?.label ?? head.sharedPlaces[category - head.categories.length] ?? '',
    ),
    price,
    originalPrice: original > price ? original : null,
    rating: rating < 0 ? null : rating / 10,
    reviews,
    brand: head.brands[brand] ?? null,
    picture,
    ...(slug !== '' && { slug }),
    ...(amount && { amount }),
    ...(stock === 'out' && { isSoldOut: true }),
    ...(Number.isFinite(left) && { left }),
    ...(choice && { choice }),
  }
}

/** A product of a slice and its key in the slice's order. */
export interface Listed {
  readonly product: ProductSummary
  readonly key: number
}

/** Throws where the table is not one that a load has made. */
export function readListed(row: Row, snapshot: Snapshot): Listed {
  const [key, ...fields] = v.parse(listedRow, row)
  return { product: summaryOf(fields, snapshot), key }
}

const detailsJson = v.pipe(v.string(), v.parseJson(), storedDetailsSchema)

/** The details of a product, with the prices and stock of its variants. Throws as `readListed` does. */
function readDetails(json: string, offers: string): Omit<ProductDetails, 'stock'> {
  const details = v.parse(detailsJson, json)
  const all = readOffers(offers)
  return {
    ...details,
    variants: details.variants.map((variant, at) => {
      const offer = all[at]
      if (!offer) throw new RangeError('A variant has no price.')
      return { ...variant, ...offer }
    }),
  }
}

/** `generated` is for rows without details. Null where they have none, either. Throws as `readListed` does. */
export function readProduct(
  row: Row,
  snapshot: Snapshot,
  generated: (id: number) => ProductDetails | null,
): Product | null {
  const [...fields] = v.parse(productRow, row)
  const [id, , , , , , , , , , , stock, , , offers, json] = fields
  // Of a generated product the details alone: its price and stock may have been updated.
  const details = json === '' ? v.parse(v.nullable(detailsSchema), generated(id)) : readDetails(json, offers)
  return (
    details && {
      ...summaryOf(v.parse(summaryRow, row.slice(0, -2)), snapshot),
      ...details,
      stock: readStock(stock),
    }
  )
}

/** A product as far as an update needs it. */
export interface Changeable extends Pick<Product, 'id' | 'options' | 'variants'> {
  /** As `choice-summary.ts` writes it. */
  readonly choice: string
}

const changeableRow = v.tuple([whole, v.string(), v.string(), v.string()])

/** Throws as `readListed` does. */
export function readChangeable(row: Row): Changeable {
  const [id, choice, offers, json] = v.parse(changeableRow, row)
  const { options, variants } = json === '' ? { options: [], variants: [] } : readDetails(json, offers)
  return { id, choice, options, variants }
}

const idRow = v.tuple([whole])

export const readIds = (rows: readonly Row[]): number[] => rows.map((row) => v.parse(idRow, row)[0])

const counts = v.array(whole)
const countRow = v.tupleWithRest([whole], whole)

/** For each of so many queries, how many match by category's code. */
export function readCounts(rows: readonly Row[], listQueries: number, { head }: Snapshot): number[][] {
  const byCode = new Map(rows.map((row) => v.parse(countRow, row)).map(([code, ...found]) => [code, found]))
  return Array.from({ length: listQueries }, (_, index) =>
    placesOf(head.categories, head.sharedPlaces).map((__, code) => byCode.get(code)?.[index] ?? 0),
  )
}

const facetRow = v.tuple([
  whole,
  whole,
  whole,
  whole,
  counts,
  counts,
  counts,
  whole,
  whole,
  v.tuple([counts, counts]),
])

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export function readFacets(row: Row | undefined, { head }: Snapshot): Facets {
  const [total, least, most, priced, prices, tenths, brands, sale, available, options] = v.parse(
    facetRow,
    row,
  )
  const [codes, numbers] = options
  const byCode: number[] = []
  for (const [at, code] of codes.entries()) byCode[code] = numbers[at] ?? 0
  return {
    total,
    price: priced === 0 ? null : [least, most],
    prices,
    ratings: ratingSteps.map((step) => sum(tenths.slice(step * 10))),
    brands: head.brands.map((brand, code) => ({ brand, count: brands[code] ?? 0 })),
    sale,
    available,
    ...(head.optionFilters.length > 0 && { options: optionCounts(head.optionFilters, byCode) }),
  }
}

/** The position of a product in an order: `after` of the slice that follows it. */
export const cursorOf = ({ product, key }: Listed): string => `${key}.${product.id}`
