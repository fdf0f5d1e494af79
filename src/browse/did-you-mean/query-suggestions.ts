import { fromStart, productsSearch, type BrowseSearch } from '#address/browse-search.ts'
import { otherSearches, type Synonyms } from '#catalogue/words/other-searches.ts'
import { parseQuery } from '#catalogue/words/parse-query.ts'
import type { Slice } from '#catalogue/source/source.ts'
import type { WordCounts } from '#catalogue/words/spelling.ts'
import { joinBrands, noConditions, wordsOfSearch } from '../filters/conditions.ts'

/** The most suggestions on a page: more are a list to read. */
const mostQuerySuggestions = 3

/** The catalogue's words. */
export interface Vocabulary {
  readonly brands: readonly string[]
  readonly synonyms: Synonyms
  readonly counts: WordCounts
}

/** Another search for what a visitor may mean. */
export interface Candidate {
  readonly search: BrowseSearch
  readonly words: string
  /** `sentence`: the text read as filters. `here`: another text, with the same conditions; `anywhere`: without any. */
  readonly kind: 'sentence' | 'here' | 'anywhere'
}

/** A candidate that has products. */
export interface QuerySuggestion extends Candidate {
  readonly slice: Slice
}

/** The searches that a text may mean, the likeliest first; `isFound`: whether the text itself finds products. */
export function candidatesOf(
  search: BrowseSearch,
  isFound: boolean,
  { brands, synonyms, counts }: Vocabulary,
): readonly Candidate[] {
  const text = search.search ?? ''
  const othersOf = (of: string) => otherSearches({ text: of, isFound }, synonyms, counts)
  const others = othersOf(text)
  const toCandidate =
    (kind: Candidate['kind'], conditions: BrowseSearch) =>
    (words: string): Candidate => {
      const offered = { ...conditions, ...fromStart, search: words || undefined }
      return { search: offered, words: kind === 'sentence' ? wordsOfSearch(offered) : words, kind }
    }
  return [
    ...sentenceSearches(text, brands, othersOf).map(({ words, conditions }) =>
      toCandidate('sentence', productsSearch({ ...search, ...conditions }))(words),
    ),
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

/** The same number of products, and the same first ones. */
const areEqual = (a: Slice, b: Slice) =>
  a.total === b.total && a.products.every(({ id }, at) => id === b.products[at]?.id)

/**
 * The candidates of the best kind that has products, others than the text itself finds (`own`); null until all are
 * counted.
 */
export function querySuggestionsOf(
  candidates: readonly Candidate[],
  slices: readonly (Slice | undefined)[],
  own: Slice | undefined,
): readonly QuerySuggestion[] | null {
  if (candidates.length === 0) return []
  if (!own || candidates.some((_, at) => !slices[at])) return null
  const suggestions = candidates.flatMap((candidate, at): QuerySuggestion[] => {
    const slice = slices[at]
    return slice && slice.total > 0 && !areEqual(slice, own) ? [{ ...candidate, slice }] : []
  })
  return suggestions.filter(({ kind }) => kind === suggestions[0]?.kind).slice(0, mostQuerySuggestions)
}
