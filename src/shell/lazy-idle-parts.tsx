import { useEffect, useState, type ComponentType } from 'react'

/**
 * Renders `IdleParts` once the page has loaded and the browser is idle. After a failed import the page stays as it is.
 */
export function LazyIdleParts() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./idle-parts.tsx').then(
        ({ IdleParts }) => setParts(() => IdleParts),
        () => undefined,
      )
    const loadWhenIdle = () => void (window.requestIdleCallback ?? setTimeout)(load)
    if (document.readyState === 'complete') loadWhenIdle()
    else window.addEventListener('load', loadWhenIdle, { once: true })
    return () => window.removeEventListener('load', loadWhenIdle)
  }, [])
  return Parts && <Parts />
}
