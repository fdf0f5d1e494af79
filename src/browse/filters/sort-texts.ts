import type { Sort } from '#catalogue/filters.ts'

const sortedNames: Readonly<Record<Sort, string>> = {
  'price-up': 'sorted by price, low to high',
  'price-down': 'sorted by price, high to low',
  rating: 'sorted by rating, best first',
  reviews: 'sorted by reviews, most first',
  saving: 'sorted by saving, biggest first',
  name: 'sorted by name',
}

/** In the form for the middle of a sentence: 'sorted by price, low to high'; undefined is the catalogue's order. */
export const sortText = (sort: Sort | undefined): string =>
  sort === undefined ? 'featured first' : sortedNames[sort]

/** The text with a capital first letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
