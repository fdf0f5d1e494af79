import { productChoiceOf } from '#address/option-choices.ts'
import { hasOptionFilters } from '#catalogue/settings/settings.ts'
import { pathOf } from '#catalogue/product-id.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { sitePath } from '#site/path.ts'

/**
 * The addresses of products' pages, with the search parameters that every link retains (such as `size`) and, for
 * products with options, the values that the list is filtered by: built by the router once for all.
 */
export function useProductHref(): (product: ProductSummary) => string {
  const router = useRouter()
  const search = useSearch({ strict: false })
  return useMemo(() => {
    const searchStrOf = (choice: Readonly<Record<string, string>>) =>
      router.buildLocation({ to: '/product/$id', params: { id: '0' }, search: choice }).searchStr
    const retained = searchStrOf({})
    const chosen = hasOptionFilters ? searchStrOf(productChoiceOf(search)) : retained
    return (product) => sitePath(pathOf(product)) + (hasOptionFilters && product.choice ? chosen : retained)
  }, [router, search])
}
