import type { Category } from '../head/catalogue-head.ts'
import { listedIn, type CategoryChoice, type Counts } from '../head/category-tree.ts'

/**
 * By code, which is the index of a product's category in the head: 1 for the categories whose products a choice lists,
 * its own and those below it.
 */
export const maskOf = (categories: readonly Category[], choice: CategoryChoice): Uint8Array =>
  Uint8Array.from(categories, ({ label, parent }) =>
    choice === 'All' || label === choice || parent === choice ? 1 : 0,
  )

/** The counts of every choice from the number of matches by code. */
export const countsOf = (categories: readonly Category[], byCode: ArrayLike<number>): Counts =>
  Object.fromEntries(
    ['All', ...listedIn(categories)].map((choice) => [
      choice,
      maskOf(categories, choice).reduce((sum, isIn, code) => sum + isIn * (byCode[code] ?? 0), 0),
    ]),
  )
