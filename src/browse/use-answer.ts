import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import type { EarlyAnswer, FirstAnswer } from '#catalogue/access.ts'
import type { CategoryChoice, Counts } from '#catalogue/source.ts'

interface Answer extends Omit<FirstAnswer, 'total' | 'counts'> {
  /** Null while the products are being counted: more than a slice. */
  total: number | null
  /** Those before while the products are being counted; null where there are none. */
  counts: Counts | null
  /** All, too, where the address names none that there is. */
  chosen: CategoryChoice
  /** The words that the address has for a category and that name none. */
  unknownCategory: string | null
}

type Loaded = FirstAnswer | EarlyAnswer

/** What the loader has found, and all of it as soon as it is there. Throws what kept it from being found. */
function useComplete(loaded: Loaded): Loaded {
  const [late, setLate] = useState<{ of: Loaded; answer: FirstAnswer } | { of: Loaded; failure: unknown }>()
  useEffect(() => {
    if (loaded.total !== null) return
    let isShown = true
    loaded.complete.then(
      (answer) => isShown && setLate({ of: loaded, answer }),
      (failure: unknown) => isShown && setLate({ of: loaded, failure }),
    )
    return () => {
      isShown = false
    }
  }, [loaded])
  if (late?.of !== loaded) return loaded
  if ('failure' in late) throw late.failure
  return late.answer
}

/** What the catalogue answers to the address of this route. */
export function useAnswer(from: '/' | '/products', search: BrowseSearch): Answer {
  const answer = useComplete(useLoaderData({ from }))
  const [known, setKnown] = useState(answer.counts)
  if (answer.counts && answer.counts !== known) setKnown(answer.counts)
  const reading = readCategory(search.category ?? '')
  return {
    ...answer,
    counts: answer.counts ?? known,
    chosen: 'known' in reading ? reading.known : 'All',
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
