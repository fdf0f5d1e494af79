import type { BrowseSearch } from '#address/browse-search.ts'
import {
  bestOf,
  candidatesOf,
  querySuggestionsOf,
  type Vocabulary,
} from '#browse/did-you-mean/query-suggestions.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { Slice } from '#catalogue/source/source.ts'
import { foldSearch } from '#catalogue/words/fold.ts'
import { productsWithWords } from '#catalogue/words/suggestion-rank.ts'
import { suggest } from '#search/suggestions.ts'

/** What a shopper types, and which products are right for it. */
interface Wanted {
  readonly typed: string
  readonly isRight: (product: ProductSummary) => boolean
}

interface Judge {
  /** Finds a meaning in a text. */
  readonly pattern: (meaning: string) => RegExp
  /** What says what a product is. */
  readonly textOf: (product: ProductSummary) => string
}

/** The words of a list, `typed: meanings` in each line. */
export const wantedIn = (list: string, { pattern, textOf }: Judge): readonly Wanted[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', meanings = ''] = line.split(': ')
      const patterns = [typed, ...meanings.split(', ')].map(pattern)
      return { typed, isRight: (product) => patterns.some((one) => one.test(textOf(product))) }
    })

interface Shop {
  readonly products: readonly ProductSummary[]
  readonly vocabulary: Vocabulary
  readonly slice: (search: BrowseSearch) => Promise<Slice>
  /** The products with all words of a text, in any order. */
  readonly withWords: (search: BrowseSearch) => Promise<Slice>
}

/** Cards in the window of a laptop without scrolling. */
const firstCards = 6

/** What a shopper sees after typing a text: the number found, the suggested products, and all within one press. */
async function typeIn({ vocabulary, slice, withWords }: Shop, typed: string) {
  const { forms } = vocabulary
  const found = await slice({ search: typed })
  const candidates = candidatesOf({ search: typed }, found.total > 0, vocabulary)
  const slices = await Promise.all(candidates.map(({ search }) => slice(search)))
  const offers = querySuggestionsOf(candidates, slices, found, forms) ?? []
  const others =
    found.total === 0
      ? productsWithWords((await withWords({ search: typed })).products, foldSearch(typed), forms)
      : []
  const suggested = suggest(typed, [], { found, offers, withWords: others }, forms).flatMap((suggestion) =>
    'product' in suggestion ? [suggestion.product] : [],
  )
  const lists = [found.products, others, ...offers.map((offer) => offer.slice.products)]
  return {
    total: found.total,
    /** What Enter shows first: the list, or below an empty one the products with its words, or the first offer's. */
    results: [found.products, others, ...offers.slice(0, 1).map((offer) => bestOf(offer, forms))].find(
      (products) => products.length > 0,
    ),
    suggested,
    inOnePress: [...suggested, ...lists.flatMap((list) => list.slice(0, firstCards))],
  }
}

/**
 * `sold`: words that the shop has right products for. `missed`: those of which none is within one press, and the words
 * of goods that the shop does not have, but lists something for. `mixed`: those of which the first three suggested
 * products, or as many as are right, are not all right; `astray`: the same of the first three results.
 */
export async function judgeWords(shop: Shop, words: readonly Wanted[]) {
  const [sold, missed, mixed, astray]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (const { typed, isRight } of words) {
    const { total, results = [], suggested, inOnePress } = await typeIn(shop, typed)
    const right = shop.products.filter(isRight).length
    if (right === 0) {
      if (total > 0) missed.push(typed)
      continue
    }
    sold.push(typed)
    if (!inOnePress.some(isRight)) missed.push(typed)
    const first = suggested.slice(0, Math.min(3, right))
    if (first.length === 0 || !first.every(isRight)) mixed.push(typed)
    const firstResults = results.slice(0, Math.min(3, right))
    if (firstResults.length === 0 || !firstResults.every(isRight)) astray.push(typed)
  }
  return { sold, missed, mixed, astray }
}
