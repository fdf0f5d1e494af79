import { useSyncExternalStore } from 'react'

const minute = 60_000

const readMinute = (): number => Math.floor(Date.now() / minute)

/**
 * Calls back as each minute begins, and when the page becomes visible again: a tab in the background, a sleeping device
 * and the back/forward cache all stop timers.
 */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(notify, minute - (Date.now() % minute))
  }
  const notify = () => {
    listener()
    wait()
  }
  wait()
  window.addEventListener('pageshow', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pageshow', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The start of the current minute; null in prerendered markup. */
export function useMinute(): Date | null {
  const now = useSyncExternalStore(subscribe, readMinute, () => null)
  return now === null ? null : new Date(now * minute)
}
