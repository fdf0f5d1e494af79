import { segmentOf } from '#catalogue/product-id.ts'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, type MouseEvent } from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { addButtons } from './add-button.tsx'
import { areCardsHydratedAtom } from './tools-on-cards.ts'

/** The index of the card that contains this element; null for anything else. */
export function cardIndexOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return cell ? Number(cell.dataset['index']) : null
}

/**
 * Handles presses of all cards. One handler on the list serves all of them: a router link in each card would be half of
 * a card's cost while the list scrolls. `card-tools.tsx` handles hover and focus.
 */
export function useCardActions(productAt: (index: number) => ProductSummary | undefined) {
  const router = useRouter()
  const add = useSetAtom(addToCartAtom)
  const setHydrated = useSetAtom(areCardsHydratedAtom)
  useEffect(() => setHydrated(true), [setHydrated])

  const productOf = (target: Element, selector: string) => {
    const index = target.closest(selector) && cardIndexOf(target)
    return index === null ? undefined : productAt(index)
  }

  return {
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const bought = productOf(event.target, addButtons)
      const pressed = productOf(event.target, 'a')
      if (bought) add(bought, 1)
      if (!pressed || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate({
        to: '/product/$id',
        params: { id: segmentOf(pressed) },
        // The product's page links to its neighbours in this list.
        state: { list: router.latestLocation.searchStr, index: cardIndexOf(event.target) ?? 0 },
      })
    },
  }
}
