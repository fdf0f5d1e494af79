import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { productsSearch, rootSearch } from '#address/browse-search.ts'
import type { ListOrigin } from '#address/list-state.ts'
import { listQueryOf } from '#address/list-query.ts'
import { parseSearch } from '#address/search-params.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { ensureQuery, sliceQuery } from '#catalogue/queries.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { readSavedIds } from '#saved/saved.ts'

/** The most products of a list that are searched for a product of unknown index. */
const farthest = 1000

interface Neighbours {
  /** The product's index in the list, from 0. */
  readonly index: number
  readonly total: number
  readonly previous: ProductSummary | undefined
  readonly next: ProductSummary | undefined
}

async function findNeighbours(
  client: QueryClient,
  id: number,
  listQuery: ListQuery,
  listed: number | null,
): Promise<Neighbours | null> {
  const sliceAt = (page: number) => ensureQuery(client, sliceQuery(listQuery, page))
  const productAt = async (index: number) => {
    if (index < 0) return { product: undefined, total: 0 }
    const { products, total } = await sliceAt(Math.floor(index / sliceSize))
    return { product: products[index % sliceSize], total }
  }
  const indexOfProduct = async (from = 0): Promise<number> => {
    const { products, total } = await sliceAt(from / sliceSize)
    const found = products.findIndex((product) => product.id === id)
    if (found >= 0) return from + found
    const next = from + sliceSize
    return next < Math.min(total, farthest) ? indexOfProduct(next) : -1
  }
  const index = listed ?? (await indexOfProduct())
  const [previous, self, next] = await Promise.all([-1, 0, 1].map((step) => productAt(index + step)))
  if (self?.product?.id !== id) return null
  return { index, total: self.total, previous: previous?.product, next: next?.product }
}

/**
 * The products before and after one in a list; null where it is not in the list, or no longer at this index (after it
 * was unsaved, for example).
 */
export function neighboursQuery(id: number, { list, index }: ListOrigin) {
  const raw = parseSearch(list)
  const search = { ...productsSearch(raw), ...rootSearch(raw) }
  const listQuery = listQueryOf(search, search.saved && readSavedIds())
  return queryOptions({
    queryKey: ['list neighbours', id, listQuery, index],
    queryFn: ({ client }) => findNeighbours(client, id, listQuery, index),
  })
}
