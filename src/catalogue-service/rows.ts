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

/** The columns of a product in a list (`tables.ts`), each with what the engine returns. */
const summaryRow = v.object({
  id: whole,
  category: whole,
  price: whole,
  original: whole,
  rating: whole,
  reviews: whole,
  brand: whole,
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  picture: v.string(),
  stock: v.string(),
  choice: v.string(),
  amount: v.string(),
})

const listedRow = v.object({ ...summaryRow.entries, key: whole })
const productRow = v.object({ ...summaryRow.entries, offers: v.string(), details: v.string() })

/** What `readListed` reads besides the key, and `readProduct`, for a statement. */
export const summaryColumns = Object.keys(summaryRow.entries).join(', ')
export const productColumns = Object.keys(productRow.entries).join(', ')

function summaryOf(row: v.InferOutput<typeof summaryRow>, { head }: Snapshot): ProductSummary {
  const { id, category, price, original, rating, reviews, brand, slug, name, description, picture, stock } =
    row
  const choice = readChoiceSummary(row.choice)
  const amount = readAmount(row.amount)
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
    ...(stock === 'preorder' && { isPreorder: true }),
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
  const { key, ...summary } = v.parse(listedRow, row)
  return { product: summaryOf(summary, snapshot), key }
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
  const { offers, details: json, ...summary } = v.parse(productRow, row)
  // Of a generated product the details alone: its price and stock may have been updated.
  const details =
    json === '' ? v.parse(v.nullable(detailsSchema), generated(summary.id)) : readDetails(json, offers)
  return details && { ...summaryOf(summary, snapshot), ...details, stock: readStock(summary.stock) }
}

/** A product as far as an update needs it. */
export interface Changeable extends Pick<Product, 'id' | 'options' | 'variants'> {
  /** As `choice-summary.ts` writes it. */
  readonly choice: string
}

const changeableRow = v.object({
  id: whole,
  choice: v.string(),
  offers: v.string(),
  variant_details: v.string(),
})

/** Throws as `readListed` does. */
export function readChangeable(row: Row): Changeable {
  const { id, choice, offers, variant_details: json } = v.parse(changeableRow, row)
  const { options, variants } = json === '' ? { options: [], variants: [] } : readDetails(json, offers)
  return { id, choice, options, variants }
}

const idRow = v.object({ id: whole })

export const readIds = (rows: readonly Row[]): number[] => rows.map((row) => v.parse(idRow, row).id)

const counts = v.array(whole)
const countRow = v.object({ category: whole, found: counts })

/** For each of so many queries, how many match by category's code. */
export function readCounts(rows: readonly Row[], listQueries: number, { head }: Snapshot): number[][] {
  const byCode = new Map(
    rows.map((row) => v.parse(countRow, row)).map(({ category, found }) => [category, found]),
  )
  return Array.from({ length: listQueries }, (_, index) =>
    placesOf(head.categories, head.sharedPlaces).map((__, code) => byCode.get(code)?.[index] ?? 0),
  )
}

const facetRow = v.object({
  total: whole,
  lowest_price: whole,
  highest_price: whole,
  priced: whole,
  price_counts: counts,
  rating_counts: counts,
  brand_counts: counts,
  sale_count: whole,
  available_count: whole,
  option_counts: v.tuple([counts, counts]),
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export function readFacets(row: Row | undefined, { head }: Snapshot): Facets {
  const found = v.parse(facetRow, row)
  const [codes, numbers] = found.option_counts
  const byCode: number[] = []
  for (const [at, code] of codes.entries()) byCode[code] = numbers[at] ?? 0
  return {
    total: found.total,
    price: found.priced === 0 ? null : [found.lowest_price, found.highest_price],
    prices: found.price_counts,
    ratings: ratingSteps.map((step) => sum(found.rating_counts.slice(step * 10))),
    brands: head.brands.map((brand, code) => ({ brand, count: found.brand_counts[code] ?? 0 })),
    sale: found.sale_count,
    available: found.available_count,
    ...(head.optionFilters.length > 0 && { options: optionCounts(head.optionFilters, byCode) }),
  }
}

/** The position of a product in an order: `after` of the slice that follows it. */
export const cursorOf = ({ product, key }: Listed): string => `${key}.${product.id}`
