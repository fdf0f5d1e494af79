import type { Category } from './catalogue-head.ts'

/** The label of a category, or `All`. */
export type CategoryChoice = string

/** How many products match under each choice: `All`, and every category with a button. */
export type Counts = Readonly<Record<CategoryChoice, number>>

export const labelsOf = (categories: readonly Category[]): readonly string[] =>
  categories.map(({ label }) => label)

/** Labels of the categories with a button. */
export const listedIn = (categories: readonly Category[]): readonly string[] =>
  labelsOf(categories.filter(({ isUnlisted }) => !isUnlisted))

/** Labels of the categories with a button below this one; without a parent, those at the top. */
export const childrenIn = (categories: readonly Category[], parent?: string): readonly string[] =>
  listedIn(categories.filter((category) => category.parent === parent))

/** The label of the category above; undefined at the top. */
export const parentIn = (categories: readonly Category[], child: string): string | undefined =>
  categories.find(({ label }) => label === child)?.parent
