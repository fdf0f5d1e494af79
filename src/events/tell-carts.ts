import type { createStore } from 'jotai'
import { cartAtom, cartHistoryAtom, undoStepsAtom } from '#cart/cart-atoms.ts'
import type { Cart } from '#cart/cart.ts'
import { cartEvents } from './cart-events.ts'
import { dispatchShopEvent } from './shop-event.ts'

function tell(before: Cart, now: Cart): void {
  const { add_to_cart: added, remove_from_cart: removed } = cartEvents(before, now)
  if (added) dispatchShopEvent('add_to_cart', added)
  if (removed) dispatchShopEvent('remove_from_cart', removed)
}

/**
 * Tells what the visitor adds and removes, in this tab. What is ordered, or no longer left, is not removed by them.
 * Returns an unsubscribe function.
 */
export function tellCarts(store: ReturnType<typeof createStore>): () => void {
  const stop = store.sub(cartAtom, () => {
    const before = last
    last = store.get(cartAtom)
    const { cart, by } = store.get(cartHistoryAtom)
    if (cart === last && !by) tell(before, last)
  })
  let last = store.get(cartAtom)
  // This code loads with the first input, which may have added products already.
  if (store.get(cartHistoryAtom).by !== 'order') tell(store.get(undoStepsAtom)[0]?.cart ?? last, last)
  return stop
}
