import { categories, type Category, type ProductSummary } from '#catalogue/product.ts'

/** What the search field offers while it is typed into. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly words: string }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: ProductSummary }

const mostProducts = 5
const mostRecent = 3

/** 0 is best: the name begins so, one of its words does, it holds it, the description does. */
function rankOf({ name }: ProductSummary, words: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(words)) return 0
  if (lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1
  return lower.includes(words) ? 2 : 3
}

/**
 * What fits the text that stands in the field: searches made before, shelves, products, in this order. Nothing typed
 * offers the way back and the shelves. `found` are products that match, in catalogue order; among equals it stays.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  found: readonly ProductSummary[],
): readonly Suggestion[] {
  const words = typed.trim().toLowerCase()
  const before = recent.filter((one) => one.toLowerCase() !== words && one.toLowerCase().includes(words))
  const shelves = categories.filter((category) => category.toLowerCase().includes(words))
  const products = words === '' ? [] : found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words))
  return [
    ...before.slice(0, mostRecent).map((one) => ({ kind: 'recent', words: one }) as const),
    ...shelves.map((category) => ({ kind: 'category', category }) as const),
    ...products.slice(0, mostProducts).map((product) => ({ kind: 'product', product }) as const),
  ]
}

/** '5 suggestions', as a screen reader hears it after a pause in typing. */
export const suggestionsCount = (count: number): string =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`

/**
 * The suggestion that a key leads to from `active` (null: none, the text has the keys); undefined where the key is not
 * for the list. Beyond either end the text has its turn, and then the list begins anew.
 */
export function suggestionAfterKey(
  key: string,
  active: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : count - 1
    default:
      return undefined
  }
}
