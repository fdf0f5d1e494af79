import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import { formatMoney } from '#catalogue/money.ts'
import { pictureOf } from '#catalogue/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { button } from '#ui/button.css.ts'
import { Price } from '#ui/price.tsx'
import * as css from './buy-bar.css.ts'
import { selectionAtom } from './product-selection.ts'

/** The part of the panel's button that must be in the window: with less of it the bar shows. */
const pressable = 0.9

interface Props {
  product: ProductSummary
  /** The purchase panel's own button: the bar shows while it is out of the window. */
  addButton: RefObject<HTMLButtonElement | null>
}

/** Picture, price and Add to Cart at the foot of a narrow window. */
export function BuyBar({ product, addButton }: Props) {
  const quantity = useAtomValue(selectionAtom)(product.id).quantity
  const add = useSetAtom(addToCartAtom)
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const watched = addButton.current
    if (!watched) return
    const track: IntersectionObserverCallback = ([entry]) => {
      const isAway = entry !== undefined && entry.intersectionRatio < pressable
      // The bar's button is removed, and would take the focus with it.
      if (!isAway && bar.current?.contains(document.activeElement)) watched.focus({ preventScroll: true })
      setShown(isAway)
    }
    const observer = new IntersectionObserver(track, { threshold: pressable })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [addButton])
  return (
    <div ref={bar} className={css.bar}>
      {isShown && (
        <>
          <img src={pictureOf(product.picture).src} width={48} height={48} alt="" className={css.picture} />
          <div className={css.price}>
            <Price
              now={formatMoney(product.price)}
              before={product.originalPrice === null ? null : formatMoney(product.originalPrice)}
            />
          </div>
          <button
            type="button"
            aria-label={`Add to Cart, ${product.name}`}
            className={button.solid}
            onClick={() => add(product, quantity)}
          >
            Add to Cart
          </button>
        </>
      )}
    </div>
  )
}
