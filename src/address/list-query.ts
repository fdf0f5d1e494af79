import type { Filters, ListSort } from '#catalogue/filters.ts'
import { toMinor } from '#catalogue/money/money.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { hasOptionFilters, ownSize, searchMode } from '#catalogue/settings/settings.ts'
import { readBrands } from './brand-list.ts'
import type { BrowseSearch } from './browse-search.ts'
import { readCategory } from './category-choice.ts'
import { firstIds, mostListed } from './ids.ts'
import { optionsOf } from './option-choices.ts'

/** Returns no `filters` key where there are none. */
function filtersOf(search: BrowseSearch): { filters?: Filters } {
  const { min, max, brand, rating, sale, available } = search
  const filters: Filters = {
    ...(min && { min: toMinor(min) }),
    ...(max && { max: toMinor(max) }),
    ...(brand && { brands: readBrands(brand) }),
    ...(rating && { rating }),
    ...(sale && { sale }),
    ...(available && { available }),
    ...(hasOptionFilters && optionsOf(search)),
  }
  return Object.keys(filters).length > 0 ? { filters } : {}
}

/** The order of an address. The best matches are first, unless it names another one. */
function sortOf({ sort, search }: BrowseSearch): { sort?: ListSort } {
  if (sort === 'featured') return {}
  if (sort) return { sort }
  return search ? { sort: 'match' } : {}
}

/** The parameters of a list's page, with that of the whole shop that changes the list. */
export type SizedSearch = BrowseSearch & { readonly size?: number | undefined }

/** The catalogue query of an address, restricted to `saved` if given. An unknown category matches all. */
export function listQueryOf(search: SizedSearch, saved?: readonly number[]): ListQuery {
  return parseList(search, saved).listQuery
}

/** What a list's address asks for. */
export interface ParsedList {
  readonly listQuery: ListQuery
  /** Index of the slice, from 0: the page of the plain list; 0 for a grid. */
  readonly page: number
  /** The category text of the address where it names no category, which the page reports. */
  readonly unknownCategory: string | null
}

/** Parses a list's address once, for its loader and its page. Restricted to `saved` if given. */
export function parseList(search: SizedSearch, saved?: readonly number[]): ParsedList {
  const reading = readCategory(search.category ?? '')
  const only = search.ids
    ? firstIds(search.ids, mostListed).filter((id) => saved?.includes(id) ?? true)
    : saved
  return {
    listQuery: {
      category: 'category' in reading ? reading.category : 'All',
      search: search.search ?? '',
      size: search.size ?? ownSize,
      ...(only && { only }),
      ...filtersOf(search),
      ...sortOf(search),
      ...(searchMode === 'words' && { match: searchMode }),
    },
    page: search.view ? (search.page ?? 1) - 1 : 0,
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
