import * as v from 'valibot'

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
  schema: v.GenericSchema<unknown, T>
  empty: T
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

export function createStoredValue<T>({ key, schema, empty, lasts = 'device' }: Options<T>): StoredValue<T> {
  const storage = () => openStorage(lasts)
  let inMemory: { value: T } | undefined
  return {
    read() {
      if (inMemory) return inMemory.value
      try {
        const text = storage()?.getItem(key)
        if (text === null || text === undefined) return empty
        const result = v.safeParse(schema, JSON.parse(text))
        return result.success ? result.output : empty
      } catch {
        return empty
      }
    },
    write(value) {
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
      inMemory = { value }
      return false
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        if (event.storageArea && event.storageArea !== storage()) return
        inMemory = undefined
        listener()
      }
      globalThis.addEventListener('storage', onStorage)
      return () => globalThis.removeEventListener('storage', onStorage)
    },
  }
}
