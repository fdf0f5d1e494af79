import { formatMoney, saving } from '#catalogue/money.ts'
import type { Product } from '#catalogue/product.ts'
import { shop } from '#shop'
import { formatCount } from '#ui/format-count.ts'

/** One line of the table. */
export interface ComparisonRow {
  readonly label: string
  /** One a product, in their order; null where it says nothing of this. */
  readonly values: readonly (string | null)[]
  /** Whether not all say the same. One product alone differs from nothing. */
  readonly isDifferent: boolean
  /** Indices of the products that are best in this; none where all are alike or it is a matter of taste. */
  readonly best: readonly number[]
}

const keyOf = (label: string) => label.trim().toLowerCase()

/** What the shop promises of every product, by the key of its label: it holds where a record says nothing. */
const ofShop: ReadonlyMap<string, string> = new Map([['warranty', shop.warranty]])

function rowOf(label: string, values: readonly (string | null)[], merits?: readonly number[]): ComparisonRow {
  const isDifferent = new Set(values).size > 1
  const most = Math.max(...(merits ?? []))
  const best = isDifferent && merits ? merits.flatMap((merit, index) => (merit === most ? [index] : [])) : []
  return { label, values, isDifferent, best }
}

/** In words, where any of them has a discount: the others have none, which is known and not merely unsaid. */
function savingsOf(products: readonly Product[]): readonly (string | null)[] {
  const savings = products.map(saving)
  const none = savings.some((saved) => saved !== null) ? 'No discount' : null
  return savings.map((saved) => (saved === null ? none : formatMoney(saved)))
}

/** What the products have to say, line by line: what all have first, then what only their records list. */
export function compareProducts(products: readonly Product[]): readonly ComparisonRow[] {
  const labels = new Map<string, string>()
  for (const { label } of products.flatMap(({ specifications }) => specifications))
    labels.set(keyOf(label), labels.get(keyOf(label)) ?? label)
  const listed = products.map(
    ({ specifications }) => new Map(specifications.map(({ label, value }) => [keyOf(label), value])),
  )
  const ofAll = [
    rowOf(
      'Price',
      products.map(({ price }) => formatMoney(price)),
      products.map(({ price }) => -price),
    ),
    rowOf('You save', savingsOf(products)),
    rowOf(
      'Rating',
      products.map(({ rating, reviews }) => `${rating.toFixed(1)} of 5 (${formatCount(reviews)})`),
      products.map(({ rating }) => rating),
    ),
    rowOf(
      'Brand',
      products.map(({ brand }) => brand),
    ),
    rowOf(
      'Category',
      products.map(({ category }) => category),
    ),
  ]
  // Said above already.
  const said = new Set(ofAll.map(({ label }) => keyOf(label)))
  const ofRecords = [...labels].flatMap(([key, label]) =>
    said.has(key)
      ? []
      : [
          rowOf(
            label,
            listed.map((values) => values.get(key) ?? ofShop.get(key) ?? null),
          ),
        ],
  )
  return [...ofAll, ...ofRecords].filter(({ values }) => values.some((value) => value !== null))
}
