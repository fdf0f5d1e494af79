import { useEffect, useState, type ReactNode } from 'react'
import { cartHash } from '#cart/cart.ts'
import { isFirstPageView } from '#device/page-views.ts'
import { onFirstInput } from './first-input.ts'

/** Milliseconds after hydration. */
const restTime = 1000

/** Milliseconds. A busy page, such as one that a screen reader reads, may not be idle for half a minute. */
const idleLimit = 3000

/**
 * Renders `DeferredParts` at the visitor's first input; from the second page view on, and where the address contains a
 * cart, `restTime` after hydration. A failed import has no effect on the page.
 */
export function LazyDeferredParts() {
  const [parts, setParts] = useState<ReactNode>()
  useEffect(() => {
    const keys: KeyboardEvent[] = []
    const keepKey = (event: KeyboardEvent) => keys.push(event)
    window.addEventListener('keydown', keepKey, true)
    const takeKeys = () => {
      window.removeEventListener('keydown', keepKey, true)
      return keys
    }
    const { load, stop } = onFirstInput(async () => {
      const Parts = await import('./deferred-parts.tsx').then(({ DeferredParts }) => DeferredParts)
      // The parts read stored values, which change the page: before hydration React would keep the prerendered HTML.
      await new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleLimit })
        else setTimeout(resolve)
      })
      setParts(<Parts takeKeys={takeKeys} />)
    })
    const isNeeded = !isFirstPageView() || window.location.hash.startsWith(cartHash)
    const timer = isNeeded ? setTimeout(load, restTime) : undefined
    return () => {
      stop()
      takeKeys()
      clearTimeout(timer)
    }
  }, [])
  return parts
}
