import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { sliceSize, type Question, type Slice } from '#catalogue/source.ts'
import type { Rows } from './grid-rows.ts'

/**
 * Milliseconds that a slice stays cached after its last use: scrolling through a million products must not fill the
 * memory.
 */
const gcTime = 60_000

/** A slice of a long list. */
export const gridSliceQuery = (question: Question, page: number) =>
  queryOptions({ ...sliceQuery(question, page), gcTime })

/** The slices of an answer that the grid needs now. */
interface GridSlices {
  /** Undefined until its slice is loaded. */
  readonly product: (index: number) => ProductSummary | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

export const pageOf = (index: number): number => Math.floor(index / sliceSize)

/** The pages of the cards in these ranges of rows, ascending. */
function pagesOf(ranges: readonly Rows[], columns: number, count: number): number[] {
  const pages = new Set<number>()
  for (const { first, last } of ranges) {
    const lastCard = Math.min((last + 1) * columns, count) - 1
    for (let page = pageOf(first * columns); page <= pageOf(lastCard); page++) pages.add(page)
  }
  return [...pages].toSorted((a, b) => a - b)
}

// The other fields of a result change more often.
const combine = (results: UseQueryResult<Slice>[]) =>
  results.map(({ data, isError, refetch }) => ({ data, isError, refetch }))

/**
 * Requests the slices of these rows, and aborts the requests for slices that are no longer needed. `count`: products of
 * the whole list.
 */
export function useSlices(
  question: Question,
  ranges: readonly Rows[],
  columns: number,
  count: number,
): GridSlices {
  const key = pagesOf(ranges, columns, count).join()
  const pages = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key])
  const queries = useMemo(() => pages.map((page) => gridSliceQuery(question, page)), [question, pages])
  const results = useQueries({ queries, combine })
  return useMemo(
    () => ({
      product: (index) => results[pages.indexOf(pageOf(index))]?.data?.products[index % sliceSize],
      hasFailed: results.some(({ isError }) => isError),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch()
      },
    }),
    [pages, results],
  )
}
