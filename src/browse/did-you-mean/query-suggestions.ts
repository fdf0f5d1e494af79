import { fromStart, productsSearch, type BrowseSearch } from '#address/browse-search.ts'
import { matchingLabels } from '#catalogue/words/matching-labels.ts'
import { hasWords, leastShareWithWords } from '#catalogue/words/word-beginnings.ts'
import { hasBrands, sorts } from '#catalogue/settings/settings.ts'
import { plainForms, type WordForms } from '#catalogue/words/word-forms.ts'
import { otherSearches, type Synonyms } from '#catalogue/words/other-searches.ts'
import { parseQuery } from '#catalogue/words/parse-query.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { foldSearch } from '#catalogue/words/fold.ts'
import { rankProducts } from '#catalogue/words/suggestion-rank.ts'
import type { Slice } from '#catalogue/source/source.ts'
import type { WordCounts } from '#catalogue/words/spelling.ts'
import { allConditions, joinBrands, noConditions, wordsOfSearch } from '../filters/conditions.ts'

/** The most suggestions on a page: more are a list to read. */
const mostQuerySuggestions = 3

/** The catalogue's words, and its language. */
export interface Vocabulary {
  readonly forms: WordForms
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly synonyms: Synonyms
  readonly counts: WordCounts
}

/** Another search for what a visitor may mean. */
export interface Candidate {
  readonly search: BrowseSearch
  readonly words: string
  /**
   * `sentence`: the text read as filters. `part`: without one of them. `label`: a category or a brand instead of it.
   * `here`: another text, with the same conditions; `anywhere`: without any.
   */
  readonly kind: 'sentence' | 'part' | 'label' | 'here' | 'anywhere'
}

/** A candidate that has products. */
export interface QuerySuggestion extends Candidate {
  readonly slice: Slice
}

/** The searches that a text may mean, the likeliest first; `isFound`: whether the text itself finds products. */
export function candidatesOf(
  search: BrowseSearch,
  isFound: boolean,
  { brands, categories, synonyms, counts, forms }: Vocabulary,
): readonly Candidate[] {
  const text = search.search ?? ''
  const othersOf = (of: string) => otherSearches({ text: of, isFound }, synonyms, counts, forms)
  const others = othersOf(text)
  const toCandidate =
    (kind: Candidate['kind'], conditions: BrowseSearch) =>
    (words: string): Candidate => {
      const offered = { ...conditions, ...fromStart, search: words || undefined }
      return { search: offered, words: isSentence(kind) ? wordsOfSearch(offered) : words, kind }
    }
  const sentences = sentenceSearches(text, brands, othersOf).map(({ words, conditions }) =>
    toCandidate('sentence', productsSearch({ ...search, ...conditions }))(words),
  )
  const labels = (found: readonly string[], conditionOf: (label: string) => BrowseSearch) =>
    found.slice(0, mostQuerySuggestions).map((words): Candidate => {
      const conditions = productsSearch({ ...search, ...noConditions, ...conditionOf(words) })
      return { search: { ...conditions, ...fromStart }, words, kind: 'label' }
    })
  return [
    ...sentences,
    ...(isFound ? [] : sentences.slice(0, 1).flatMap(partsOf)),
    // A sentence names them already.
    ...(sentences.length > 0
      ? []
      : [
          ...labels(matchingLabels(text, categories, forms), (category) => ({ category })),
          // Names have no other forms.
          ...labels(hasBrands ? matchingLabels(text, brands, plainForms) : [], (brand) => ({
            brand: joinBrands([brand]),
          })),
        ]),
    ...others.map(toCandidate('here', search)),
    ...others.map(toCandidate('anywhere', { ...search, ...noConditions })),
  ]
}

/** The filters that a text means, with the rest of it and with other words for the rest. */
function sentenceSearches(
  text: string,
  brands: readonly string[],
  othersOf: (text: string) => readonly string[],
): readonly { readonly words: string; readonly conditions: BrowseSearch }[] {
  const parsed = parseQuery(text, brands)
  if (!parsed) return []
  const { search: rest, brands: brandNames, ...filters } = parsed
  const conditions = { ...filters, ...(brandNames && { brand: joinBrands(brandNames) }) }
  return [rest, ...othersOf(rest)].map((words) => ({ words, conditions }))
}

/**
 * A sentence without one of its filters each, where neither it nor the text finds a product. The category and the
 * brand, which say what is sought, are left out last; without a highest price the cheapest products are first.
 */
const partsOf = ({ search }: Candidate): readonly Candidate[] =>
  allConditions(search)
    .toReversed()
    .filter(({ key }) => key !== 'search')
    .map(({ key, without }): BrowseSearch => {
      const isBudget = key === 'price' && search.max !== undefined && sorts.includes('price-up')
      return { ...search, ...(isBudget && { sort: search.sort ?? 'price-up' }), ...without(search) }
    })
    .filter((part) => allConditions(part).length > 0)
    .map((part) => ({ search: part, words: wordsOfSearch(part), kind: 'part' }))

/** Whether a candidate's words are those of its filters, with quotation marks of their own. */
export const isSentence = (kind: Candidate['kind']): boolean => kind === 'sentence' || kind === 'part'

/** The same number of products, and the same first ones. */
const areEqual = (a: Slice, b: Slice) =>
  a.total === b.total && a.products.every(({ id }, at) => id === b.products[at]?.id)

/**
 * Whether most of a candidate's products have its words, not only their letters. Of a sentence the first has to: its
 * words are the shopper's own, and its list has the best match first.
 */
function hasOwnWords({ search, kind }: Candidate, { products }: Slice, forms: WordForms): boolean {
  const text = search.search ?? ''
  if (kind === 'label' || text === '') return true
  const right = products.filter((product) => hasWords(product, text, forms))
  return isSentence(kind) ? right.length > 0 : right.length >= leastShareWithWords * products.length
}

/**
 * The candidates that have products, others than the text itself finds (`own`) and than a label has: labels, and those
 * of the best other kind. Null until all are counted.
 */
export function querySuggestionsOf(
  candidates: readonly Candidate[],
  slices: readonly (Slice | undefined)[],
  own: Slice | undefined,
  forms: WordForms,
): readonly QuerySuggestion[] | null {
  if (candidates.length === 0) return []
  if (!own || candidates.some((_, at) => !slices[at])) return null
  const suggestions: QuerySuggestion[] = []
  for (const [at, candidate] of candidates.entries()) {
    const slice = slices[at]
    if (!slice || slice.total === 0 || !hasOwnWords(candidate, slice, forms)) continue
    const labels = suggestions.filter(({ kind }) => kind === 'label')
    const others = [own, ...labels.map((label) => label.slice)]
    if (!others.some((other) => areEqual(slice, other))) suggestions.push({ ...candidate, slice })
  }
  const best = suggestions.find(({ kind }) => kind !== 'label')?.kind
  return suggestions.filter(({ kind }) => kind === 'label' || kind === best).slice(0, mostQuerySuggestions)
}

/** The first products of a suggestion, the best for its text first; its list has the catalogue's order. */
export const bestOf = (
  { search, slice }: Pick<QuerySuggestion, 'search' | 'slice'>,
  forms: WordForms,
): readonly ProductSummary[] => rankProducts(slice.products, foldSearch(search.search ?? ''), forms)
