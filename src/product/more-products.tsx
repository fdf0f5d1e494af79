import * as texts from 'virtual:messages/product'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { Product } from '#catalogue/product.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { ProductRow, RowSkeleton } from '#viewed/product-row.tsx'
import { recentViewsAtom } from '#viewed/recent-views.ts'
import { useViewed } from '#viewed/use-viewed.ts'
import * as css from './more-products.css.ts'
import { relatedQuery } from './related-query.ts'

/**
 * Rows of further products: related ones, ones of the same brand, and recently viewed ones. Prerendered HTML has the
 * first two, or a skeleton where the catalogue is too large to compare them all.
 */
export function MoreProducts({ product }: { product: Product }) {
  const changeViews = useSetAtom(recentViewsAtom)
  const { data: rows } = useQuery(relatedQuery(product))
  const viewed = useViewed(product.id)
  // The build knows no visitor, and the viewed products may be loaded before this is hydrated.
  const isHydrated = useHydratedValue(true, false)
  return (
    <div className={css.more}>
      {rows ? <ProductRow name={texts.related} products={rows.related} /> : <RowSkeleton />}
      {rows && product.brand !== null && (
        <ProductRow name={texts.ofBrand({ brand: product.brand })} products={rows.ofBrand} />
      )}
      {rows && isHydrated && (
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
