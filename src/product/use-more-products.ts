import { useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { CatalogueAccess } from '#catalogue/access.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { sliceSize, smallestSize, type Question } from '#catalogue/source.ts'
import { recentViewsAtom } from './recent-views.ts'
import { neighboursOf, type Neighbours } from './related.ts'

interface MoreProducts extends Neighbours {
  /** Looked at before this one, latest first. */
  readonly viewed: readonly ProductSummary[]
}

const whole: Question = { category: 'All', search: '', size: smallestSize }

/** The shop's own products, however large the catalogue is that is being tested: a row needs no more. */
async function ownProducts(catalogue: CatalogueAccess): Promise<readonly ProductSummary[]> {
  const { client, queries } = await catalogue.openCache()
  const ask = (page: number) => client.query({ ...queries.slice(whole, page), staleTime: 'static' })
  const { products, total } = await ask(0)
  const pages = Array.from({ length: Math.ceil(total / sliceSize) - 1 }, (_, index) => ask(index + 1))
  return [...products, ...(await Promise.all(pages)).flatMap((slice) => slice.products)]
}

/** Null until it is known. */
export function useMoreProducts(product: Product): MoreProducts | null {
  const { catalogue } = useRouter().options.context
  const { size = smallestSize } = useSearch({ from: '__root__' })
  const recent = useAtomValue(recentViewsAtom)
  const [neighbours, setNeighbours] = useState<{ id: number; found: Neighbours }>()
  const [viewed, setViewed] = useState<readonly ProductSummary[]>([])

  useEffect(() => {
    let isAsked = true
    ownProducts(catalogue).then(
      (own) => {
        if (isAsked) setNeighbours({ id: product.id, found: neighboursOf(product, own) })
      },
      // The page is whole without them.
      () => undefined,
    )
    return () => {
      isAsked = false
    }
  }, [catalogue, product])

  useEffect(() => {
    let isAsked = true
    const others = recent.filter((id) => id !== product.id)
    Promise.all(others.map((id) => catalogue.find(id, size))).then(
      (found) => {
        if (isAsked) setViewed(found.filter((one) => one !== null))
      },
      () => undefined,
    )
    return () => {
      isAsked = false
    }
  }, [catalogue, product.id, recent, size])

  return neighbours?.id === product.id ? { ...neighbours.found, viewed } : null
}
