import { smallestSize, type Question } from '#catalogue/source.ts'
import type { BrowseSearch } from './browse-search.ts'
import { readCategory } from './category-choice.ts'

/** What an address asks of the catalogue. An unknown category asks for all (the page says so). */
export function questionOf(
  search: BrowseSearch & { size?: number | undefined },
  only?: readonly number[],
): Question {
  const reading = readCategory(search.category ?? '')
  return {
    category: 'known' in reading ? reading.known : 'All',
    search: search.search ?? '',
    size: search.size ?? smallestSize,
    ...(only && { only }),
  }
}
