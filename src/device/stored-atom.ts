import { atom } from 'jotai'
import type { StoredValue } from './stored-value.ts'

/**
 * An atom whose value is stored in this browser and follows the other tabs, and the other stores of this document: an
 * answer can arrive after its page is left. It starts empty and reads once it is mounted, so that the first render
 * matches the prerendered page. Its setter returns whether the browser stored the value.
 */
export function storedAtom<T>(stored: StoredValue<T>, empty: T) {
  const current = atom(empty)
  const mounted = new Set<(value: T) => void>()
  current.onMount = (set) => {
    set(stored.read())
    mounted.add(set)
    const stop = stored.subscribe(() => set(stored.read()))
    return () => {
      mounted.delete(set)
      stop()
    }
  }
  return atom(
    (get) => get(current),
    (_get, set, change: (before: T) => T) => {
      // Includes another tab's change whose storage event has not fired yet.
      const next = change(stored.read())
      const isStored = stored.write(next)
      set(current, next)
      for (const show of mounted) show(next)
      return isStored
    },
  )
}
