import * as texts from 'virtual:messages/compare'
import { readProductIds } from '#catalogue/product-id.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { mostCompared } from '#address/ids.ts'

export const noneCompared: readonly number[] = []

const stored = createStoredValue({
  key: 'shop/compare/1',
  parse: (value) => readProductIds(value, mostCompared),
  empty: noneCompared,
  lasts: 'tab',
})

/** The products chosen for a comparison in this tab, in the order of choosing: four at most. */
export const comparedIdsAtom = storedAtom(stored, noneCompared)

/** Products of a comparison, at least. */
export const leastCompared = 2

/** The list with `id` added, or removed if it was there; a full list stays unchanged. */
export function toggleCompared(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < mostCompared ? [...ids, id] : ids
}

/** The announcement after a press on a product's Compare button. */
export function choiceText(name: string, before: readonly number[], after: readonly number[]): string {
  if (after.length > before.length) return texts.chosen({ name, count: after.length })
  if (after.length < before.length) return texts.notChosen({ name })
  return texts.isFull({ most: mostCompared })
}
