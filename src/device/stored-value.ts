import { nameOnOrigin } from '#site/path.ts'

/**
 * One value kept in this browser under one key. Whatever is read is checked; whatever cannot be kept (storage
 * blocked or full) lasts as long as the page does.
 */
export interface StoredValue<T> {
  /** Never throws; `empty` where nothing valid is kept. */
  read: () => T
  /** Whether the browser kept it; false means that it lasts until the page is closed. */
  write: (value: T) => boolean
  /** Calls back when another tab changes the value. Answers with the way to stop. */
  subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  /** With a version at its end: another shape gets another key. */
  key: string
  /** Makes a value of whatever JSON was kept, valid parts at least; undefined where there is none. Never throws. */
  parse: (kept: unknown) => T | undefined
  empty: T
  /**
   * Joins what this tab holds in memory with what another tab has kept; `base` is what was kept when they parted.
   * Without it the other tab's value counts.
   */
  merge?: (base: T, mine: T, theirs: T) => T
  /** `device`: for every tab of this browser, for good. `tab`: for this tab alone, until it is closed. */
  lasts?: 'device' | 'tab'
}

/** Reading the storage itself throws where it is blocked. */
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
}: Options<T>): StoredValue<T> {
  const key = nameOnOrigin(name)
  const storage = () => openStorage(lasts)
  let inMemory: { value: T; base: T } | undefined
  const readKept = (): T => {
    try {
      const text = storage()?.getItem(key)
      if (text === null || text === undefined) return empty
      return parse(JSON.parse(text)) ?? empty
    } catch {
      return empty
    }
  }
  const write = (value: T): boolean => {
    try {
      const store = storage()
      if (store) {
        store.setItem(key, JSON.stringify(value))
        inMemory = undefined
        return true
      }
    } catch {
      // Blocked or full: kept below.
    }
    inMemory = { value, base: inMemory?.base ?? readKept() }
    return false
  }
  return {
    read: () => (inMemory ? inMemory.value : readKept()),
    write,
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        if (event.storageArea && event.storageArea !== storage()) return
        const held = inMemory
        inMemory = undefined
        if (held && merge) {
          const theirs = readKept()
          write(merge(held.base, held.value, theirs))
        }
        listener()
      }
      globalThis.addEventListener('storage', onStorage)
      return () => globalThis.removeEventListener('storage', onStorage)
    },
  }
}
