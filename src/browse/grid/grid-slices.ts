import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { gridSliceQuery } from './grid-slice-query.ts'

/**
 * The slices of a list that the grid needs now. Not `useQueries`, which costs a sixth more script while scrolling
 * (decision 003). Requests for slices that are no longer needed are aborted.
 */
export interface GridSlices {
  /** Requests the slices of these cards; each range includes its last index. */
  readonly need: (listQuery: ListQuery, ranges: readonly (readonly [first: number, last: number])[]) => void
  /** Undefined until its slice is loaded. */
  readonly product: (index: number) => ProductSummary | undefined
  readonly hasFailed: () => boolean
  readonly retry: () => void
  readonly stop: () => void
}

export const pageOf = (index: number): number => Math.floor(index / sliceSize)

export function createSlices(client: QueryClient, onChange: () => void): GridSlices {
  let current: ListQuery | undefined
  const pages = new Map<number, { products: readonly ProductSummary[] | undefined; stop: () => void }>()
  const failed = new Map<number, () => void>()

  function open(listQuery: ListQuery, page: number) {
    const observer = new QueryObserver(client, gridSliceQuery(listQuery, page))
    const entry = { products: observer.getCurrentResult().data?.products, stop: (): void => undefined }
    pages.set(page, entry)
    entry.stop = observer.subscribe(({ data, isError, refetch }) => {
      if (isError && !data) failed.set(page, () => void refetch())
      else failed.delete(page)
      entry.products = data?.products
      onChange()
    })
  }
  function close(page: number) {
    pages.get(page)?.stop()
    pages.delete(page)
    failed.delete(page)
  }

  return {
    need(listQuery, ranges) {
      const needed = new Set<number>()
      for (const [first, last] of ranges)
        for (let page = pageOf(first); page <= pageOf(last); page++) needed.add(page)
      for (const page of pages.keys()) if (current !== listQuery || !needed.has(page)) close(page)
      current = listQuery
      for (const page of needed) if (!pages.has(page)) open(listQuery, page)
    },
    product: (index) => pages.get(pageOf(index))?.products?.[index % sliceSize],
    hasFailed: () => failed.size > 0,
    retry: () => {
      for (const refetch of failed.values()) refetch()
    },
    stop: () => {
      for (const page of pages.keys()) close(page)
    },
  }
}
