import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the element is invisible: off the screen, or in a background tab. True until it is measured. */
export function useIsHidden(target: RefObject<Element | null>): boolean {
  const [isOffScreen, setOffScreen] = useState(true)
  const isInBackground = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  )

  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setOffScreen(!(entries.at(-1)?.isIntersecting ?? false))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return isOffScreen || isInBackground
}
