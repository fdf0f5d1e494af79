import { useEffect, useState, type ComponentType } from 'react'

/** What can wait until the page has loaded and the browser has nothing to do; without it the shop is whole. */
export function Later() {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./afterwards.tsx').then(
        ({ Afterwards }) => setPart(() => Afterwards),
        () => undefined,
      )
    const wait = () => void (window.requestIdleCallback ?? setTimeout)(load)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => window.removeEventListener('load', wait)
  }, [])
  return Part && <Part />
}
