import type { Category } from './catalogue-head.ts'

/** The label of a category, or `All`. */
export type CategoryChoice = string

/** How many products match under each choice: `All`, and every category with a button. */
export type Counts = Readonly<Record<CategoryChoice, number>>

export interface CategoryTree {
  readonly categories: readonly Category[]
  /** Labels of the categories with a button. */
  readonly listed: readonly string[]
  /** Those at the top. */
  readonly top: readonly string[]
  /** The labels below a category; empty for none. */
  readonly below: (label: string) => readonly string[]
  /** The label of the category above; undefined at the top. */
  readonly above: (label: string) => string | undefined
}

const labelsOf = (categories: readonly Category[]) => categories.map(({ label }) => label)

export function createCategoryTree(categories: readonly Category[]): CategoryTree {
  const listed = categories.filter(({ isUnlisted }) => !isUnlisted)
  const below = (above?: string) => labelsOf(listed.filter(({ parent }) => parent === above))
  return {
    categories,
    listed: labelsOf(listed),
    top: below(),
    below,
    above: (child) => categories.find(({ label }) => label === child)?.parent,
  }
}
