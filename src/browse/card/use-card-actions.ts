import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback, type MouseEvent } from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { hasOptionFilters } from '#catalogue/settings/settings.ts'
import { productChoiceOf } from '#address/option-choices.ts'
import { segmentOf } from '#catalogue/product-id.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'

/** The index of the card that contains this element; null for anything else. */
export function cardIndexOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return cell ? Number(cell.dataset['index']) : null
}

export interface CardActions {
  readonly onAdd: (product: ProductSummary) => void
  /** For a click on the link of a product's card. */
  readonly onOpen: (event: MouseEvent, product: ProductSummary, index: number) => void
}

/**
 * What the cards of a list do when pressed: two functions that stay the same, so that memoised cards are not rendered
 * again. A router link in each card would be half of a card's cost while the list scrolls.
 */
export function useCardActions(): CardActions {
  const router = useRouter()
  const add = useSetAtom(addToCartAtom)
  const onAdd = useCallback((product: ProductSummary) => add(product, 1), [add])
  const onOpen = useCallback(
    (event: MouseEvent, product: ProductSummary, index: number) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate({
        to: '/product/$id',
        params: { id: segmentOf(product) },
        // As the card's link has it (`use-product-href.ts`).
        ...(hasOptionFilters && product.choice && { search: productChoiceOf(router.latestLocation.search) }),
        // The product's page links to its neighbours in this list.
        state: { list: router.latestLocation.searchStr, index },
      })
    },
    [router],
  )
  return { onAdd, onOpen }
}
