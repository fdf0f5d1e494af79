import { hashKey, keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { parseList, type ParsedList, type SizedSearch } from '#address/list-query.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { facetsQuery, sliceQuery } from '#catalogue/queries.ts'
import type { ListQuery, Slice } from '#catalogue/source/source.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { savedIdsAtom } from '#saved/saved.ts'

/** Parses addresses with the products that are saved on this device. */
export function useParseList(): (search: SizedSearch) => ParsedList {
  const saved = useAtomValue(savedIdsAtom)
  return (search) => parseList(search, search.saved && saved)
}

/**
 * The counts of every filter value; those of the last query, with `isLate`, until the new ones are loaded. Requested
 * once the products are there: a worker of a large catalogue answers one query after the other. The page itself counts
 * saved and listed products.
 */
export function useFacets(search: SizedSearch): { facets: Facets | undefined; isLate: boolean } {
  const { listQuery, page } = useParseList()(search)
  const isOfIds = listQuery.only !== undefined
  const { isSuccess } = useQuery({ ...sliceQuery(listQuery, page), enabled: !isOfIds })
  const { data, isPlaceholderData, isPending } = useQuery({
    ...facetsQuery(listQuery),
    enabled: isSuccess || isOfIds,
    placeholderData: keepPreviousData,
  })
  return { facets: data, isLate: isPlaceholderData || isPending }
}

/** The products with these ids, without unknown ones; undefined until they are loaded. */
export function useProducts(only: readonly number[], size = ownSize): readonly ProductSummary[] | undefined {
  const listQuery: ListQuery = { category: 'All', search: '', size, only }
  const slices = Array.from({ length: Math.ceil(only.length / sliceSize) }, (_, page) =>
    sliceQuery(listQuery, page),
  )
  const found = useQueries({ queries: slices }).map(({ data }) => data?.products)
  return found.includes(undefined) ? undefined : found.flatMap((products) => products ?? [])
}

/** The first products of each address, and their number; undefined until they are counted. */
export function useSlices(searches: readonly SizedSearch[]): readonly (Slice | undefined)[] {
  const parse = useParseList()
  const queries = searches.map((search) => sliceQuery(parse(search).listQuery, 0))
  // Equal queries are sent once.
  const distinct = new Map(queries.map((query) => [hashKey(query.queryKey), query]))
  const results = useQueries({ queries: [...distinct.values()] })
  const slices = new Map([...distinct.keys()].map((key, index) => [key, results[index]?.data]))
  return queries.map(({ queryKey }) => slices.get(hashKey(queryKey)))
}

/** How many products match each address; undefined until it is counted. */
export const useTotals = (searches: readonly SizedSearch[]): readonly (number | undefined)[] =>
  useSlices(searches).map((slice) => slice?.total)
