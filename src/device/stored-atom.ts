import { atom } from 'jotai'
import type { StoredValue } from './stored-value.ts'

/**
 * An atom whose value is kept in this browser and follows the other tabs. It starts empty and reads once it is
 * mounted, so that the first picture agrees with the prerendered page.
 * Setting it answers whether the browser kept the value.
 */
export function atomOf<T>(stored: StoredValue<T>, empty: T) {
  const current = atom(empty)
  current.onMount = (set) => {
    set(stored.read())
    return stored.subscribe(() => set(stored.read()))
  }
  return atom(
    (get) => get(current),
    (_get, set, change: (before: T) => T) => {
      // What another tab wrote a moment ago counts, also before its event has come.
      const next = change(stored.read())
      const isKept = stored.write(next)
      set(current, next)
      return isKept
    },
  )
}
