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
  /** Set where the page does not show what another tab chooses, else it does while a component reads the setting. */
  ignoresTabs?: true
}

export function storedSetting<T>(options: Options<T>): StoredSetting<T> {
  const { store } = ofDocument
  const stored = createStoredValue(options)
  // Boot and the entry show what is stored before a component reads it.
  const shown = atom(import.meta.env.SSR ? options.empty : stored.read())
  const show = () => {
    const value = stored.read()
    options.mirror(value, document.documentElement.dataset)
    store.set(shown, value)
  }
  if (!options.ignoresTabs) shown.onMount = () => stored.subscribe(show)
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
