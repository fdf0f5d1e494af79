import { useMemo } from 'react'
import { synonyms, brands } from 'virtual:catalogue/records'
import { wordsOfCatalogue } from '#catalogue/words/catalogue-words.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { listedCategories, ownSize } from '#catalogue/settings/settings.ts'
import type { SizedSearch } from '#address/list-query.ts'
import { candidatesOf, querySuggestionsOf, type QuerySuggestion } from './query-suggestions.ts'
import { useSlices } from '../filters/use-catalogue.ts'

/** Other meanings of an address's search text; null until they are counted, empty without a text. */
export function useQuerySuggestions(
  search: SizedSearch,
  isFound: boolean,
): readonly QuerySuggestion[] | null {
  // Compared with every word of the catalogue: once, not at each rendering.
  const candidates = useMemo(
    () =>
      search.search
        ? candidatesOf(search, isFound, {
            brands,
            categories: listedCategories,
            synonyms,
            counts: wordsOfCatalogue(search.size ?? ownSize),
            forms: ownForms,
          })
        : [],
    [search, isFound],
  )
  const others = candidates.map((candidate) => ({ ...candidate.search, size: search.size }))
  const [own, ...slices] = useSlices(others.length === 0 ? [] : [search, ...others])
  return querySuggestionsOf(candidates, slices, own, ownForms)
}
