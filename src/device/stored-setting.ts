import { atom, getDefaultStore, type Atom } from 'jotai'
import { createStoredValue, type StoredOptions } from './stored-value.ts'

/** For atoms of the document, whose pages each have a store of their own. */
export const ofDocument = { store: getDefaultStore() }

/** A stored value that shows on the whole page, as an attribute of its root element. */
export interface StoredSetting<T> {
  /** The value that the page shows, for `useAtomValue(shown, ofDocument)`. */
  shown: Atom<T>
  /** The value that the page shows, outside of components. */
  read: () => T
  /** Shows the stored value on the page. */
  show: () => void
  /** Stores and shows a value. Returns whether the browser stored it; else it lasts until the page is closed. */
  choose: (change: (before: T) => T) => boolean
}

interface Options<T> extends StoredOptions<T> {
  /** Writes the value to the root element. */
  mirror: (value: T, dataset: DOMStringMap) => void
  /** Whether the page shows what another tab chooses, while a component reads the setting. */
  followsTabs: boolean
}

export function storedSetting<T>({ mirror, followsTabs, ...options }: Options<T>): StoredSetting<T> {
  const { store } = ofDocument
  const stored = createStoredValue(options)
  // Boot and the entry show what is stored before a component reads it.
  const shown = atom(import.meta.env.SSR ? options.empty : stored.read())
  const show = () => {
    const value = stored.read()
    mirror(value, document.documentElement.dataset)
    store.set(shown, value)
  }
  if (followsTabs) shown.onMount = () => stored.subscribe(show)
  return {
    shown,
    read: () => store.get(shown),
    show,
    choose(change) {
      // Includes another tab's change whose storage event has not fired yet.
      const isStored = stored.write(change(stored.read()))
      show()
      return isStored
    },
  }
}
