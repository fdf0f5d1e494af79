import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ProductSummary } from '#catalogue/product.ts'
import { ensureQuery } from '#catalogue/queries.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import type { GridData } from './use-rendered-rows.ts'
import { gridSliceQuery } from './grid-slice-query.ts'

/** A longer list is cut: 500 products are 36 sheets of A4. */
const mostPrinted = 500

/**
 * Calls `setPrinted` with the products of the list before the page is printed, since paper does not scroll, and with null
 * afterwards. Those are printed that are loaded, and a catalogue that is embedded in the shop answers before the
 * browser lays out its sheets: a browser runs promises, but no tasks, after its `beforeprint` event.
 */
export function usePrintedProducts(
  { listQuery, count, firstSlice }: GridData,
  setPrinted: (products: readonly ProductSummary[] | null) => void,
): void {
  const client = useQueryClient()
  const print = useEffectEvent(async (isOver: () => boolean) => {
    const most = Math.min(count, mostPrinted)
    const show = (products: readonly ProductSummary[]) => {
      if (!isOver()) flushSync(() => setPrinted(products.slice(0, most)))
    }
    const pages = Array.from({ length: Math.ceil(most / sliceSize) }, (_, page) => page)
    const queries = pages.map((page) => gridSliceQuery(listQuery, page))
    const known = queries.map(({ queryKey }) => client.getQueryData(queryKey)?.products)
    const end = known.findIndex((slice) => slice === undefined)
    const loaded = known.slice(0, end < 0 ? undefined : end).flatMap((slice) => slice ?? [])
    show(loaded.length > firstSlice.length ? loaded : firstSlice)
    if (end < 0) return
    const slices = await Promise.all(queries.map((query) => ensureQuery(client, query)))
    show(slices.flatMap(({ products }) => products))
  })
  useEffect(() => {
    let prints = 0
    const start = () => {
      const own = ++prints
      // The sheets have what is loaded.
      print(() => own !== prints).catch(() => undefined)
    }
    const end = () => {
      prints += 1
      setPrinted(null)
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      prints += 1
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [setPrinted])
}
