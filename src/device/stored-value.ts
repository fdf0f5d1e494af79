import * as texts from 'virtual:messages/device'
import { nameOnOrigin } from '#site/path.ts'

/**
 * One value stored in this browser under one key. Every read value is validated; where storage is blocked or full, the
 * value lasts as long as the page.
 */
export interface StoredValue<T> {
  /** Never throws; returns `empty` where nothing valid is stored. */
  read: () => T
  /** Returns true where the browser stored it; false means that it lasts until the page is closed. */
  write: (value: T) => boolean
  /**
   * Calls back when another tab changes the value, or has changed it while this page was kept for Back. Returns an
   * unsubscribe function.
   */
  subscribe: (listener: () => void) => () => void
}

/** For the visitor, where `write` returns false. */
export const notStored: string = texts.notStored

/** An announcement of a change, with `notStored` where the browser did not store it. */
export const withStorage = (words: string, isStored: boolean): string =>
  isStored ? words : texts.doneNotStored({ words })

export interface StoredOptions<T> {
  /** Ends with a version: another shape gets another key. */
  key: string
  /** Validates the stored JSON, and returns at least its valid parts; undefined where there are none. Never throws. */
  parse: (value: unknown) => T | undefined
  empty: T
  /**
   * Merges this tab's value in memory with the value that another tab has stored; `base` is the last common stored
   * value. Without `merge` the other tab's value wins.
   */
  merge?: (base: T, mine: T, theirs: T) => T
  /** `device`: for every tab of this browser, permanently. `tab`: for this tab alone, until it is closed. */
  lasts?: 'device' | 'tab'
}

/** Accessing the storage throws where it is blocked. */
function openStorage(lasts: 'device' | 'tab'): Storage | undefined {
  try {
    return lasts === 'tab' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

export function createStoredValue<T>({
  key: name,
  parse,
  empty,
  merge,
  lasts = 'device',
}: StoredOptions<T>): StoredValue<T> {
  const key = nameOnOrigin(name)
  const storage = () => openStorage(lasts)
  let inMemory: { value: T; base: T } | undefined
  const readStored = (): T => {
    try {
      const text = storage()?.getItem(key)
      if (text === null || text === undefined) return empty
      return parse(JSON.parse(text)) ?? empty
    } catch {
      return empty
    }
  }
  const storedText = () => JSON.stringify(readStored())
  const write = (value: T): boolean => {
    try {
      const store = storage()
      if (store) {
        store.setItem(key, JSON.stringify(value))
        inMemory = undefined
        return true
      }
    } catch {
      // Blocked or full: held in memory below.
    }
    inMemory = { value, base: inMemory?.base ?? readStored() }
    return false
  }
  return {
    read: () => (inMemory ? inMemory.value : readStored()),
    write,
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        if (event.storageArea && event.storageArea !== storage()) return
        const held = inMemory
        inMemory = undefined
        if (held && merge) {
          const theirs = readStored()
          write(merge(held.base, held.value, theirs))
        }
        listener()
      }
      // A page in the back/forward cache gets no `storage` events.
      let left: string | undefined
      const onLeave = () => {
        left = storedText()
      }
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted && storedText() !== left) listener()
      }
      globalThis.addEventListener('storage', onStorage)
      globalThis.addEventListener('pagehide', onLeave)
      globalThis.addEventListener('pageshow', onReturn)
      return () => {
        globalThis.removeEventListener('storage', onStorage)
        globalThis.removeEventListener('pagehide', onLeave)
        globalThis.removeEventListener('pageshow', onReturn)
      }
    },
  }
}
