import { hasCompare, hasReviews, hasSaved, hasShare } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/product'
import { Link } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode, RefObject } from 'react'
import { writeBrands } from '#address/brand-list.ts'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import { isForSale, type CartItem } from '#cart/cart.ts'
import { saving } from '#catalogue/money/discount.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import type { Perk, Product, ProductSummary } from '#catalogue/product.ts'
import { CompareButton } from '#compare/compare-button.tsx'
import { SaveButton } from '#saved/save-button.tsx'
import { perks as shopPerks } from '#shop.details.ts'
import { hasPriceNotes } from '#site/checkout-kind.ts'
import { ProductPrice } from '#prices/product-price.tsx'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { formatDecimal } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import { Rating } from '#ui/rating.tsx'
import { spokenRating } from '#ui/spoken-rating.ts'
import { buyTexts } from './buy-texts.ts'
import { PriceNote } from './price-note.tsx'
import { selectionAtom } from './product-selection.ts'
import * as css from './purchase-panel.css.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { ShareButton } from './share-button.tsx'
import { stockNote } from './stock-note.ts'
import { isolated } from '#ui/isolated.ts'

const perkIcons = ['truck', 'shield-check', 'calendar-days'] as const

/** That of the shop's perk of this name; a check mark for a name of a record's own. */
function perkIcon(name: string) {
  const index = shopPerks.findIndex((perk) => perk.name === name)
  return perkIcons[index % perkIcons.length] ?? 'check'
}

/** The number of features listed beside the price; the tab has all. */
const shownFeatures = 3

interface Props {
  product: ProductSummary
  /** What the button adds: the product, or its chosen variant. */
  item: CartItem
  /** Undefined until they are loaded. */
  details: Pick<Product, 'features' | 'perks' | 'stock' | 'availableFrom'> | undefined
  /** The most that can be added. */
  most: number
  /** The choice of a product with options. */
  children: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
  addButton: RefObject<HTMLButtonElement | null>
}

export function PurchasePanel({ product, item, details, most, heading, addButton, children }: Props) {
  const [selectionOf, select] = useAtom(selectionAtom)
  const add = useSetAtom(addToCartAtom)
  // It may have been chosen before the details were loaded.
  const quantity = Math.min(selectionOf(product.id).quantity, most)
  const saved = saving(product)
  const buy = buyTexts({ name: item.name, isPreorder: product.isPreorder })
  const note = details ? stockNote(details) : null
  const perks: readonly Perk[] = details?.perks ?? shopPerks

  return (
    <section className={css.panel} aria-label={texts.buy}>
      {product.brand !== null && (
        <Link
          to="/products"
          search={{ brand: writeBrands([product.brand]) }}
          dir="auto"
          className={css.brand}
        >
          {product.brand}
        </Link>
      )}
      <h1 ref={heading} id="product-name" dir="auto" className={css.name}>
        {product.name}
      </h1>
      {hasReviews && product.rating !== null && (
        <Rating
          value={product.rating}
          text={texts.rating({ rating: formatDecimal(product.rating), reviews: product.reviews })}
          spoken={spokenRating(product.rating, product.reviews)}
        />
      )}
      <div className={css.price}>
        <ProductPrice
          product={product}
          choice={item.variant === undefined ? product.choice : undefined}
          size="large"
        />
        {saved !== null && <span className={badge.saving}>{texts.save({ saving: formatMoney(saved) })}</span>}
        {note !== null && <p className={css.stock}>{note}</p>}
      </div>
      {hasPriceNotes && <PriceNote />}
      {product.description !== '' && (
        <p dir="auto" className={css.description}>
          {product.description}
        </p>
      )}
      {children}
      <div className={css.buy}>
        {product.isSoldOut
          ? // Beside the options it says which variant is.
            !children && <p className={css.stock}>{texts.soldOut}</p>
          : // The options of a product that has some may still be loading.
            isForSale(item) && (
              <>
                <QuantityStepper
                  of={product.name}
                  quantity={quantity}
                  most={most}
                  change={(next) => select(product.id, { quantity: next })}
                />
                <button
                  ref={addButton}
                  type="button"
                  aria-label={buy.named}
                  className={`${button.solidLarge} ${css.add}`}
                  onClick={() => add(item, quantity)}
                >
                  {buy.words}
                </button>
              </>
            )}
      </div>
      {(hasSaved || hasShare || hasCompare) && (
        <div className={css.tools}>
          <SaveButton product={product} />
          <ShareButton product={product} />
          <CompareButton product={product} />
        </div>
      )}
      <NeedsScript>
        {import.meta.env.SSR && (hasSaved && hasShare ? texts.needsScript : texts.needsScriptPlain)}
      </NeedsScript>
      {perks.length > 0 && (
        <ul className={css.perks}>
          {perks.map(({ name, text }) => (
            <li key={name}>
              <details>
                <summary className={css.perk}>
                  <Icon name={perkIcon(name)} size={20} className={css.perkIcon} />
                  {isolated(name)}
                  <Icon name="chevron-right" size={18} className={css.perkArrow} />
                </summary>
                <p dir="auto" className={css.perkText}>
                  {text}
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {/* Last: an opened product's features arrive after the rest, and move nothing. */}
      {details && details.features.length > 0 && (
        <ul className={css.features}>
          {details.features.slice(0, shownFeatures).map((feature) => (
            <li key={feature} className={css.keyFeature}>
              <Icon name="check" size={20} className={css.perkIcon} /> <bdi>{feature}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
