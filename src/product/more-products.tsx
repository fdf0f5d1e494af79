import { useSetAtom } from 'jotai'
import type { Product } from '#catalogue/product.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import * as css from './more-products.css.ts'
import { ProductRow, RowInWaiting } from './product-row.tsx'
import { recentViewsAtom } from './recent-views.ts'
import { useMoreProducts } from './use-more-products.ts'

/** Where to go from a product: what is like it, what its brand also makes, what was looked at before. */
export function MoreProducts({ product }: { product: Product }) {
  const more = useMoreProducts(product)
  const changeViews = useSetAtom(recentViewsAtom)
  return (
    <div className={css.more}>
      {more ? <ProductRow name="You may also like" products={more.related} /> : <RowInWaiting />}
      {more && <ProductRow name={`More from ${product.brand}`} products={more.ofBrand} />}
      {more && (
        <ProductRow name="Recently viewed" products={more.viewed}>
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
