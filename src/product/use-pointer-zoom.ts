import { useEffect, type RefObject } from 'react'
import { panBy, wholePicture, zoomBy, type ZoomView } from './zoom.ts'

/** Doublings of the scale per pixel of a wheel. */
const wheelSpeed = 0.003

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One pointer moves the image, two pinch it, a wheel zooms at its position, a double click zooms in and out. */
export function usePointerZoom(
  stage: RefObject<HTMLElement | null>,
  change: (next: (view: ZoomView) => ZoomView) => void,
  most: number,
): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const held = new Map<number, Point>()
    const stop = new AbortController()
    const { signal } = stop

    /**
     * The distance from the window's centre, as a fraction of the largest square in it, which the image fills at scale
     * 1.
     */
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const side = Math.min(width, height)
      return { x: (clientX - left - width / 2) / side, y: (clientY - top - height / 2) / side }
    }
    const releasePointer = ({ pointerId }: PointerEvent) => void held.delete(pointerId)

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return
        element.setPointerCapture(event.pointerId)
        held.set(event.pointerId, pointOf(event))
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!held.has(event.pointerId)) return
        const before = [...held.values()]
        held.set(event.pointerId, pointOf(event))
        const after = [...held.values()]
        const from = middleOf(before)
        const to = middleOf(after)
        const factor = before.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1
        change((view) => panBy(zoomBy(view, factor, most, from.x, from.y), to.x - from.x, to.y - from.y))
      },
      { signal },
    )
    element.addEventListener('pointerup', releasePointer, { signal })
    element.addEventListener('pointercancel', releasePointer, { signal })
    element.addEventListener(
      'dblclick',
      (event) => {
        const { x, y } = pointOf(event)
        change((view) => (view.scale > 1 ? wholePicture : zoomBy(view, 2, most, x, y)))
      },
      { signal },
    )
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const { x, y } = pointOf(event)
        change((view) => zoomBy(view, 2 ** (-event.deltaY * wheelSpeed), most, x, y))
      },
      { signal, passive: false },
    )
    return () => stop.abort()
  }, [change, most, stage])
}
