import * as texts from 'virtual:messages/compare'
import { saving } from '#catalogue/money/discount.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import type { Product } from '#catalogue/product.ts'
import { warranty } from '#shop.details.ts'
import { formatCount, formatDecimal } from '#ui/format-count.ts'
import { formatList } from '#ui/format-list.ts'

export interface ComparisonRow {
  readonly label: string
  /** One per product, in their order; null for no value. */
  readonly values: readonly (string | null)[]
  /** Whether the values differ. A single product's values never do. */
  readonly isDifferent: boolean
  /** Whether only one of several products has a value. */
  readonly isSingle: boolean
  /** Indexes of the products with the best value; empty where all are equal or no value is better. */
  readonly best: readonly number[]
}

const keyOf = (label: string) => label.trim().toLowerCase()

/** The shop's own value of a label: for products without such a value and without perks of their own. */
const shopDefault = (key: string): string | null =>
  warranty !== '' && key === keyOf(texts.warranty) ? warranty : null

function rowOf(label: string, values: readonly (string | null)[], scores?: readonly number[]): ComparisonRow {
  const isDifferent = new Set(values).size > 1
  const most = Math.max(...(scores ?? []))
  const best =
    isDifferent && scores && most > Math.min(...scores)
      ? scores.flatMap((score, index) => (score === most ? [index] : []))
      : []
  const isSingle = values.length > 1 && values.filter((value) => value !== null).length === 1
  return { label, values, isDifferent, isSingle, best }
}

/** The discounts as text; null for each product where none has one. */
function savingsOf(products: readonly Product[]): readonly (string | null)[] {
  const savings = products.map(saving)
  const none = savings.some((saved) => saved !== null) ? texts.noDiscount : null
  return savings.map((saved) => (saved === null ? none : formatMoney(saved)))
}

/** A row of values for each option that a product has, by its name. */
function optionRows(products: readonly Product[]): readonly ComparisonRow[] {
  const labels = new Map(
    products.flatMap(({ options }) => options.map(({ name }) => [keyOf(name), name] as const)),
  )
  return [...labels].map(([key, label]) =>
    rowOf(
      label,
      products.map(({ options }) => {
        const option = options.find(({ name }) => keyOf(name) === key)
        return option ? formatList(option.values) : null
      }),
    ),
  )
}

/** The rows of the table: the fields of all products, then the records' specifications. */
export function compareProducts(products: readonly Product[]): readonly ComparisonRow[] {
  const labels = new Map<string, string>()
  for (const { label } of products.flatMap(({ specifications }) => specifications))
    labels.set(keyOf(label), labels.get(keyOf(label)) ?? label)
  const listed = products.map(
    ({ specifications }) => new Map(specifications.map(({ label, value }) => [keyOf(label), value])),
  )
  const ofAll = [
    rowOf(
      texts.price,
      products.map((product) => priceFrom(product.choice, formatMoney(product.price))),
      // A price at which nobody can buy is not the best.
      products.map(({ price, isSoldOut }) => (isSoldOut ? -Infinity : -price)),
    ),
    rowOf(texts.saving, savingsOf(products)),
    rowOf(
      texts.rating,
      products.map(({ rating, reviews }) =>
        rating === null
          ? null
          : texts.ratingOf({ rating: formatDecimal(rating), count: formatCount(reviews) }),
      ),
      products.map(({ rating }) => rating ?? 0),
    ),
    rowOf(
      texts.brand,
      products.map(({ brand }) => brand),
    ),
    rowOf(
      texts.category,
      products.map(({ category }) => category),
    ),
  ]
  const ofOptions = hasVariants ? optionRows(products) : []
  // Labels of the rows above.
  const shownKeys = new Set([...ofAll, ...ofOptions].map(({ label }) => keyOf(label)))
  const ofRecords = [...labels].flatMap(([key, label]) =>
    shownKeys.has(key)
      ? []
      : [
          rowOf(
            label,
            listed.map((values, at) => values.get(key) ?? (products[at]?.perks ? null : shopDefault(key))),
          ),
        ],
  )
  return [...ofAll, ...ofOptions, ...ofRecords].filter(({ values }) => values.some((value) => value !== null))
}
