import * as texts from 'virtual:messages/cart'
import { atom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { cartAtom, changeCartAtom, countAtom, lastRemovedAtom } from './cart-atoms.ts'
import { removeLine, restoreLine, setQuantity, totalOf } from './cart-lines.ts'
import { isFullWords, itemsInCart, lineKey, lineOf, type LineKey } from './cart.ts'

export const totalAtom = atom((get) => totalOf(get(cartAtom)))

/** Sets a quantity; below 1 the line is removed, and can be restored. */
export const setQuantityAtom = atom(null, (get, set, key: LineKey, quantity: number) => {
  if (!(quantity >= 1)) {
    set(removeLineAtom, key)
    return
  }
  set(changeCartAtom, (cart) => setQuantity(cart, key, quantity))
  const line = get(cartAtom).find((one) => lineKey(one) === key)
  if (!line) return
  const { name, quantity: now, left } = line
  const facts = { name, quantity: now, inCart: itemsInCart(get(countAtom)) }
  announce(now === left ? texts.quantityNowLimited({ ...facts, left }) : texts.quantityNow(facts))
})

export const removeLineAtom = atom(null, (get, set, key: LineKey) => {
  const cart = get(cartAtom)
  const index = cart.findIndex((line) => lineKey(line) === key)
  const line = cart[index]
  if (!line) return
  set(changeCartAtom, (before) => removeLine(before, key))
  set(lastRemovedAtom, { line, index })
  announce(texts.removed({ name: line.name, inCart: itemsInCart(get(countAtom)) }))
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const removed = get(lastRemovedAtom)
  if (!removed) return
  const { line, index } = removed
  set(changeCartAtom, (cart) => restoreLine(cart, line, index))
  // Another tab may have filled the cart.
  if (!lineOf(get(cartAtom), line)) {
    announce(texts.nameNotAdded({ name: line.name, reason: isFullWords }))
    return
  }
  set(lastRemovedAtom, null)
  announce(texts.isBack({ name: line.name, inCart: itemsInCart(get(countAtom)) }))
})

/** How often the way to the checkout was pressed. */
export const checkoutPressesAtom = atom(0)
