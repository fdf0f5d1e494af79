import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import type { BrowseSearch } from './browse-search.ts'

/** Identifies the query of an address, without the position in the answer, which scrolling changes. */
function listQueryKey({ pathname, search }: ParsedLocation<BrowseSearch>): string {
  const { at: _at, page: _page, shown: _shown, ...listQuery } = search
  return JSON.stringify([pathname, Object.entries(listQuery).map(String).toSorted()])
}

/**
 * Writes the address's search text into an uncontrolled field whenever the query of the address changes: when the
 * navigation starts, so that text typed before its answer arrives is kept.
 */
export function useSearchField(field: RefObject<HTMLInputElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    let shownKey = listQueryKey(router.latestLocation)
    return router.subscribe('onBeforeNavigate', () => {
      const key = listQueryKey(router.latestLocation)
      if (key === shownKey || !field.current) return
      shownKey = key
      const text = router.latestLocation.search.search ?? ''
      const typed = field.current.value
      // White space alone is typed text without a search.
      if (typed !== text && typed.trim() !== text) field.current.value = text
    })
  }, [field, router])
}
