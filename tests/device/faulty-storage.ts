import { vi } from 'vitest'

/** Working storage in memory. */
export class WorkingStorage implements Storage {
  [name: string]: unknown
  readonly #items = new Map<string, string>()

  get length() {
    return this.#items.size
  }
  clear() {
    this.#items.clear()
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value)
  }
}

/** Storage with an exhausted quota: reading works, writing throws. */
export class FullStorage extends WorkingStorage {
  /** What another tab stored, or an earlier visit. */
  seed(key: string, value: string) {
    super.setItem(key, value)
  }
  override setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** Replaces `localStorage` until the test ends (`vi.unstubAllGlobals`). */
export function putStorage<S extends Storage>(storage: S): S {
  vi.stubGlobal('localStorage', storage)
  return storage
}

/** Simulates blocked site data: the getter itself throws. Returns a function that restores `localStorage`. */
export function blockStorage(): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  return () => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}

/** Dispatches the event for another tab's change of a key; null means that all keys were cleared. */
export function dispatchStorageEvent(key: string | null): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key }))
}
