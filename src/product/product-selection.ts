import { atom } from 'jotai'

export const tabs = ['description', 'features', 'specifications'] as const
export type Tab = (typeof tabs)[number]

/** What a visitor has chosen on a product's page. */
export interface Selection {
  readonly tab: Tab
  /** Index of the picture that is shown large. */
  readonly picture: number
  /** At least 1. */
  readonly quantity: number
}

const untouched: Selection = { tab: 'description', picture: 0, quantity: 1 }

const chosenAtom = atom<{ id: number; selection: Selection } | null>(null)
// Forgotten once the product is off the page: on coming back it starts anew, too.
chosenAtom.onMount = (set) => () => set(null)

/**
 * The selection of the product with this id, in the route's store. Each product starts with its description, its first
 * picture and a quantity of one: what was chosen for another one does not count.
 */
export const selectionAtom = atom(
  (get) => {
    const chosen = get(chosenAtom)
    return (id: number) => (chosen?.id === id ? chosen.selection : untouched)
  },
  (get, set, id: number, change: Partial<Selection>) => {
    set(chosenAtom, { id, selection: { ...get(selectionAtom)(id), ...change } })
  },
)
