import { useLoaderData } from '@tanstack/react-router'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import type { FirstAnswer } from '#catalogue/access.ts'
import type { CategoryChoice } from '#catalogue/source.ts'

interface Answer extends FirstAnswer {
  /** All, too, where the address names none that there is. */
  chosen: CategoryChoice
  /** The words that the address has for a category and that name none. */
  unknownCategory: string | null
}

/** What the catalogue answers to the address of this route. */
export function useAnswer(from: '/' | '/products', search: BrowseSearch): Answer {
  const answer = useLoaderData({ from })
  const reading = readCategory(search.category ?? '')
  return {
    ...answer,
    chosen: 'known' in reading ? reading.known : 'All',
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
