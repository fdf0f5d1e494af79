import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { listKey, type BrowseSearch } from '#address/browse-search.ts'

/** Pixels, more than any page is high. */
const farAbove = 20_000_000

/**
 * Shows another list from its first product: where the beginning of `results` is above the window, the window moves to
 * it. The focus stays on the control that was pressed. The router restores the offset of Back and Forward afterwards.
 */
export function useListStart(search: BrowseSearch, results: RefObject<HTMLElement | null>): void {
  const isAbove = useRef(false)
  useEffect(() => {
    if (!results.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest) isAbove.current = latest.boundingClientRect.top < 0
      },
      // All that is above the window: reports whenever the beginning of the results crosses its top, also where a jump
      // leaves their end above it, too. Reading their position at each change would lay the page out once more for each
      // letter that is typed.
      { rootMargin: `${farAbove}px 0px -100% 0px` },
    )
    observer.observe(results.current)
    return () => observer.disconnect()
  }, [results])

  const key = listKey(search)
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const element = isAbove.current ? results.current : null
    // The report of a scroll may be late: a letter typed far down shows its field, which is above the results.
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [key, results])
}
