import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { productPath } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'

/**
 * The addresses of products' pages, with the search parameters that every link retains (such as `size`): built by the
 * router once for all.
 */
export function useProductHref(): (id: number) => string {
  const router = useRouter()
  const search = useSearch({ strict: false })
  return useMemo(() => {
    const { searchStr } = router.buildLocation({ to: '/product/$id', params: { id: '0' }, search: {} })
    return (id) => sitePath(productPath(id)) + searchStr
    // Another address may retain other parameters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [router, search])
}
