import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { listKey, type BrowseSearch } from './browse-search.ts'

const listOf = ({ pathname, search }: ParsedLocation<BrowseSearch>) => pathname + listKey(search)

/**
 * Writes the address's search text into an uncontrolled field whenever the list of the address changes: when the
 * navigation starts, so that text typed before its answer arrives is kept.
 */
export function useSearchField(field: RefObject<HTMLInputElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    let shown = listOf(router.latestLocation)
    return router.subscribe('onBeforeNavigate', () => {
      const latest = listOf(router.latestLocation)
      if (latest === shown || !field.current) return
      shown = latest
      const text = router.latestLocation.search.search ?? ''
      const typed = field.current.value
      // White space alone is typed text without a search.
      if (typed !== text && typed.trim() !== text) field.current.value = text
    })
  }, [field, router])
}
