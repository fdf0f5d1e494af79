import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { few } from '../result-words.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { useTotals, type SizedSearch } from './use-catalogue.ts'
import { useOffers } from './use-offers.ts'

/** Milliseconds of a pause in typing: unfinished words would be misread. */
const pause = 500

/** The text after a pause in typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}

/**
 * Above many products: offers the filters that a search text means, if it is a sentence; never applies them
 * automatically. No live region: after typing, only the number of products is announced, once, and the offer is between
 * the field and the products. Fewer products have `WaysOut`.
 */
export function Offer() {
  const search: SizedSearch = useSearch({ strict: false })
  const text = search.search ?? ''
  const rested = useRested(text)
  const [total = 0] = useTotals([search])
  const isAsked = rested === text && total > few
  const offers = useOffers(isAsked ? search : { ...search, search: '' }, true)
  return <DidYouMean offers={offers?.filter(({ kind }) => kind === 'sentence') ?? []} />
}
