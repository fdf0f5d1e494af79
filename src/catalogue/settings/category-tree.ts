import type { Category } from './catalogue-settings.ts'

/** A category and the one above it, as far as a path needs them. */
type Level = Pick<Category, 'label' | 'parent'>

/** The label of a category, or `All`. */
export type CategoryChoice = string

/** How many products match under each choice: `All`, and every category with a button. */
export type Counts = Readonly<Record<CategoryChoice, number>>

/** The matches under a choice; 0 where it is missing. A label may be the name of a property of every object. */
export const countOf = (counts: Counts, choice: CategoryChoice): number =>
  Object.hasOwn(counts, choice) ? (counts[choice] ?? 0) : 0

export const labelsOf = (categories: readonly Category[]): readonly string[] =>
  categories.map(({ label }) => label)

/** Labels of the categories with a button. */
export const listedIn = (categories: readonly Category[]): readonly string[] =>
  labelsOf(categories.filter(({ isUnlisted }) => !isUnlisted))

/** Labels of the categories with a button below this one; without a parent, those at the top. */
export const childrenIn = (categories: readonly Category[], parent?: string): readonly string[] =>
  listedIn(categories.filter((category) => category.parent === parent))

/** The label of the category above; undefined at the top. */
const parentIn = (categories: readonly Level[], child: string): string | undefined =>
  categories.find(({ label }) => label === child)?.parent

/** A category and those above it, from the top. */
export const pathIn = (categories: readonly Level[], label: string): readonly string[] => {
  const parent = parentIn(categories, label)
  return parent === undefined ? [label] : [...pathIn(categories, parent), label]
}

/** The label of a category beside that of the one above it. */
export const shortLabelIn = (categories: readonly Category[], label: string): string =>
  categories.find((category) => category.label === label)?.shortLabel ?? label

/** Between the labels of a path. */
export const pathMark = '›'

/** Characters of a category's name, of a path at most: addresses and a catalogue service are checked for more. */
export const longestLabelPath = 200

/** A category by its label and those above it, from the top: `Women › Shoes`. */
export const labelPath = (labels: readonly string[]): string => labels.join(` ${pathMark} `)
