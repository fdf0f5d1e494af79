import type { CategoryChoice, CategoryTree, Counts } from '../category-tree.ts'

/** Labels by code: a product's category code is the index of its category in the head. */
export const labelsOf = ({ categories }: CategoryTree): readonly string[] =>
  categories.map(({ label }) => label)

/** By code: 1 for the categories whose products a choice lists, which are its own and those below it. */
export const maskOf = ({ categories }: CategoryTree, choice: CategoryChoice): Uint8Array =>
  Uint8Array.from(categories, ({ label, parent }) =>
    choice === 'All' || label === choice || parent === choice ? 1 : 0,
  )

/** The counts of every choice from the number of matches by code. */
export const countsOf = (tree: CategoryTree, byCode: ArrayLike<number>): Counts =>
  Object.fromEntries(
    ['All', ...tree.listed].map((choice) => [
      choice,
      maskOf(tree, choice).reduce((sum, isIn, code) => sum + isIn * (byCode[code] ?? 0), 0),
    ]),
  )
