import { nearestSize } from './settings/settings.ts'
import type { ListQuery } from './source/source.ts'
import { normalSearch } from './words/search-terms.ts'

/**
 * The normal form of a query: queries with the same answer share it. Folding loses nothing, since search folds both
 * sides. White space alone is no search.
 */
export function normalForm({ category, search, size, only, filters, sort, match }: ListQuery): ListQuery {
  const normal = normalSearch(search, match)
  return {
    category,
    search: normal,
    size: nearestSize(size),
    ...(only && { only: [...new Set(only)].filter(Number.isSafeInteger).toSorted((a, b) => a - b) }),
    ...(filters && { filters }),
    ...(sort && (sort !== 'match' || normal !== '') && { sort }),
    ...(match && normal !== '' && { match }),
  }
}
