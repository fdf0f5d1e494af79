import { categories, type Category, type ProductSummary } from '#catalogue/product.ts'

export type Suggestion =
  | { readonly kind: 'recent'; readonly words: string }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: ProductSummary }

const mostProducts = 5
const mostRecent = 3

/**
 * The best rank is 0: the name starts with the words; 1: one of its words does; 2: it contains them; 3: only the
 * description does.
 */
function rankOf({ name }: ProductSummary, words: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(words)) return 0
  if (lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1
  return lower.includes(words) ? 2 : 3
}

/**
 * The suggestions for the text in the field: recent searches, categories, products, in this order. An empty field
 * offers recent searches and categories. `found` are matching products in catalogue order; equal ranks keep it.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  found: readonly ProductSummary[],
): readonly Suggestion[] {
  const words = typed.trim().toLowerCase()
  const searches = recent.filter((one) => one.toLowerCase() !== words && one.toLowerCase().includes(words))
  const matchingCategories = categories.filter((category) => category.toLowerCase().includes(words))
  const products = words === '' ? [] : found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words))
  return [
    ...searches.slice(0, mostRecent).map((one) => ({ kind: 'recent', words: one }) as const),
    ...matchingCategories.map((category) => ({ kind: 'category', category }) as const),
    ...products.slice(0, mostProducts).map((product) => ({ kind: 'product', product }) as const),
  ]
}

/** '5 suggestions', announced after a pause in typing. */
export const suggestionsCount = (count: number): string =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`

/**
 * The suggestion that a key moves to from `active` (null: none, the keys apply to the text); undefined where the key
 * does not apply to the list. Beyond either end no suggestion is active, and the next key wraps around.
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
