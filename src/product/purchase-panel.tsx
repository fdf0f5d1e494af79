import { useAtom, useSetAtom } from 'jotai'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import { formatMoney, saving } from '#catalogue/money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { CompareButton } from '#compare/compare-button.tsx'
import { perks } from '#shop.details.ts'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import { Price } from '#ui/price.tsx'
import { Rating } from '#ui/rating.tsx'
import { selectionAtom } from './product-selection.ts'
import * as css from './purchase-panel.css.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareButton } from './share-button.tsx'

const perkIcons = ['truck', 'shield-check', 'calendar-days'] as const

const reviewsText = (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`)

export function PurchasePanel({ product }: { product: ProductSummary }) {
  const [selectionOf, select] = useAtom(selectionAtom)
  const add = useSetAtom(addToCartAtom)
  const { quantity } = selectionOf(product.id)
  const saved = saving(product)
  const rating = product.rating.toFixed(1)

  return (
    <section className={css.panel} aria-label="Buy">
      <p className={css.brand}>{product.brand}</p>
      <h1 id="product-name" className={css.name}>
        {product.name}
      </h1>
      <Rating
        value={product.rating}
        text={`${rating} (${reviewsText(product.reviews)})`}
        spoken={`Rated ${rating} out of 5, ${reviewsText(product.reviews)}`}
      />
      <div className={css.price}>
        <Price
          size="large"
          now={formatMoney(product.price)}
          before={product.originalPrice === null ? null : formatMoney(product.originalPrice)}
        />
        {saved !== null && <span className={badge.saving}>SAVE {formatMoney(saved)}</span>}
      </div>
      <p className={css.description}>{product.description}</p>
      <div className={css.buy}>
        <QuantityStepper
          of={product.name}
          quantity={quantity}
          change={(next) => select(product.id, { quantity: next })}
        />
        <button
          type="button"
          aria-label={`Add to Cart, ${product.name}`}
          className={`${button.solidLarge} ${css.add}`}
          onClick={() => add(product, quantity)}
        >
          Add to Cart
        </button>
        <div className={css.icons}>
          <SaveButton product={product} />
          <ShareButton product={product} />
        </div>
      </div>
      <CompareButton product={product} />
      <NeedsScript what="cart" />
      <ul className={css.perks}>
        {perks.map(({ name }, index) => (
          <li key={name} className={css.perk}>
            <Icon name={perkIcons[index % perkIcons.length] ?? 'truck'} size={20} className={css.perkIcon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
