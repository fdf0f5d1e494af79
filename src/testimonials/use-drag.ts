import { useRef, useState, type PointerEvent } from 'react'
import { lineSign } from '#ui/reading-direction.ts'
import { dragDecision } from './carousel.ts'

interface Options {
  /** The pointer is `dx` CSS pixels along the line of text from the start of the drag. */
  readonly follow: (dx: number) => void
  /** The drag has ended; called once for each followed drag, and before `move`. */
  readonly release: () => void
  readonly move: (way: 'previous' | 'next') => void
}

/** Pixels from which a press counts as a drag. */
const slop = 4

const alongLine = (event: PointerEvent, start: { readonly x: number }) => (event.clientX - start.x) * lineSign

/** Horizontal drags by mouse, pen or finger. The browser handles vertical ones and then fires `pointercancel`. */
export function useDrag({ follow, release, move }: Options) {
  const drag = useRef<{ id: number; x: number; y: number; isFollowed: boolean }>(null)
  const [isDragged, setDragged] = useState(false)

  const finish = (way: ReturnType<typeof dragDecision>) => {
    const isFollowed = drag.current?.isFollowed ?? false
    drag.current = null
    setDragged(false)
    if (isFollowed) release()
    if (way !== 'none') move(way)
  }

  const dragOf = (event: PointerEvent) => (drag.current?.id === event.pointerId ? drag.current : null)

  return {
    isDragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return
        drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isFollowed: false }
        // The end of the drag is received wherever the pointer is.
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(true)
      },
      onPointerMove: (event: PointerEvent) => {
        const held = dragOf(event)
        if (!held) return
        const dx = alongLine(event, held)
        held.isFollowed ||= Math.abs(dx) > slop && Math.abs(dx) > Math.abs(event.clientY - held.y)
        if (held.isFollowed) follow(dx)
      },
      onPointerUp: (event: PointerEvent) => {
        const held = dragOf(event)
        if (held) finish(dragDecision(alongLine(event, held), event.clientY - held.y))
      },
      onPointerCancel: (event: PointerEvent) => {
        if (dragOf(event)) finish('none')
      },
      onLostPointerCapture: (event: PointerEvent) => {
        if (dragOf(event)) finish('none')
      },
    },
  }
}
