import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the first product in the window where a list that CSS lays out gets another width, for example in a turned
 * phone. Browsers' own scroll anchoring does nothing where the page's padding changes, too. `items` is another value for
 * other items; null while something else keeps the scroll position.
 */
export function useKeptItem(list: RefObject<HTMLElement | null>, items: unknown): void {
  // In the commit that shows other rows: a frame later a turn could still be answered here, and by the virtualizer.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || items === null) return
    let isWithin = false
    let first: Element | null = null
    // The line at the window's top: reports what crosses it, without reading the layout.
    const atTop = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (target === element) isWithin = isIntersecting
          else if (isIntersecting) first = target
          // The line is in the gap above it.
          else if (first === target && boundingClientRect.top > 0) first = target.previousElementSibling
        }
      },
      { rootMargin: '0px 0px -100% 0px' },
    )
    for (const item of [element, ...element.children]) atTop.observe(item)
    let width = element.clientWidth
    /** The last kept item, while the visitor has not scrolled: it stays the same however often a phone is turned. */
    let kept: { item: Element | null; scrollY: number } | null = null
    // Called before the observer above, with the item from before the change.
    const resized = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      // At the page's top nothing is kept, also where the observer has not reported it yet.
      if (!isWithin || window.scrollY === 0) return
      const item: Element | null = kept?.scrollY === window.scrollY ? kept.item : first
      item?.scrollIntoView({ block: 'start', behavior: 'instant' })
      kept = { item, scrollY: window.scrollY }
    })
    resized.observe(element)
    return () => {
      atTop.disconnect()
      resized.disconnect()
    }
  }, [list, items])
}
