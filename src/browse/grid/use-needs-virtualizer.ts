import { useEffect, useState, type RefObject } from 'react'
import { beganWithReturn } from '#address/first-address.ts'
import { onFirstInput } from '#ui/on-first-input.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { whenNear } from '#ui/when-near.ts'
import { VirtualGrid } from '../lazy.ts'

/**
 * Milliseconds from the first input until the code is fetched: a press often follows, which it would delay from 100 to
 * 208 ms on a busy machine.
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
    const { stop } = onFirstInput(async () => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      need()
    })
    if (isDeep) need()
    const end = list.current?.lastElementChild
    const stopWaiting = end && whenNear(end, need)
    return () => {
      stop()
      stopWaiting?.()
    }
  }, [list, isLong, isDeep, isNeeded])
  // A list keeps its virtualizer when it becomes short: a new layout of the same cards costs more than keeping them.
  const [hasVirtualizer, setVirtualizer] = useState(false)
  if (isLong && isNeeded && isHydrated && !hasVirtualizer) setVirtualizer(true)
  return hasVirtualizer
}
