import { categories, type Category } from '#catalogue/product.ts'

/** `home-garden`, `Home & Garden`, `HOME AND GARDEN` and `home_garden` are one and the same shelf. */
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

/** What the address says of the category: a shelf, or words that name none. */
export type CategoryReading = { category: Category | 'All' } | { unknown: string }

/** Reads a category leniently; no text at all is All. */
export function readCategory(text: string): CategoryReading {
  const shelf = shelves.get(shelfKey(text))
  if (shelf) return { category: shelf }
  return text.trim() === '' ? { category: 'All' } : { unknown: text.trim() }
}
