import { atom } from 'jotai'

export const tabs = ['description', 'features', 'specifications'] as const
export type Tab = (typeof tabs)[number]

/** The visitor's choices on a product's page. */
export interface Selection {
  readonly tab: Tab
  /** Index of the image that is shown large. */
  readonly picture: number
  /** At least 1. */
  readonly quantity: number
}

const untouched: Selection = { tab: 'description', picture: 0, quantity: 1 }

const lastSelectionAtom = atom<{ id: number; selection: Selection } | null>(null)
// Reset when the product's page unmounts: a later visit starts with the defaults.
lastSelectionAtom.onMount = (set) => () => set(null)

/**
 * The selection of the product with this id, in the route's store. Each product starts with its description, its first
 * image and a quantity of one, independent of other products.
 */
export const selectionAtom = atom(
  (get) => {
    const chosen = get(lastSelectionAtom)
    return (id: number) => (chosen?.id === id ? chosen.selection : untouched)
  },
  (get, set, id: number, change: Partial<Selection>) => {
    set(lastSelectionAtom, { id, selection: { ...get(selectionAtom)(id), ...change } })
  },
)
