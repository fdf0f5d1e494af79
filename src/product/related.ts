import type { Product, ProductSummary } from '#catalogue/product.ts'
import { mostInRow } from '#viewed/most-in-row.ts'

/** Words of at least four letters; shorter ones carry little meaning. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const word of a) if (b.has(word)) count += 1
  return count
}

/** Doublings between two prices: $10 and $40 are two apart. */
const priceDistance = (a: number, b: number) => Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1)))

/**
 * Sorted by similarity: common words, those of names weighted highest, and similar prices. Ties by id, so that the
 * order is deterministic.
 */
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

export interface RelatedProducts {
  /** Products of the same category. */
  readonly related: readonly ProductSummary[]
  /** Products of the same brand that are not among the related. */
  readonly ofBrand: readonly ProductSummary[]
}

/** Products similar to one in the catalogue; never the product itself, and none twice. */
export function relatedProducts(product: Product, catalogue: readonly ProductSummary[]): RelatedProducts {
  const others = catalogue.filter(({ id }) => id !== product.id)
  const like = others.filter(({ category }) => category === product.category)
  const related = nearestTo(product, like).slice(0, mostInRow)
  const ids = new Set(related.map(({ id }) => id))
  const ofBrand = others.filter(({ id, brand }) => brand === product.brand && !ids.has(id))
  return { related, ofBrand: nearestTo(product, ofBrand).slice(0, mostInRow) }
}
