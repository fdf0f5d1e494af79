import { categories, type Category } from '#catalogue/product.ts'

/** `home-garden`, `Home & Garden`, `HOME AND GARDEN` and `home_garden` are the same category. */
const shelfKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[\s_+-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')

const shelves = new Map<string, Category | 'All'>([
  ['all', 'All'],
  ...categories.map((category): [string, Category] => [shelfKey(category), category]),
  // `?category=Home & Garden` with a bare ampersand arrives as `Home `.
  ['home', 'Home & Garden'],
])

/** The category of an address, or a text that names none. */
export type CategoryReading = { category: Category | 'All' } | { unknown: string }

/** Reads a category leniently; an empty text is All. */
export function readCategory(text: string): CategoryReading {
  const shelf = shelves.get(shelfKey(text))
  if (shelf) return { category: shelf }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
