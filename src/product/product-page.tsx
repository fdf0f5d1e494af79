import { Link, useLoaderData } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Gallery } from './gallery.tsx'
import * as css from './product-page.css.ts'
import { ListSlot } from './list-slot.tsx'
import { MoreProducts, ProductTabs } from './lazy.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { recentViewsAtom, withView } from './recent-views.ts'
import { useWhole } from './use-whole.ts'

/** One product: what is to be bought at once, all that there is to know as soon as it has come. */
export function ProductPage() {
  const opened = useLoaderData({ from: '/product/$id' })
  const { summary: product } = opened
  const whole = useWhole(opened)
  const changeViews = useSetAtom(recentViewsAtom)
  useEffect(() => void changeViews((before) => withView(before, product.id)), [changeViews, product.id])
  return (
    <div className={css.page}>
      <div className={css.way}>
        <nav aria-label="Breadcrumb">
          <ol className={css.crumbs}>
            <li>
              <Link to="/products" search={{}} className={css.crumb}>
                <Icon name="arrow-left" size={18} /> Products
              </Link>
            </li>
            <li>
              <Link to="/products" search={{ category: product.category }} className={css.crumb}>
                {product.category}
              </Link>
            </li>
          </ol>
        </nav>
        <ListSlot key={product.id} id={product.id} />
      </div>
      {/* Another product starts anew: its first picture, its description, a quantity of one. */}
      <article key={product.id} aria-labelledby="product-name">
        <div className={css.top}>
          <Gallery product={product} pictures={whole?.pictures} />
          <PurchasePanel product={product} />
        </div>
        {whole ? <ProductTabs product={whole} /> : <p className={css.coming}>Loading the details…</p>}
      </article>
      {whole && <MoreProducts key={`more-${product.id}`} product={whole} />}
    </div>
  )
}
