import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import type { BrowseSearch } from './browse-search.ts'

/** Identifies the question of an address. The position in the answer is left out: scrolling writes it. */
function questionKey({ pathname, search }: ParsedLocation<BrowseSearch>): string {
  const { at: _at, page: _page, shown: _shown, ...question } = search
  return JSON.stringify([pathname, Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/**
 * Writes the address's search text into an uncontrolled field whenever the question of the address changes. The field
 * is written when a navigation starts, not when its answer arrives: text typed in between stays.
 */
export function useSearchField(field: RefObject<HTMLInputElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    let shownKey = questionKey(router.latestLocation)
    return router.subscribe('onBeforeNavigate', () => {
      const key = questionKey(router.latestLocation)
      if (key === shownKey || !field.current) return
      shownKey = key
      const text = router.latestLocation.search.search ?? ''
      const typed = field.current.value
      // White space alone is typed text, but no search.
      if (typed !== text && typed.trim() !== text) field.current.value = text
    })
  }, [field, router])
}
