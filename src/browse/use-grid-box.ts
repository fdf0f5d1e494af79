import { useLayoutEffect, useState, type RefObject } from 'react'

export interface GridBox {
  /** Of the grid, in pixels. */
  readonly width: number
  /** From the top of the document to the grid's, in pixels. */
  readonly top: number
  /** Pixels of 1 rem. */
  readonly rem: number
}

function measure(element: HTMLElement): GridBox {
  const { left, right, top } = element.getBoundingClientRect()
  return {
    width: right - left,
    top: top + window.scrollY,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }
}

/** Where the grid is; null until it is on the page. Follows changes of the grid's width and of all that stands above. */
export function useGridBox(ref: RefObject<HTMLElement | null>): GridBox | null {
  const [box, setBox] = useState<GridBox | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => {
      const next = measure(element)
      setBox((before) =>
        before &&
        Math.abs(before.width - next.width) < 0.1 &&
        Math.abs(before.top - next.top) < 0.5 &&
        before.rem === next.rem
          ? before
          : next,
      )
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return box
}
