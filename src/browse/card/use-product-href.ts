import { pathOf } from '#catalogue/product-id.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { sitePath } from '#site/path.ts'

/**
 * The addresses of products' pages, with the search parameters that every link retains (such as `size`): built by the
 * router once for all.
 */
export function useProductHref(): (product: ProductSummary) => string {
  const router = useRouter()
  const search = useSearch({ strict: false })
  return useMemo(() => {
    const { searchStr } = router.buildLocation({ to: '/product/$id', params: { id: '0' }, search: {} })
    return (product) => sitePath(pathOf(product)) + searchStr
    // Another address may retain other parameters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [router, search])
}
