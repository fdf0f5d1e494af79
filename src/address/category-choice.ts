import { categories, type Category } from '#catalogue/product.ts'

/** `home-garden`, `Home & Garden`, `HOME AND GARDEN` and `home_garden` are the same category. */
const categoryKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[\s_+-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')

const categoriesByKey = new Map<string, Category | 'All'>([
  ['all', 'All'],
  ...categories.map((category): [string, Category] => [categoryKey(category), category]),
  // `?category=Home & Garden` with a bare ampersand arrives as `Home `.
  ['home', 'Home & Garden'],
])

/** The category of an address, or a text that names none. */
export type CategoryReading = { category: Category | 'All' } | { unknown: string }

/** Reads a category leniently; an empty text is All. */
export function readCategory(text: string): CategoryReading {
  const category = categoriesByKey.get(categoryKey(text))
  if (category) return { category }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
