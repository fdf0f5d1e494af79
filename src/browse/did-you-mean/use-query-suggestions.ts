import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { synonyms, brands } from 'virtual:catalogue/records'
import { wordsQuery } from '#catalogue/words-query.ts'
import type { WordCounts } from '#catalogue/words/spelling.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { listedCategories, ownSize } from '#catalogue/settings/settings.ts'
import type { SizedSearch } from '#address/list-query.ts'
import { candidatesOf, querySuggestionsOf, type QuerySuggestion } from './query-suggestions.ts'
import { useSlices } from '../filters/use-catalogue.ts'

const noWords: WordCounts = new Map()

/** Other meanings of an address's search text; null until they are counted, empty without a text. */
export function useQuerySuggestions(
  search: SizedSearch,
  isFound: boolean,
): readonly QuerySuggestion[] | null {
  const query = wordsQuery(search.size ?? ownSize)
  const words = useQuery(search.search ? query : { ...query, queryFn: skipToken })
  // Without the words there are still other suggestions.
  const counts = words.isError ? noWords : words.data
  // Compared with every word of the catalogue: once, not at each rendering.
  const candidates = useMemo(
    () =>
      search.search && counts
        ? candidatesOf(search, isFound, {
            brands,
            categories: listedCategories,
            synonyms,
            counts,
            forms: ownForms,
          })
        : [],
    [search, isFound, counts],
  )
  const others = candidates.map((candidate) => ({ ...candidate.search, size: search.size }))
  const [own, ...slices] = useSlices(others.length === 0 ? [] : [search, ...others])
  if (search.search && !counts) return null
  return querySuggestionsOf(candidates, slices, own, ownForms)
}
