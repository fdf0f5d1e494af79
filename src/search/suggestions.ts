import * as texts from 'virtual:messages/search'
import { bestOf, type QuerySuggestion } from '#browse/did-you-mean/query-suggestions.ts'
import { listedCategories, topCategories } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { isInLabels, rankProducts } from '#catalogue/words/suggestion-rank.ts'
import { matchOf, termMatch } from '#catalogue/words/word-beginnings.ts'
import type { WordForms } from '#catalogue/words/word-forms.ts'

export type Suggestion =
  | { readonly kind: 'recent'; readonly words: string }
  | { readonly kind: 'category'; readonly category: string }
  /** Another search for what the text may mean. */
  | { readonly kind: 'offer'; readonly offer: QuerySuggestion }
  | { readonly kind: 'product'; readonly product: ProductSummary }
  /** All products that the text finds. */
  | { readonly kind: 'all'; readonly words: string; readonly total: number | null }

/** Equal for the same suggestion of two lists. */
export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'category':
      return `category ${suggestion.category}`
    case 'offer':
      return `${suggestion.offer.kind} ${suggestion.offer.words}`
    case 'product':
      return `product ${suggestion.product.id}`
    case 'recent':
    case 'all':
      return `${suggestion.kind} ${suggestion.words}`
  }
}

const mostProducts = 5
const mostOffered = 3
const mostRecent = 3

interface Found {
  /** In catalogue order, or the best alone where the source ranks them. */
  readonly products: readonly ProductSummary[]
  /** Null until they are counted; the products are those of the last text. */
  readonly total: number | null
}

/** The catalogue's results for the text in the field; null until they are loaded. */
export interface Findings {
  readonly found: Found | null
  readonly offers: readonly QuerySuggestion[] | null
  /** Those with each word of a text that finds nothing as a whole, the best first. */
  readonly withWords?: readonly ProductSummary[]
}

/**
 * The suggestions for the text in the field: recent searches, categories, other searches, products, and a link to all
 * of its products, in this order. An empty field offers recent searches and categories, and a text without suggestions the
 * categories. Products of equal rank keep the catalogue's order.
 */
export function suggest(
  typed: string,
  recent: readonly string[],
  { found, offers, withWords = [] }: Findings,
  forms: WordForms = ownForms,
): readonly Suggestion[] {
  const words = foldSearch(typed)
  const searches = recent.filter((one) => foldSearch(one) !== words && fold(one).includes(words))
  const matchingCategories = listedCategories.filter(
    (category) => words === '' || matchOf(fold(category), words, forms) < termMatch.none,
  )
  const otherOffers = offers?.filter(
    ({ kind, words: label }) => kind !== 'label' || !matchingCategories.includes(label),
  )
  const isNothingFound = found?.total === 0
  const products = rankProducts(found?.products ?? [], words, forms)
  // Socks “for new shoes” are not what “shoes” means: the first offer's shoes precede them. A phrase of several words is
  // rarely in a description by chance.
  const isAside =
    isNothingFound || (!words.includes(' ') && !products.some((product) => isInLabels(product, words, forms)))
  const offered = isAside ? offeredProducts(withWords, offers?.[0], forms).slice(0, mostOffered) : []
  const others = products.filter(({ id }) => !offered.some((product) => product.id === id))
  const shown = [...offered, ...(isNothingFound ? [] : others)].slice(0, mostProducts)
  const suggestions: readonly Suggestion[] = [
    ...searches.slice(0, mostRecent).map((one) => ({ kind: 'recent', words: one }) as const),
    ...matchingCategories.map((category) => ({ kind: 'category', category }) as const),
    ...(otherOffers ?? []).map((offer) => ({ kind: 'offer', offer }) as const),
    ...shown.map((product) => ({ kind: 'product', product }) as const),
    ...(products.length > 0 && found
      ? [{ kind: 'all', words: typed.trim(), total: found.total } as const]
      : []),
  ]
  return isNothingFound && offers && suggestions.length === 0
    ? topCategories.map((category) => ({ kind: 'category', category }))
    : suggestions
}

/** The products with all words of a text that finds nothing, as the list shows them; or those of the first offer. */
function offeredProducts(
  withWords: readonly ProductSummary[],
  offer: QuerySuggestion | undefined,
  forms: WordForms,
): readonly ProductSummary[] {
  if (withWords.length > 0) return withWords
  return offer ? bestOf(offer, forms) : []
}

/** '5 suggestions', announced after a pause in typing; with the reason where the text finds nothing. */
export const suggestionsCount = (count: number, nothingFound?: string): string => {
  const suggestions = texts.count({ count })
  return nothingFound === undefined
    ? suggestions
    : texts.noMatchAndCount({ noMatch: texts.noMatch({ text: nothingFound }), suggestions })
}

/** 'See all 12 results'; without the number until it is known. */
export const seeAll = (total: number | null): string =>
  total === null ? texts.seeAllUncounted : texts.seeAll({ count: total })

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
