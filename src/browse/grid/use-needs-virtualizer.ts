import { useEffect, useState, type RefObject } from 'react'
import { beganWithReturn } from '#address/first-address.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { whenNear } from '#ui/when-near.ts'
import { VirtualGrid } from '../lazy.ts'

/** Events that a press begins with. */
const pressBegins: readonly string[] = ['pointermove', 'pointerdown', 'focusin']
const inputs = [...pressBegins, 'wheel', 'scroll', 'keydown']

/** Whether a press or a letter may follow at once; after the focus in the search the first letter takes a while. */
const precedesPress = ({ type, target }: Event) =>
  target instanceof HTMLInputElement
    ? target.type !== 'search' || type !== 'focusin'
    : pressBegins.includes(type)

/**
 * Milliseconds that the virtualizer waits after such an event: without them a press after hovering takes 208 ms instead
 * of 100 on a busy machine.
 */
const delay = 250

/** Module state for the visit: once a list has needed its virtualizer, every later one has its own immediately. */
let wasNeeded = false

/**
 * For the loader of a page with a list: after a reload and after Back from another site the window may be anywhere in
 * it, and its rows are needed at once.
 */
export async function prepareReturn(): Promise<void> {
  if (wasNeeded || !beganWithReturn()) return
  wasNeeded = true
  // The list shows its first products without it, and fetches it again at the next press.
  await VirtualGrid.preload().catch(() => undefined)
}

/**
 * True once a long list needs its virtualizer: after the first input, when the end of the drawn cards is near the
 * window, or where the list starts further down. Until then its code is not fetched.
 */
export function useNeedsVirtualizer(
  list: RefObject<HTMLElement | null>,
  isLong: boolean,
  isDeep: boolean,
): boolean {
  const isHydrated = useHydratedValue(true, false)
  const [isNeeded, setNeeded] = useState(() => wasNeeded)
  useEffect(() => {
    if (!isLong || isNeeded) return
    const need = () => {
      wasNeeded = true
      setNeeded(true)
    }
    if (isDeep) {
      need()
      return
    }
    const end = list.current?.lastElementChild
    const stopWaiting = end && whenNear(end, need)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onInput = (event: Event) => {
      // A scrolled part of the page, such as the line of categories.
      if (event.type === 'scroll' && event.target instanceof Element) return
      if (precedesPress(event)) waiting ??= setTimeout(need, delay)
      else need()
    }
    const options = { passive: true, capture: true }
    for (const input of inputs) window.addEventListener(input, onInput, options)
    return () => {
      stopWaiting?.()
      clearTimeout(waiting)
      for (const input of inputs) window.removeEventListener(input, onInput, options)
    }
  }, [list, isLong, isDeep, isNeeded])
  // A list keeps its virtualizer when it becomes short: a new layout of the same cards costs more than keeping them.
  const [hasVirtualizer, setVirtualizer] = useState(false)
  if (isLong && isNeeded && isHydrated && !hasVirtualizer) setVirtualizer(true)
  return hasVirtualizer
}
