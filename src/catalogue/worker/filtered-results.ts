import { sortKeyAt, type Columns } from '../engine/columns.ts'
import type { Filters, ListSort, Sort } from '../filters.ts'
import { createFilterPass, type Filtered } from '../engine/filter-and-count.ts'
import {
  createOrder,
  createRankOrder,
  sortOrdinals,
  type Order,
  type Ranked,
  type Segments,
} from '../engine/sort-ordinals.ts'
import { countRanks } from '../words/match-rank.ts'
import { searchTerms } from '../words/search-terms.ts'
import type { CategoryChoice } from '../settings/category-tree.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import { maskOf } from '../engine/category-codes.ts'

/**
 * A query for a shard. It has filters, if only `{}`, where it asks for facets, for words, or for another order than the
 * best match.
 */
export interface ShardQuery {
  /** Empty for no search. */
  readonly search: string
  readonly choice: CategoryChoice
  readonly filters?: Filters | undefined
  readonly sort?: ListSort | undefined
  readonly match?: 'words' | undefined
}

export interface FilteredQuery extends ShardQuery {
  readonly filters: Filters
}

export interface FilteredResult extends Filtered {
  /** Set for a query with a sort order; the ordinals are in that order. */
  readonly segments?: Segments
}

interface Sources {
  /** Waits for all products; null once `isObsolete` returns true. */
  readonly columns: (isObsolete: () => boolean) => Promise<Columns | null>
  /** The products whose texts match, in all categories; null once `isObsolete` returns true. */
  readonly search: (
    listQuery: Pick<FilteredQuery, 'search' | 'match'>,
    isObsolete: () => boolean,
  ) => Promise<Ranked | null>
  readonly pause: () => Promise<void>
}

/** Products filtered between two checks for an obsolete query: about two milliseconds. */
const stride = 32_768

/** The number of cached results: a slice, its counts and its facets use the same one, or two. */
const keptResults = 4

/** Finds the results of queries with filters or an order. Returns null once `isObsolete` returns true. */
export function createFilteredResults({ columns, search, pause }: Sources) {
  const orders = new Map<Sort, Order>()
  // The latest is last.
  let kept: readonly (readonly [key: string, result: FilteredResult])[] = []

  function bySort(sort: Sort, figures: Columns): Order {
    const order = orders.get(sort) ?? createOrder(figures.count, sortKeyAt(figures, sort))
    orders.set(sort, order)
    return order
  }

  const byRank = (matches: Ranked, { search: text, match }: FilteredQuery, { count }: Columns) =>
    createRankOrder(matches, count, countRanks(searchTerms(text, match).length))

  async function find(listQuery: FilteredQuery, isObsolete: () => boolean): Promise<FilteredResult | null> {
    const { choice, filters, sort } = listQuery
    const figures = await columns(isObsolete)
    if (!figures) return null
    const matches = listQuery.search === '' ? undefined : await search(listQuery, isObsolete)
    if (matches === null || isObsolete()) return null
    const pass = createFilterPass(
      figures,
      filters,
      maskOf(categories, choice, sharedPlaces),
      matches?.ordinals,
    )
    for (let first = 0; first < pass.length; first += stride) {
      pass.advance(first, Math.min(first + stride, pass.length))
      await pause()
      if (isObsolete()) return null
    }
    const found = pass.result()
    if (!sort) return found
    const order = sort === 'match' ? matches && byRank(matches, listQuery, figures) : bySort(sort, figures)
    if (!order) return found
    const { sorted, segments } = sortOrdinals(found.ordinals, order)
    return { ...found, ordinals: sorted, segments }
  }

  return async (listQuery: FilteredQuery, isObsolete: () => boolean): Promise<FilteredResult | null> => {
    const { search: sought, choice, filters, sort, match } = listQuery
    const key = JSON.stringify([sought, choice, filters, sort, match])
    const result = kept.find(([other]) => other === key)?.[1] ?? (await find(listQuery, isObsolete))
    if (result)
      kept = [...kept.filter(([other]) => other !== key), [key, result] as const].slice(-keptResults)
    return result
  }
}
