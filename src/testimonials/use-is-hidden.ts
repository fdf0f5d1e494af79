import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether nobody can see the element: it is off the screen, or its tab in the background. True until it is known. */
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
