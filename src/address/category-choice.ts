import type { CategoryChoice } from '#catalogue/category-tree.ts'
import { tree } from '#catalogue/head.ts'

/** `home-garden`, `Home & Garden`, `HOME AND GARDEN` and `home_garden` are the same category. */
const categoryKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[\s_+-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')

const choices = ['All', ...tree.listed]

const choicesByKey = new Map<string, CategoryChoice>([
  // `?category=Home & Garden` with a bare ampersand arrives as `Home `.
  ...choices.map((choice): [string, string] => [categoryKey(choice.split('&', 1)[0] ?? ''), choice]),
  ...choices.map((choice): [string, string] => [categoryKey(choice), choice]),
])

/** The category of an address, or a text that names none. */
export type CategoryReading = { category: CategoryChoice } | { unknown: string }

/** Reads a category leniently; an empty text is All. */
export function readCategory(text: string): CategoryReading {
  const category = choicesByKey.get(categoryKey(text))
  if (category) return { category }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
