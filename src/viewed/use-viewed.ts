import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { recentViewsAtom } from './recent-views.ts'

/** The products viewed on this device, latest first, without the one on the page; none until they are loaded. */
export function useViewed(onPage?: number): readonly ProductSummary[] {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const only = useAtomValue(recentViewsAtom).filter((id) => id !== onPage)
  const { data } = useQuery({
    ...sliceQuery({ category: 'All', search: '', size, only }, 0),
    enabled: only.length > 0,
  })
  return only.flatMap((id) => data?.products.find((product) => product.id === id) ?? [])
}
