import { createStoredValue, type StoredOptions } from './stored-value.ts'

/** A stored value that shows on the whole page, as an attribute of its root element. */
export interface StoredSetting<T> {
  /** The stored value, also where another tab has just changed it. */
  read: () => T
  /** The value that the page shows: the empty one until the first `show`. */
  shown: () => T
  /** Shows the stored value on the page. */
  show: () => void
  /** Stores and shows a value. Returns whether the browser stored it; else it lasts until the page is closed. */
  choose: (value: T) => boolean
  /** Calls back after each `show`. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Shows what other tabs choose. Returns an unsubscribe function. */
  followTabs: () => () => void
}

/** `mirror` writes the value to the root element. React reads the setting with `useSyncExternalStore`. */
export function storedSetting<T>(
  options: StoredOptions<T>,
  mirror: (value: T, dataset: DOMStringMap) => void,
): StoredSetting<T> {
  const stored = createStoredValue(options)
  const listeners = new Set<() => void>()
  let shown = options.empty
  const show = () => {
    shown = stored.read()
    mirror(shown, document.documentElement.dataset)
    for (const listener of listeners) listener()
  }
  return {
    read: stored.read,
    shown: () => shown,
    show,
    choose(value) {
      const isStored = stored.write(value)
      show()
      return isStored
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    followTabs: () => stored.subscribe(show),
  }
}
