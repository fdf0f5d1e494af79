import { readProductIds } from '#catalogue/product-id.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { mostInRow } from './most-in-row.ts'

/** The product on the page and a row of others. */
const mostStored = mostInRow + 1

const none: readonly number[] = []

const stored = createStoredValue({
  key: 'shop/viewed/1',
  parse: (value) => readProductIds(value, mostStored),
  empty: none,
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (member) => member).slice(0, mostStored),
})

/** Ids of the products viewed on this device, latest first. */
export const recentViewsAtom = storedAtom(stored, none)

/** The list with `id` moved to the front. */
export const withView = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, mostStored)
