import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenNear } from '#ui/when-near.ts'

const moves = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'wheel', 'scroll', 'keydown'] as const

/** What a press begins with, too, or a search: the engine would only be in the way of what they lead to. */
const isSign = ({ type, target }: Event) => /^(?:p|t|f)/.test(type) || target instanceof HTMLInputElement

/** Milliseconds from such a sign until the engine is wanted. */
const calm = 250

/** Once a visitor has moved, every later grid has its engine at once. */
let hasMoved = false

/**
 * Whether a long list is to get its engine: from the visitor's first move on, a moment after the first sign of one, or
 * once the end of what is drawn comes near the window, or where it is to start further down. Until then its code stays
 * away, and the page is as light as a plain one.
 */
export function useEngineWish(
  list: RefObject<HTMLElement | null>,
  isLong: boolean,
  isDeep: boolean,
): boolean {
  const [isWished, setWished] = useState(() => hasMoved)
  useEffect(() => {
    if (!isLong || isWished) return
    const wish = () => {
      hasMoved = true
      setWished(true)
    }
    if (isDeep || window.scrollY > 0) {
      wish()
      return
    }
    const end = list.current?.lastElementChild
    const stopWaiting = end && whenNear(end, wish)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const meet = (event: Event) => {
      if (isSign(event)) waiting ??= setTimeout(wish, calm)
      else wish()
    }
    const options = { passive: true, capture: true }
    for (const move of moves) window.addEventListener(move, meet, options)
    return () => {
      stopWaiting?.()
      clearTimeout(waiting)
      for (const move of moves) window.removeEventListener(move, meet, options)
    }
  }, [list, isLong, isDeep, isWished])
  // A list keeps its engine when its answer becomes short: to lay the same cards out anew costs more than to keep them.
  const isKept = useRef(false)
  return (isKept.current ||= isLong && isWished)
}
