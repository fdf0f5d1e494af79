import { isProductId } from '#catalogue/product-id.ts'
import { atomOf } from '#device/stored-atom.ts'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'

/** More than anyone saves by hand; keeps a tampered list from growing without end. */
export const mostSaved = 500

const none: readonly number[] = []

/** Ids in the order of saving; whatever in the stored list is not an id is passed over. */
const parseIds = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isProductId))].slice(0, mostSaved) : none

const stored = createStoredValue({
  key: 'brooklyn-parcel/saved/1',
  parse: parseIds,
  empty: none,
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (member) => member).slice(0, mostSaved),
})

/** The products saved on this device, oldest first. */
export const savedIdsAtom = atomOf(stored, none)

/** As the address `?saved=true` needs them before anything is on the page. */
export const readSavedIds = stored.read

/** Calls back when another tab saves or forgets a product. Answers with the way to stop. */
export const subscribeSaved = stored.subscribe

/** The list with `id` put in, or taken out if it was there. */
export function toggleSaved(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-mostSaved)
}
