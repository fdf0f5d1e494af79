import * as texts from 'virtual:messages/cart'
import { atom, createStore } from 'jotai'
import { cartScope } from '#shop'
import { addedNoteAtom, cartAtom } from './cart-atoms.ts'
import { itemCount, items, type CartLine } from './cart.ts'

/**
 * The lines that stayed in the carts of the pages that the visitor has left, until this page's cart takes them over;
 * several of a product where several carts had it.
 */
export const leftCartAtom = atom<readonly CartLine[]>([])

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
