import * as texts from 'virtual:messages/product'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, notFound, useLoaderData, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { isForSale, maxQuantity, type CartItem } from '#cart/cart.ts'
import { leftOf } from '#cart/left-of.ts'
import { categoryPath, hasVariants, listedCategories, shortLabel } from '#catalogue/settings/settings.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { findListed, productQuery } from '#catalogue/queries.ts'
import { Icon } from '#ui/icon.tsx'
import { recentViewsAtom, withView } from '#viewed/recent-views.ts'
import { BuyBar } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import * as css from './product-page.css.ts'
import { ListSlot } from './list-slot.tsx'
import { MoreProducts, ProductOptions, ProductTabs } from './lazy.ts'
import { useKeptHeadingFocus } from './options/use-kept-heading-focus.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { useIsPainted } from './use-is-painted.ts'

/**
 * One product. After a press on a card it renders the list's placeholder data first, and the whole page in a second
 * render.
 */
export function ProductPage() {
  const { id, size } = useLoaderData({ from: '/product/$id' })
  const client = useQueryClient()
  const { isPush } = useRouter().options.context
  const query = useQuery({
    ...productQuery<ProductSummary>(id, size),
    placeholderData: () => findListed(client, id),
  })
  // A failed refetch leaves the product that the page has.
  if (query.isLoadingError) throw query.error
  const product = query.data
  const isPainted = useIsPainted(id, isPush())
  const whole = isPainted && product && 'pictures' in product ? product : null
  const headingHadFocus = useRef(false)
  const changeViews = useSetAtom(recentViewsAtom)
  useEffect(() => {
    if (isPainted) changeViews((before) => withView(before, id))
  }, [changeViews, id, isPainted])
  // The list contained a product that the catalogue does not have.
  if (product === null) throw notFound()
  if (!product) return null
  return (
    <div className={css.page}>
      <div className={css.navigation}>
        <nav aria-label={texts.breadcrumb}>
          <ol className={css.crumbs}>
            <li>
              <Link to="/products" className={css.crumb}>
                <Icon name="arrow-left" size={18} /> {texts.products}
              </Link>
            </li>
            {categoryPath(product.category).map((category) => (
              <li key={category} className={css.level}>
                {listedCategories.includes(category) ? (
                  <Link to="/products" search={{ category }} dir="auto" className={css.crumb}>
                    {shortLabel(category)}
                  </Link>
                ) : (
                  <span dir="auto">{shortLabel(category)}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <ListSlot key={product.id} id={product.id} />
      </div>
      {hasVariants && whole?.choice ? (
        <ProductOptions
          key={product.id}
          product={whole}
          render={(chosen) => (
            // Without its options a product cannot be bought.
            <Purchase
              {...(chosen ?? { product, item: product })}
              whole={chosen && whole}
              headingHadFocus={headingHadFocus}
            />
          )}
        />
      ) : (
        // A new key resets the state: first image, description, a quantity of one.
        <Purchase
          key={product.id}
          product={product}
          item={product}
          whole={whole}
          headingHadFocus={headingHadFocus}
        />
      )}
    </div>
  )
}

interface PurchaseProps {
  /** With the price, stock and pictures of the chosen variant, where there are some. */
  product: ProductSummary & Partial<Pick<Product, 'pictures' | 'stock' | 'availableFrom'>>
  /** What the button adds. */
  item: CartItem
  /** As the catalogue has it; null until it is loaded. */
  whole: Product | null
  picker?: ReactNode
  headingHadFocus: RefObject<boolean>
}

function Purchase({ product, item, whole, picker, headingHadFocus }: PurchaseProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptHeadingFocus(heading, headingHadFocus)
  const details = whole ? { ...whole, ...product } : undefined
  const most = leftOf(details?.stock) ?? maxQuantity
  return (
    <>
      <article aria-labelledby="product-name" className={css.product}>
        <Gallery product={product} pictures={details?.pictures} />
        <PurchasePanel
          product={product}
          item={item}
          details={details}
          most={most}
          heading={heading}
          addButton={addButton}
        >
          {picker}
        </PurchasePanel>
        {whole ? <ProductTabs product={whole} /> : <p className={css.loading}>{texts.loading}</p>}
      </article>
      {whole && <MoreProducts product={whole} />}
      {/* Last: it ends where the page does. Its key: the button that it follows comes and goes with what can be bought. */}
      <BuyBar key={String(isForSale(item))} product={product} item={item} most={most} addButton={addButton} />
    </>
  )
}
