import type { Filters } from '#catalogue/filters.ts'
import { toMinor } from '#catalogue/money/money.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { ownSize } from '#catalogue/head/head.ts'
import { readBrands } from './brand-list.ts'
import type { BrowseSearch } from './browse-search.ts'
import { readCategory } from './category-choice.ts'
import { firstIds, mostListed } from './ids.ts'

/** Returns no `filters` key where there are none. */
function filtersOf({ min, max, brand, rating, sale }: BrowseSearch): { filters?: Filters } {
  const filters: Filters = {
    ...(min && { min: toMinor(min) }),
    ...(max && { max: toMinor(max) }),
    ...(brand && { brands: readBrands(brand) }),
    ...(rating && { rating }),
    ...(sale && { sale }),
  }
  return Object.keys(filters).length > 0 ? { filters } : {}
}

/**
 * The catalogue query of an address, restricted to `saved` if given. An unknown category matches all (the page
 * reports it).
 */
export function listQueryOf(
  search: BrowseSearch & { size?: number | undefined },
  saved?: readonly number[],
): ListQuery {
  const reading = readCategory(search.category ?? '')
  const only = search.ids
    ? firstIds(search.ids, mostListed).filter((id) => saved?.includes(id) ?? true)
    : saved
  return {
    category: 'category' in reading ? reading.category : 'All',
    search: search.search ?? '',
    size: search.size ?? ownSize,
    ...(only && { only }),
    ...filtersOf(search),
    ...(search.sort && { sort: search.sort }),
  }
}

/** Index of the slice that is loaded at an address: the page of the plain list; 0 for a grid. */
export const sliceIndexOf = ({ view, page = 1 }: BrowseSearch): number => (view ? page - 1 : 0)
