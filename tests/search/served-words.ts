import type { BrowseSearch } from '#address/browse-search.ts'
import {
  candidatesOf,
  querySuggestionsOf,
  type Vocabulary,
} from '#browse/did-you-mean/query-suggestions.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { Slice } from '#catalogue/source/source.ts'
import { rankProducts } from '#catalogue/words/suggestion-rank.ts'
import { hasWords } from '#catalogue/words/word-beginnings.ts'
import { suggest } from '#search/suggestions.ts'

/** What a word of a list means, and which products are right for it. */
interface Wanted {
  readonly typed: string
  readonly isRight: (product: ProductSummary) => boolean
}

/** The words of a list; `pattern` finds a meaning in the name and category of a product. */
export const wantedIn = (
  list: string,
  pattern: (meaning: string) => RegExp,
  textOf: (product: ProductSummary) => string,
): readonly Wanted[] =>
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
  /** The products with all words of a text, which an empty list shows. */
  readonly withWords: (search: BrowseSearch) => Promise<Slice>
}

/** Cards in the window of a laptop without scrolling. */
const firstCards = 6

/** What a shopper sees of a shop after typing a text: the header's suggestions, and the products one press away. */
async function typeIn(shop: Shop, typed: string) {
  const found = await shop.slice({ search: typed })
  const candidates = candidatesOf({ search: typed }, found.total > 0, shop.vocabulary)
  const slices = await Promise.all(candidates.map(({ search }) => shop.slice(search)))
  const offers = querySuggestionsOf(candidates, slices, found, shop.vocabulary.forms) ?? []
  const withWords = found.total === 0 ? [await shop.withWords({ search: typed })] : []
  const findings = { found, offers, withWords: withWords.flatMap(({ products }) =>
    rankProducts(products.filter((product) => hasWords(product, typed.toLowerCase(), shop.vocabulary.forms)), typed.toLowerCase(), shop.vocabulary.forms)) }
  const suggested = suggest(typed, [], findings, shop.vocabulary.forms).flatMap((suggestion) =>
    'product' in suggestion ? [suggestion.product] : [],
  )
  const lists = [found, ...withWords, ...offers.map(({ slice }) => slice)]
  const inOnePress = [...suggested, ...lists.flatMap(({ products }) => products.slice(0, firstCards))]
  return { found, offers, suggested, inOnePress }
}

/**
 * The words of a list that miss: the right product is not within one press, or the shop has none and the list is not
 * empty. `mixed`: those of which the first three suggested products are not all right, as far as there are so many.
 */
export async function missesOf(shop: Shop, words: readonly Wanted[]) {
  const missed: string[] = []
  const mixed: string[] = []
  let sold = 0
  for (const { typed, isRight } of words) {
    const { found, suggested, inOnePress } = await typeIn(shop, typed)
    const right = shop.products.filter(isRight).length
    if (right > 0) sold += 1
    if (right > 0 ? !inOnePress.some(isRight) : found.total > 0) missed.push(typed)
    const first = suggested.slice(0, Math.min(3, right))
    if (right > 0 && (first.length === 0 || !first.every(isRight))) mixed.push(process.env['LOG'] ? `${typed}[${first.map((p)=>p.name).join('|')}]` : typed)
  }
  return { sold, missed, mixed }
}
