import * as texts from 'virtual:messages/cart'
import { createStore } from 'jotai'
import { cartScope } from '#shop'
import { addedNoteAtom, cartAtom, leftCartAtom } from './cart-atoms.ts'
import { itemCount, items } from './cart.ts'

/** The store of the page that follows the page of `former`. */
export function followingStore(former: ReturnType<typeof createStore>): ReturnType<typeof createStore> {
  const store = createStore()
  if (cartScope === 'device') return store
  const cart = former.get(cartAtom)
  store.set(leftCartAtom, [...former.get(leftCartAtom), ...cart])
  if (cart.length > 0)
    store.set(addedNoteAtom, {
      name: items(itemCount(cart)),
      words: texts.stayed,
      isLeft: true,
    })
  return store
}
