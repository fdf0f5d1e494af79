import type { Product, ProductSummary } from '#catalogue/product.ts'

/** As many as stand in one row. */
export const mostInRow = 6

/** Words of four letters and more; shorter ones say little. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const word of a) if (b.has(word)) count += 1
  return count
}

/** Doublings between two prices: $10 and $40 are two apart. */
const priceDistance = (a: number, b: number) => Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1)))

/** The nearest first: words in common, those of names above all, and a like price. Equals by id, so always the same. */
function nearestTo(product: ProductSummary, others: readonly ProductSummary[]): readonly ProductSummary[] {
  const name = wordsOf(product.name)
  const text = wordsOf(product.description)
  return others
    .map((other) => ({
      other,
      nearness:
        3 * shared(name, wordsOf(other.name)) +
        shared(text, wordsOf(other.description)) -
        2 * priceDistance(product.price, other.price),
    }))
    .toSorted((a, b) => b.nearness - a.nearness || a.other.id - b.other.id)
    .map(({ other }) => other)
}

export interface Neighbours {
  /** Of the same category. */
  readonly related: readonly ProductSummary[]
  /** Of the same brand, and not among the related. */
  readonly ofBrand: readonly ProductSummary[]
}

/** What stands near a product in the catalogue; never the product itself, and no other twice. */
export function neighboursOf(product: Product, catalogue: readonly ProductSummary[]): Neighbours {
  const others = catalogue.filter(({ id }) => id !== product.id)
  const like = others.filter(({ category }) => category === product.category)
  const related = nearestTo(product, like).slice(0, mostInRow)
  const ids = new Set(related.map(({ id }) => id))
  const ofBrand = others.filter(({ id, brand }) => brand === product.brand && !ids.has(id))
  return { related, ofBrand: nearestTo(product, ofBrand).slice(0, mostInRow) }
}
