import { useQueries, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { sliceSize, ownSize, type Question } from '#catalogue/source.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { ProductRow, RowSkeleton } from '#viewed/product-row.tsx'
import { recentViewsAtom } from '#viewed/recent-views.ts'
import { useViewed } from '#viewed/use-viewed.ts'
import * as css from './more-products.css.ts'
import { neighboursOf } from './related.ts'

const all: Question = { category: 'All', search: '', size: ownSize }

/** The shop's own products, also while a large catalogue is tested: they suffice for a row. */
function useOwnProducts(): readonly ProductSummary[] | null {
  const { data: first } = useQuery(sliceQuery(all, 0))
  const more = first ? Math.ceil(first.total / sliceSize) - 1 : 0
  const slices = useQueries({
    queries: Array.from({ length: more }, (_, index) => sliceQuery(all, index + 1)),
  })
  const found = [first, ...slices.map(({ data }) => data)]
  return found.includes(undefined) ? null : found.flatMap((slice) => slice?.products ?? [])
}

/** Rows of further products: related ones, ones of the same brand, and recently viewed ones. */
export function MoreProducts({ product }: { product: Product }) {
  const changeViews = useSetAtom(recentViewsAtom)
  const own = useOwnProducts()
  const viewed = useViewed(product.id)
  // The build renders the skeleton; a small catalogue may be loaded before this is hydrated.
  const isHydrated = useHydrated()
  const more = isHydrated ? own && neighboursOf(product, own) : null
  return (
    <div className={css.more}>
      {more ? <ProductRow name="You may also like" products={more.related} /> : <RowSkeleton />}
      {more && product.brand !== null && (
        <ProductRow name={`More from ${product.brand}`} products={more.ofBrand} />
      )}
      {more && (
        <ProductRow name="Recently viewed" products={viewed}>
          <button
            type="button"
            className={button.quiet}
            onClick={({ currentTarget }) => {
              changeViews(() => [])
              announce('Recently viewed products cleared')
              focusInView(currentTarget.closest('section'))
            }}
          >
            Clear
          </button>
        </ProductRow>
      )}
    </div>
  )
}
