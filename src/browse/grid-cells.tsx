import type { Question } from '#catalogue/source.ts'
import { placeOf, type GridLayout } from './grid-layout.ts'
import { ProductCard } from './product-card.tsx'
import * as css from './product-grid.css.ts'
import { useProducts } from './use-products.ts'

interface Props {
  question: Question
  /** Of the whole list, for `aria-setsize`. */
  count: number
  /** Ascending, so that the order in the document is the one on the screen. */
  indexes: readonly number[]
  /** Null while CSS lays the cards out. */
  layout: GridLayout | null
}

/** Cards of the first rows at any width, whose pictures are fetched at once. */
const earlyCards = 6

export function GridCells({ question, count, indexes, layout }: Props) {
  const products = useProducts(question, indexes)
  return indexes.map((index, at) => {
    const product = products[at]
    const place = layout && placeOf(index, layout)
    return (
      <li
        key={index}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index + 1}
        className={layout ? `${css.cell} ${css.placedCell}` : css.cell}
        style={
          layout && place
            ? {
                width: layout.cardWidth,
                height: layout.cardHeight,
                transform: `translate3d(${place.x}px, ${place.y}px, 0)`,
              }
            : undefined
        }
      >
        {product ? (
          <ProductCard product={product} isEarly={index < earlyCards} />
        ) : (
          <div className={css.skeleton} aria-hidden="true" />
        )}
      </li>
    )
  })
}
