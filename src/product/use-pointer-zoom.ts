import { useEffect, useEffectEvent, type RefObject } from 'react'
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

/**
 * `dx`: the horizontal distance of one pointer from its start, as a fraction of the box's side; 0 where the movement is
 * mostly vertical, or another finger has joined.
 */
type SwipeListener = (dx: number, isOver: boolean) => void

/** One pointer moves or swipes, two pinch the image, a wheel zooms at its position, a double click zooms in and out. */
export function usePointerZoom(
  stage: RefObject<HTMLElement | null>,
  change: (next: (view: ZoomView) => ZoomView) => void,
  most: number,
  swiped: SwipeListener,
): void {
  const onSwipe = useEffectEvent(swiped)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const held = new Map<number, Point>()
    /** Where the only pointer was put down. */
    let start: Point | undefined
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
    const swipeOf = (point: Point) => {
      if (!start) return 0
      const dx = point.x - start.x
      return Math.abs(dx) > Math.abs(point.y - start.y) ? dx : 0
    }
    const endSwipe = (dx: number) => {
      if (start) onSwipe(dx, true)
      start = undefined
    }
    const releasePointer = (event: PointerEvent) => {
      if (held.delete(event.pointerId)) endSwipe(event.type === 'pointerup' ? swipeOf(pointOf(event)) : 0)
    }

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return
        element.setPointerCapture(event.pointerId)
        held.set(event.pointerId, pointOf(event))
        endSwipe(0)
        if (held.size === 1) start = pointOf(event)
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!held.has(event.pointerId)) return
        const before = [...held.values()]
        held.set(event.pointerId, pointOf(event))
        if (start) onSwipe(swipeOf(pointOf(event)), false)
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
