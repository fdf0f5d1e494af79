import { memo } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { placeOf, type GridLayout } from './grid-layout.ts'
import { ProductCard } from './product-card.tsx'
import * as css from './product-grid.css.ts'

interface Props {
  index: number
  /** Of the whole list, for `aria-setsize`. */
  count: number
  product: ProductSummary | undefined
  /** Null while CSS lays the cards out. */
  layout: GridLayout | null
}

/** Cards of the first rows at any width, whose pictures are fetched at once. */
const earlyCards = 6

const placeStyle = (index: number, layout: GridLayout) => {
  const { x, y } = placeOf(index, layout)
  return {
    width: layout.cardWidth,
    height: layout.cardHeight,
    transform: `translate3d(${x}px, ${y}px, 0)`,
  }
}

export const GridCell = memo(function GridCell({ index, count, product, layout }: Props) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={layout ? `${css.cell} ${css.placedCell}` : css.cell}
      style={layout ? placeStyle(index, layout) : undefined}
    >
      {product ? (
        <ProductCard product={product} isEarly={index < earlyCards} />
      ) : (
        <div className={css.skeleton} aria-hidden="true" />
      )}
    </li>
  )
})
