import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import { isForSale, type CartItem } from '#cart/cart.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { comparedIdsAtom, leastCompared } from '#compare/compared-ids.ts'
import { trayHeight } from '#compare/tray-height.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { ProductPrice } from '#prices/product-price.tsx'
import { button } from '#ui/button.css.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './buy-bar.css.ts'
import { buyTexts } from './buy-texts.ts'
import { selectionAtom } from './product-selection.ts'

/** The bar is shown while less than this fraction of the panel's button is in the window. */
const visibleRatio = 0.9

interface Props {
  product: ProductSummary
  /** What the button adds. */
  item: CartItem
  /** The most that can be added. */
  most: number
  /** The purchase panel's own button: the bar shows while it is out of the window. */
  addButton: RefObject<HTMLButtonElement | null>
}

/** Picture, price and Add to Cart at the foot of a window that is narrow, or too low for the panel to stay in view. */
export function BuyBar({ product, item, most, addButton }: Props) {
  const quantity = Math.min(useAtomValue(selectionAtom)(product.id).quantity, most)
  const add = useSetAtom(addToCartAtom)
  const buy = buyTexts({ name: item.name, isPreorder: product.isPreorder })
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const hasTray = useAtomValue(comparedIdsAtom).length >= leastCompared
  useEffect(() => {
    const target = addButton.current
    if (!target) return
    const track: IntersectionObserverCallback = ([entry]) => {
      const isOutOfView = entry !== undefined && entry.intersectionRatio < visibleRatio
      // The bar's button is about to be removed, and the focus would be lost.
      if (!isOutOfView && bar.current?.contains(document.activeElement)) target.focus({ preventScroll: true })
      setShown(isOutOfView)
    }
    // What the link to the comparison covers is out of view.
    const rem = hasTray ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 0
    const rootMargin = `0px 0px ${-trayHeight * rem}px`
    const observer = new IntersectionObserver(track, { threshold: visibleRatio, rootMargin })
    observer.observe(target)
    return () => observer.disconnect()
  }, [addButton, hasTray])
  return (
    <div ref={bar} className={css.bar}>
      {isShown && isForSale(item) && (
        <>
          <div className={css.summary}>
            <div className={css.price}>
              <ProductPrice product={product} />
            </div>
            <ImageWithFallback
              product={product.name}
              src={pictureOf(product.picture).src}
              width={48}
              height={48}
              alt=""
              className={`${css.picture} ${tint[tintOf(product.picture)]}`}
            />
          </div>
          <button
            type="button"
            aria-label={buy.named}
            className={button.solid}
            onClick={() => add(item, quantity)}
          >
            {buy.words}
          </button>
        </>
      )}
    </div>
  )
}
