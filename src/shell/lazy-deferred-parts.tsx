import { useEffect, useState, type ReactNode } from 'react'
import { isFirstPageView } from '#device/page-views.ts'
import { onFirstInput } from './first-input.ts'

/**
 * Renders `DeferredParts` at the visitor's first input; from the second page view on, and where the address ends in a
 * cart, once the browser is idle. A failed import leaves the page as it is.
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
      const { DeferredParts } = await import('./deferred-parts.tsx')
      setParts(<DeferredParts takeKeys={takeKeys} />)
    })
    const loadWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(load)
    if (!isFirstPageView() || window.location.hash.startsWith('#cart=')) {
      if (document.readyState === 'complete') loadWhenIdle()
      else window.addEventListener('load', loadWhenIdle, { once: true })
    }
    return () => {
      stop()
      takeKeys()
      window.removeEventListener('load', loadWhenIdle)
    }
  }, [])
  return parts
}
