import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export interface GridRect {
  /** Width of the grid in pixels. */
  readonly width: number
  /** From the top of the document to the grid's, in pixels. */
  readonly top: number
  /** Pixels of 1 rem. */
  readonly rem: number
}

function measureRect(element: HTMLElement): GridRect {
  const { left, right, top } = element.getBoundingClientRect()
  return {
    width: right - left,
    top: top + window.scrollY,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }
}

/** Whether both lead to the same layout, up to a difference that is invisible: far down, browsers round to half pixels. */
const isSameRect = (a: GridRect, b: GridRect) =>
  Math.abs(a.width - b.width) < 0.1 && Math.abs(a.top - b.top) < 1 && a.rem === b.rem

/**
 * The position and width of the box around a list; measured again when its width changes, or anything above it. Null
 * before the first commit.
 */
export function useGridRect(list: RefObject<HTMLElement | null>): GridRect | null {
  const [rect, setRect] = useState<GridRect | null>(null)
  useLayoutEffect(() => {
    const element = list.current?.parentElement
    if (!element) return
    const measure = () => {
      const next = measureRect(element)
      setRect((before) => (before && isSameRect(before, next) ? before : next))
    }
    // Between layout and paint, and after the frame's scroll events: an offset of the same frame is known.
    const onChange = () => flushSync(measure)
    measure()
    const observer = new ResizeObserver(onChange)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return rect
}
