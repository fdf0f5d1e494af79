import { useEffect, useState, type ComponentType } from 'react'
import { cartHash } from '#cart/cart.ts'
import { isFirstPageView } from '#device/page-views.ts'
import { onFirstInput } from '#ui/on-first-input.ts'
import type { DeferredPartsProps } from './deferred-parts.tsx'

/** What nobody needs before the first input, and the keys pressed before it was loaded. */
export interface Deferred {
  readonly SavedCount: ComponentType
  readonly DeferredParts: ComponentType<DeferredPartsProps>
  readonly earlyKeys: readonly KeyboardEvent[]
}

/** Milliseconds after hydration. */
const restTime = 1000

/** Milliseconds. A busy page, such as one that a screen reader reads, may not be idle for half a minute. */
const idleLimit = 3000

/**
 * Fetches the deferred parts at the visitor's first input; from the second page view on, and where the address contains a
 * cart, `restTime` after hydration. Undefined until then. A failed import has no effect on the page, and the next input
 * tries again.
 */
export function useDeferredParts(): Deferred | undefined {
  const [parts, setParts] = useState<Deferred>()
  useEffect(() => {
    const earlyKeys: KeyboardEvent[] = []
    const keepKey = (event: KeyboardEvent) => earlyKeys.push(event)
    const stopKeeping = () => window.removeEventListener('keydown', keepKey, true)
    window.addEventListener('keydown', keepKey, true)
    const { load, stop } = onFirstInput(async () => {
      const { SavedCount, DeferredParts } = await import('./deferred-parts.tsx')
      // The parts read stored values, which change the page: before hydration React would keep the prerendered HTML.
      await new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleLimit })
        else setTimeout(resolve)
      })
      stopKeeping()
      setParts({ SavedCount, DeferredParts, earlyKeys })
    })
    const isNeeded = !isFirstPageView() || window.location.hash.startsWith(cartHash)
    const timer = isNeeded ? setTimeout(load, restTime) : undefined
    return () => {
      stop()
      stopKeeping()
      clearTimeout(timer)
    }
  }, [])
  return parts
}
