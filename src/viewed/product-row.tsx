import { segmentOf } from '#catalogue/product-id.ts'
import { Link } from '@tanstack/react-router'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { formatMoney } from '#catalogue/money/money.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { UnitPrice } from '#prices/unit-price.tsx'
import { showFocused } from '#ui/show-focused.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './product-row.css.ts'
import { mostInRow } from './most-in-row.ts'

/** The fields that a row shows. */
export type RowProduct = Pick<
  ProductSummary,
  'id' | 'slug' | 'name' | 'price' | 'amount' | 'picture' | 'choice'
>

interface Props {
  name: string
  products: readonly RowProduct[]
  onPress?: ((press: MouseEvent) => void) | undefined
  /** Rendered beside the heading. */
  children?: ReactNode
}

/** A row of small cards under a heading; renders nothing without products. */
export function ProductRow({ name, products, onPress, children }: Props) {
  const heading = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {name}
        </h2>
        {children}
      </div>
      <ul role="list" className={css.row}>
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to="/product/$id"
              params={{ id: segmentOf(product) }}
              className={css.card}
              onClick={onPress}
              onFocus={showFocused}
            >
              <span className={`${css.media} ${tint[tintOf(product.picture)]}`}>
                <ImageWithFallback
                  product={product.name}
                  src={pictureOf(product.picture).src}
                  width={192}
                  height={192}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={css.picture}
                />
              </span>
              <span className={css.text}>
                {/* The space separates both in the link's name. */}
                <span dir="auto" className={css.name}>
                  {product.name}
                </span>{' '}
                <span className={css.price}>
                  <span>{priceFrom(product.choice, formatMoney(product.price))}</span>
                  <UnitPrice of={product} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reserves the space of the first row, so that nothing moves when it is rendered. */
export function RowSkeleton() {
  return (
    <div aria-hidden="true" className={css.skeleton}>
      <div className={css.head}>
        <p className={css.heading}>&nbsp;</p>
      </div>
      <ul role="list" className={css.row}>
        {Array.from({ length: mostInRow }, (_, index) => (
          <li key={index} className={css.card}>
            <span className={css.media} />
            <span className={css.text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
