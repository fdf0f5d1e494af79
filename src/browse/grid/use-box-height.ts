import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets the height of a virtual list's box, before the router restores a scroll offset. Turns the browser's own scroll
 * anchoring off meanwhile: the rows follow what is above them, and both would move the window twice.
 */
export function useBoxHeight(list: RefObject<HTMLElement | null>, height: number): void {
  useLayoutEffect(() => {
    const element = list.current?.parentElement
    const page = document.documentElement
    page.style.setProperty('overflow-anchor', 'none')
    return () => {
      page.style.removeProperty('overflow-anchor')
      element?.style.removeProperty('height')
    }
  }, [list])
  useLayoutEffect(() => {
    list.current?.parentElement?.style.setProperty('height', `${height}px`)
  }, [list, height])
}
