import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SizedSearch } from '#address/list-query.ts'
import { fewResultsLimit } from '../list/result-texts.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { useTotals } from '../filters/use-catalogue.ts'
import { useQuerySuggestions } from './use-query-suggestions.ts'

/** Milliseconds of a pause in typing: unfinished words would be misread. */
const pause = 500

/** The text after a pause in typing. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return debounced
}

/**
 * Above many products: offers the filters that a search text means, if it is a sentence; never applies them
 * automatically. No live region: after typing, only the number of products is announced, once; the offer precedes the
 * products in the document. Fewer products have `FewResults`. Mounted without a text too: its first letter is typing.
 */
export function QuerySuggestion() {
  const search: SizedSearch = useSearch({ strict: false })
  const text = search.search ?? ''
  return useDebounced(text) === text && text !== '' ? <SentenceOffer search={search} /> : null
}

function SentenceOffer({ search }: { search: SizedSearch }) {
  const [total = 0] = useTotals([search])
  const suggestions = useQuerySuggestions(total > fewResultsLimit ? search : { ...search, search: '' }, true)
  return <DidYouMean suggestions={suggestions?.filter(({ kind }) => kind === 'sentence') ?? []} />
}
