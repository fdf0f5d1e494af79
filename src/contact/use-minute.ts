import { useSyncExternalStore } from 'react'

const minute = 60_000

const readMinute = (): number => Math.floor(Date.now() / minute)

/**
 * Calls back as each minute begins, and when the page is looked at again: a tab in the background, a sleeping device
 * and the back/forward cache all stop timers.
 */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, minute - (Date.now() % minute))
  }
  const tell = () => {
    listener()
    wait()
  }
  wait()
  window.addEventListener('pageshow', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pageshow', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** The start of the minute that it is; null in markup that was made before anybody looked at a clock. */
export function useMinute(): Date | null {
  const now = useSyncExternalStore(subscribe, readMinute, () => null)
  return now === null ? null : new Date(now * minute)
}
