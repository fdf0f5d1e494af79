import * as texts from 'virtual:messages/cart'
import { atom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { formatList } from '#ui/format-list.ts'
import {
  addedNoteAtom,
  cartAtom,
  cartHistoryAtom,
  countAtom,
  undoStepsAtom,
  lastRemovedAtom,
  leftCartAtom,
} from './cart-atoms.ts'
import { lineKey, lineOf, type Cart, type LineKey, itemsInCart } from './cart.ts'
import { reprice, type Found } from './reprice.ts'

const hasSameItems = (one: Cart, other: Cart) =>
  one.length === other.length && one.every((line) => lineOf(other, line)?.quantity === line.quantity)

/** The cart that an undo restores: the latest former one with other items. */
export const formerCartAtom = atom((get) => {
  const cart = get(cartAtom)
  return get(undoStepsAtom).findLast((former) => !hasSameItems(former.cart, cart))
})

/**
 * Restores the cart before the last change, and announces it. Returns the key of the line that is back where the change
 * was its removal.
 */
export const undoCartAtom = atom(null, (get, set): LineKey | undefined => {
  const former = get(formerCartAtom)
  if (!former) return undefined
  const cart = get(cartAtom)
  const others = former.cart.filter((line) => !cart.includes(line))
  const back = others.length === 1 && former.cart.length === cart.length + 1 ? others[0] : undefined
  const steps = get(undoStepsAtom)
  // A copy: the former one may be of another tab's making.
  const restored = [...former.cart]
  set(cartHistoryAtom, { steps: steps.slice(0, steps.indexOf(former)), cart: restored })
  set(cartAtom, () => restored)
  set(leftCartAtom, former.left)
  set(lastRemovedAtom, null)
  set(addedNoteAtom, null)
  const inCart = itemsInCart(get(countAtom))
  announce(back ? texts.isBack({ name: back.name, inCart }) : texts.undone({ inCart }))
  return back && lineKey(back)
})

const followedCartAtom = atom<Cart | null>(null)

/** Leaves the cart as it is to the tab that has made it, until this one changes it or comes to the front. */
export const followCartAtom = atom(null, (get, set) => set(followedCartAtom, get(cartAtom)))

/**
 * Sets the lines of these products to the catalogue's prices and stock; null is a product that no longer exists.
 * Announces which quantities it lowers. `isInFront` where this tab has come to the front since the update before.
 */
export const repriceAtom = atom(null, (get, set, found: Found, isInFront = false) => {
  const cart = get(cartAtom)
  if (isInFront) set(followedCartAtom, null)
  // The tab that has changed the cart does it, until this one comes to the front: that one may be closed. At once, two
  // with prices of two days, or in two languages, would answer each other for ever.
  if (get(followedCartAtom) === cart) return
  const next = reprice(cart, found)
  if (next === cart) return
  const { by = 'catalogue' } = get(cartHistoryAtom)
  set(cartHistoryAtom, { steps: get(undoStepsAtom), cart: next, by })
  set(cartAtom, () => next)
  const lowered = next.filter((line) => (lineOf(cart, line)?.quantity ?? 0) > line.quantity)
  if (lowered.length === 0) return
  const inCart = itemsInCart(get(countAtom))
  const lines = formatList(lowered.map(({ name, left = 0 }) => texts.nameOnlyLeft({ name, left })))
  announce(texts.loweredInCart({ lines, inCart }))
  // The note about an addition has the former quantity.
  const note = get(addedNoteAtom)
  const added = lowered.find(({ name }) => name === note?.name)
  if (added)
    set(addedNoteAtom, { name: added.name, words: texts.onlyLeft({ left: added.left ?? 0, inCart }) })
})
