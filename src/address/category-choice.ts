import type { CategoryChoice } from '#catalogue/category-tree.ts'
import { listedCategories } from '#catalogue/head.ts'

/** `home-garden`, `Home & Garden`, `HOME AND GARDEN` and `home_garden` are the same category. */
const categoryKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[\s_+-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')

const choices: readonly CategoryChoice[] = ['All', ...listedCategories]

/** The category of an address, or a text that names none. */
export type CategoryReading = { category: CategoryChoice } | { unknown: string }

/** Reads a category leniently; an empty text is All. */
export function readCategory(text: string): CategoryReading {
  const key = categoryKey(text)
  const category =
    choices.find((choice) => categoryKey(choice) === key) ??
    // `?category=Home & Garden` with a bare ampersand arrives as `Home `.
    choices.find((choice) => choice.includes('&') && categoryKey(choice).startsWith(`${key} `))
  if (category) return { category }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
