import { atom } from 'jotai'
import { readProductIds } from '#catalogue/product-id.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'

/** More than anyone saves by hand; caps a tampered list. */
export const mostSaved = 500

const none: readonly number[] = []

const stored = createStoredValue({
  key: 'shop/saved/1',
  parse: (value) => readProductIds(value, mostSaved),
  empty: none,
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (member) => member).slice(0, mostSaved),
})

/** The products saved on this device, oldest first. */
export const savedIdsAtom = storedAtom(stored, none)

/** How many presses the full list has refused since its notice was closed. */
export const refusalsAtom = atom(0)

/** Needed by the address `?saved=true` before anything is rendered. */
export const readSavedIds = stored.read

/** Calls back when another tab saves or removes a product. Returns an unsubscribe function. */
export const subscribeSaved = stored.subscribe

/** The list with `id` added, unless it is full, or removed if it was there. */
export function toggleSaved(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, mostSaved)
}
