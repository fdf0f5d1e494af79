import { memo } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { buttonNumber } from '../add-button.tsx'
import { skeleton } from '../card-skeleton.css.ts'
import { card } from '../product-card.css.ts'
import { ProductCard } from '../product-card.tsx'
import type { ToolsOnCard } from '../tools-on-cards.ts'
import * as css from './product-grid.css.ts'

interface Props {
  index: number
  /** Whether its image loads eagerly. */
  isEarly: boolean
  /** Of the whole list; undefined where the document contains all of it, and browsers count themselves. */
  count: number | undefined
  product: ProductSummary | undefined
  /** Whether its button has a number. */
  hasNumber?: boolean
  /** The search whose matches are marked. */
  search: string
  Tools?: ToolsOnCard | null | undefined
  /** The address of the product's page. */
  href: string | undefined
  /** False while CSS lays the cards out. */
  isPositioned: boolean
  /** Pixels from the list's left edge and top. */
  x: number
  y: number
}

export const GridCell = memo(function GridCell({
  index,
  isEarly,
  count,
  product,
  hasNumber,
  search,
  Tools,
  href,
  isPositioned,
  x,
  y,
}: Props) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={count && index + 1}
      className={isPositioned ? css.positionedCell : css.cell}
      style={isPositioned ? { transform: `translate(${x}px,${y}px)` } : undefined}
    >
      {product && href ? (
        <ProductCard
          product={product}
          href={href}
          isEarly={isEarly}
          number={hasNumber ? buttonNumber(index) : undefined}
          search={search}
          Tools={Tools}
        />
      ) : (
        <div className={`${card} ${skeleton}`} aria-hidden="true" />
      )}
    </li>
  )
})
