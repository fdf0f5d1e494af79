import type { ProductSummary } from '../product.ts'
import type { Category } from '../settings/catalogue-settings.ts'
import { labelsOf, listedIn, type CategoryChoice, type Counts } from '../settings/category-tree.ts'

/** Between the labels of a place: no label contains it. */
const placeMark = '\u001F'

/**
 * A product's place in the categories: the label of its category, or of all of its categories with marks between them,
 * its main one first.
 */
export type Place = string

type Placed = Pick<ProductSummary, 'category' | 'alsoIn'>

export const placeOf = ({ category, alsoIn = [] }: Placed): Place => [category, ...alsoIn].join(placeMark)

export function readPlace(place: Place): Placed {
  const [category = '', ...alsoIn] = place.split(placeMark)
  return { category, ...(alsoIn.length > 0 && { alsoIn }) }
}

/** The places of products in several categories, each once. */
export const sharedPlaces = (products: readonly Placed[]): readonly Place[] => [
  ...new Set(products.filter(({ alsoIn }) => alsoIn).map(placeOf)),
]

/** All places. A product's category code is an index in this list: each category alone, then the places of several. */
export const placesOf = (categories: readonly Category[], shared: readonly Place[]): readonly Place[] => [
  ...labelsOf(categories),
  ...shared,
]

/** By code: the choices that list a place, `All` aside. These are its categories and those above them, each once. */
function choicesByCode(categories: readonly Category[], shared: readonly Place[]): ReadonlySet<string>[] {
  const parents = new Map(categories.map(({ label, parent }) => [label, parent]))
  return placesOf(categories, shared).map((place) => {
    const choices = new Set<string>()
    for (const label of place.split(placeMark))
      for (let one: string | undefined = label; one !== undefined; one = parents.get(one)) choices.add(one)
    return choices
  })
}

/** By code: 1 for the places whose products a choice lists, those of its own category and of those below it. */
export const maskOf = (
  categories: readonly Category[],
  choice: CategoryChoice,
  shared: readonly Place[] = [],
): Uint8Array =>
  Uint8Array.from(choicesByCode(categories, shared), (choices) =>
    choice === 'All' || choices.has(choice) ? 1 : 0,
  )

/** The counts of every choice from the number of matches by code, in one pass: there may be thousands of categories. */
export function countsOf(
  categories: readonly Category[],
  byCode: ArrayLike<number>,
  shared: readonly Place[] = [],
): Counts {
  const sums = new Map<CategoryChoice, number>()
  const add = (choice: CategoryChoice, count: number) => sums.set(choice, (sums.get(choice) ?? 0) + count)
  for (const [code, choices] of choicesByCode(categories, shared).entries())
    for (const choice of ['All', ...choices]) add(choice, byCode[code] ?? 0)
  return Object.fromEntries(['All', ...listedIn(categories)].map((choice) => [choice, sums.get(choice) ?? 0]))
}
