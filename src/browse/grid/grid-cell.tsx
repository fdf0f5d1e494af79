import { memo, type ComponentProps } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { direction } from '#theme/direction.ts'
import { skeleton } from '../card/card-skeleton.css.ts'
import { card } from '../card/product-card.css.ts'
import { ProductCard } from '../card/product-card.tsx'
import * as css from './product-grid.css.ts'

interface Props extends Omit<ComponentProps<typeof ProductCard>, 'product' | 'href'> {
  /** Of the whole list; undefined where the document contains all of it, and browsers count themselves. */
  count: number | undefined
  product: ProductSummary | undefined
  /** Undefined with the product. */
  href: string | undefined
  /** False while CSS lays the cards out. */
  isPositioned: boolean
  /** Pixels from the list's start and top. */
  x: number
  y: number
}

/** A product's cell of the grid, or a skeleton until the product is loaded. */
export const GridCell = memo(function GridCell({ count, product, href, isPositioned, x, y, ...rest }: Props) {
  const { index } = rest
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={count && index + 1}
      className={isPositioned ? css.positionedCell : css.cell}
      style={isPositioned ? { transform: `translate(calc(${x}px * ${direction}),${y}px)` } : undefined}
    >
      {product && href ? (
        <ProductCard {...rest} product={product} href={href} />
      ) : (
        <div className={`${card} ${skeleton}`} aria-hidden="true" />
      )}
    </li>
  )
})
