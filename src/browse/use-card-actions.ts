import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import {
  useEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { cardIndexOf } from './grid/grid-keys.ts'
import { preloadProduct } from './preload-product.ts'

/** Milliseconds of hover or focus on a link before its page is fetched; the router's own default. */
const intent = 50

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Handles presses, hover and focus of all cards. One set of handlers on the list serves all of them: a router link in
 * each card would be half of a card's cost while the list scrolls.
 */
export function useCardActions(productAt: (index: number) => ProductSummary | undefined) {
  const router = useRouter()
  const add = useSetAtom(addToCartAtom)
  const pointing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pointing.current), [])

  const productOf = (target: Element, selector: 'a' | 'button') => {
    const index = target.closest(selector) && cardIndexOf(target)
    return index === null ? undefined : productAt(index)
  }
  const pageOf = ({ id }: ProductSummary) =>
    ({ to: '/product/$id', params: { id: String(id) }, search: {} }) as const
  const preloadSoon = (target: EventTarget) => {
    clearTimeout(pointing.current)
    const product = target instanceof Element && productOf(target, 'a')
    if (product) pointing.current = setTimeout(() => preloadProduct(router, product), intent)
  }

  return {
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const bought = productOf(event.target, 'button')
      const pressed = productOf(event.target, 'a')
      if (bought) add(bought, 1)
      if (!pressed || !isPlain(event)) return
      event.preventDefault()
      void router.navigate({
        ...pageOf(pressed),
        // The product's page links to its neighbours in this list.
        state: { list: router.latestLocation.searchStr, index: cardIndexOf(event.target) ?? 0 },
      })
    },
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'mouse') preloadSoon(target)
    },
    onPointerLeave: () => clearTimeout(pointing.current),
    onFocus: ({ target }: FocusEvent) => preloadSoon(target),
    onTouchStart({ target }: TouchEvent) {
      const product = target instanceof Element && productOf(target, 'a')
      if (product) preloadProduct(router, product)
    },
  }
}
