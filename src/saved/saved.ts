import * as v from 'valibot'
import { atomOf } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'

/** More than anyone saves by hand; keeps a tampered list from growing without end. */
const mostSaved = 500

const none: readonly number[] = []

const productId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999))

/** Ids in the order of saving; whatever in the stored list is not an id is passed over. */
const savedIds = v.pipe(
  v.array(v.fallback(v.nullable(productId), null)),
  v.transform((ids): readonly number[] => [...new Set(ids.filter((id) => id !== null))].slice(0, mostSaved)),
)

const stored = createStoredValue({ key: 'brooklyn-parcel/saved/1', schema: savedIds, empty: none })

/** The products saved on this device, oldest first. */
export const savedIdsAtom = atomOf(stored, none)

/** As the address `?saved=true` needs them before anything is on the page. */
export const readSavedIds = stored.read

/** The list with `id` put in, or taken out if it was there. */
export function toggleSaved(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-mostSaved)
}
