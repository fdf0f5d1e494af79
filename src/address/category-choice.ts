import { categoryKey, labelOfSlug } from '#catalogue/words/category-key.ts'
import type { CategoryChoice } from '#catalogue/settings/category-tree.ts'
import { categories, hasCategorySlugs, listedCategories } from '#catalogue/settings/settings.ts'

const choices: readonly CategoryChoice[] = ['All', ...listedCategories]

/** The category of an address, or a text that names none. */
export type CategoryReading = { category: CategoryChoice } | { unknown: string }

/** Reads a category by its label or slug, leniently; an empty text is All. */
export function readCategory(text: string): CategoryReading {
  const key = categoryKey(text)
  const category =
    (hasCategorySlugs && labelOfSlug(categories, key)) ||
    choices.find((choice) => categoryKey(choice) === key) ||
    // `?category=Home & Garden` with a bare ampersand arrives as `Home `.
    choices.find((choice) => categoryKey(choice).startsWith(`${key} `))
  if (category) return { category }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
