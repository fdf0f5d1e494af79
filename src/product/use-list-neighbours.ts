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

interface Neighbours {
  readonly at: ListPlace
  readonly total: number
  readonly previous: ProductSummary | undefined
  readonly next: ProductSummary | undefined
}

/** Null where the product no longer stands at this place of the list: it was let go of, say, or the shop has changed. */
async function findNeighbours(
  catalogue: CatalogueAccess,
  id: number,
  at: ListPlace,
): Promise<Neighbours | null> {
  const raw = parseSearch(at.list)
  const search = { ...productsSearch(raw), ...rootSearch(raw) }
  const question = questionOf(search, search.saved && readSavedIds())
  const { client, queries } = await catalogue.openCache()
  const productAt = async (place: number) => {
    if (place < 0) return { product: undefined, total: 0 }
    const slice = queries.slice(question, Math.floor(place / sliceSize))
    const { products, total } = await client.query({ ...slice, staleTime: 'static' })
    return { product: products[place % sliceSize], total }
  }
  const [previous, self, next] = await Promise.all([-1, 0, 1].map((step) => productAt(at.place + step)))
  if (self?.product?.id !== id) return null
  return { at, total: self.total, previous: previous?.product, next: next?.product }
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
