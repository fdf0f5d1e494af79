import type { Category } from '../settings/catalogue-settings.ts'
import { listedIn, type CategoryChoice, type Counts } from '../settings/category-tree.ts'

/**
 * By code, which is the index of a product's category in the head: 1 for the categories whose products a choice lists,
 * its own and those below it.
 */
export const maskOf = (categories: readonly Category[], choice: CategoryChoice): Uint8Array =>
  Uint8Array.from(categories, ({ label, parent }) =>
    choice === 'All' || label === choice || parent === choice ? 1 : 0,
  )

/** The counts of every choice from the number of matches by code, in one pass: there may be thousands of categories. */
export function countsOf(categories: readonly Category[], byCode: ArrayLike<number>): Counts {
  const sums = new Map<CategoryChoice, number>()
  const add = (choice: CategoryChoice, count: number) => sums.set(choice, (sums.get(choice) ?? 0) + count)
  for (const [code, { label, parent }] of categories.entries()) {
    const count = byCode[code] ?? 0
    for (const choice of parent === undefined ? ['All', label] : ['All', label, parent]) add(choice, count)
  }
  return Object.fromEntries(['All', ...listedIn(categories)].map((choice) => [choice, sums.get(choice) ?? 0]))
}
