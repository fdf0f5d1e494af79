import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productsSearch, rootSearch } from '#address/browse-search.ts'
import type { ListPlace } from '#address/list-state.ts'
import { questionOf } from '#address/question.ts'
import { parseSearch } from '#address/search-params.ts'
import type { CatalogueAccess } from '#catalogue/access.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize } from '#catalogue/source.ts'
import { readSavedIds } from '#saved/saved.ts'

/** How far into a list a product is looked for whose place is not known. */
const farthest = 1000

interface Neighbours {
  readonly list: string
  /** The product's, from 0. */
  readonly place: number
  readonly total: number
  readonly previous: ProductSummary | undefined
  readonly next: ProductSummary | undefined
}

/** Null where the product does not stand in the list, or no longer at this place: it was let go of, say. */
async function findNeighbours(
  catalogue: CatalogueAccess,
  id: number,
  at: ListPlace,
): Promise<Neighbours | null> {
  const raw = parseSearch(at.list)
  const search = { ...productsSearch(raw), ...rootSearch(raw) }
  const question = questionOf(search, search.saved && readSavedIds())
  const { client, queries } = await catalogue.openCache()
  const sliceAt = (index: number) => client.query({ ...queries.slice(question, index), staleTime: 'static' })
  const productAt = async (place: number) => {
    if (place < 0) return { product: undefined, total: 0 }
    const { products, total } = await sliceAt(Math.floor(place / sliceSize))
    return { product: products[place % sliceSize], total }
  }
  const placeOfProduct = async (from = 0): Promise<number> => {
    const { products, total } = await sliceAt(from / sliceSize)
    const index = products.findIndex((product) => product.id === id)
    if (index >= 0) return from + index
    const next = from + sliceSize
    return next < Math.min(total, farthest) ? placeOfProduct(next) : -1
  }
  const place = at.place ?? (await placeOfProduct())
  const [previous, self, next] = await Promise.all([-1, 0, 1].map((step) => productAt(place + step)))
  if (self?.product?.id !== id) return null
  return { list: at.list, place, total: self.total, previous: previous?.product, next: next?.product }
}

/** The products before and after the one at this place of a list; null while they are not known. */
export function useListNeighbours(id: number, at: ListPlace | null): Neighbours | null {
  const { catalogue } = useRouter().options.context
  const [found, setFound] = useState<{ id: number; neighbours: Neighbours | null }>()
  const list = at?.list
  const place = at?.place
  useEffect(() => {
    if (list === undefined || place === undefined) return
    let isAsked = true
    findNeighbours(catalogue, id, { list, place }).then(
      (neighbours) => {
        if (isAsked) setFound({ id, neighbours })
      },
      // The page is whole without them.
      () => undefined,
    )
    return () => {
      isAsked = false
    }
  }, [catalogue, id, list, place])
  return at && found?.id === id ? found.neighbours : null
}
