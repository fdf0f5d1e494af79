import * as texts from 'virtual:messages/product'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { ownSize } from '#catalogue/settings/settings.ts'
import type { Product } from '#catalogue/product.ts'
import { loadSourceFor } from '#catalogue/queries.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { ProductRow, RowSkeleton } from '#viewed/product-row.tsx'
import { recentViewsAtom } from '#viewed/recent-views.ts'
import { useViewed } from '#viewed/use-viewed.ts'
import * as css from './more-products.css.ts'
import { neighboursOf } from './related.ts'

/** Products to choose those from that are similar to one of the shop's own. */
function nearQuery(id: number) {
  return queryOptions({
    queryKey: ['catalogue', 'near', id],
    queryFn: async ({ client }) => (await loadSourceFor(ownSize, client)).near(id, ownSize),
  })
}

/** Rows of further products: related ones, ones of the same brand, and recently viewed ones. */
export function MoreProducts({ product }: { product: Product }) {
  const changeViews = useSetAtom(recentViewsAtom)
  // The shop's own, also while a large catalogue is tested: they suffice for a row.
  const { data: near } = useQuery(nearQuery(product.id))
  const viewed = useViewed(product.id)
  // The build renders the skeleton; a small catalogue may be loaded before this is hydrated.
  const isHydrated = useHydrated()
  const more = isHydrated && near ? neighboursOf(product, near) : null
  return (
    <div className={css.more}>
      {more ? <ProductRow name={texts.related} products={more.related} /> : <RowSkeleton />}
      {more && product.brand !== null && (
        <ProductRow name={texts.ofBrand({ brand: product.brand })} products={more.ofBrand} />
      )}
      {more && (
        <ProductRow name={texts.recentlyViewed} products={viewed}>
          <button
            type="button"
            className={button.quiet}
            onClick={({ currentTarget }) => {
              changeViews(() => [])
              announce(texts.cleared)
              focusInView(currentTarget.closest('section'))
            }}
          >
            {texts.clear}
          </button>
        </ProductRow>
      )}
    </div>
  )
}
