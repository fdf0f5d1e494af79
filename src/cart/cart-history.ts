import * as texts from 'virtual:messages/cart'
import { atom, type createStore } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { formatList } from '#ui/format-list.ts'
import { addedNoteAtom, cartAtom, countAtom, firstCartAtom, lastRemovedAtom } from './cart-atoms.ts'
import { lineKey, lineOf, type Cart, type LineKey, itemsInCart } from './cart.ts'
import { leftCartAtom } from './left-cart.ts'
import { followedCarts, storedCart } from './stored-cart.ts'
import { reprice, type Found } from './reprice.ts'

/** The most undo steps. */
const mostSteps = 50

/** A former cart, and the time of its replacement in milliseconds since the page's time origin. */
interface FormerCart {
  readonly cart: Cart
  /** What other pages' carts held then. */
  readonly left: Cart
  readonly at: number
}

/** The carts before each change on this page, oldest first. */
export const cartHistoryAtom = atom<readonly FormerCart[]>([])

const hasSameItems = (one: Cart, other: Cart) =>
  one.length === other.length && one.every((line) => lineOf(other, line)?.quantity === line.quantity)

/** The cart that an undo restores: the latest former one with other items. */
export const formerCartAtom = atom((get) => {
  const cart = get(cartAtom)
  return get(cartHistoryAtom).findLast((former) => !hasSameItems(former.cart, cart))
})

/** The cart that was restored or repriced last: this change cannot be undone. */
const restoredAtom = atom<Cart | null>(null)

/** What orders and the catalogue have made of carts. */
const madeByShop = new WeakSet<Cart>()

/** The same cart, as one that the visitor did not make. */
export function byShop(cart: Cart): Cart {
  madeByShop.add(cart)
  return cart
}

/** Whether the visitor has made a cart, in this tab. */
export const isByVisitor = (cart: Cart): boolean => !madeByShop.has(cart) && !followedCarts.has(cart)

/** What orders that the shop has left in the cart, in the stores of all pages: no undo may bring back what they ordered. */
const afterOrder = new WeakSet<Cart>()

/** The same cart, once no earlier one can be restored. */
export function withoutUndo(cart: Cart): Cart {
  afterOrder.add(cart)
  return byShop(cart)
}

/**
 * Records the carts of a page's store from now on. A change by another tab clears the history: restoring an older cart
 * would undo that change. Returns an unsubscribe function.
 */
export function recordCarts(store: ReturnType<typeof createStore>): () => void {
  let last: Cart | undefined
  let lastLeft = store.get(leftCartAtom)
  const stopCart = store.sub(cartAtom, () => {
    const now = store.get(cartAtom)
    const before = last
    const left = lastLeft
    last = now
    lastLeft = store.get(leftCartAtom)
    if (before === undefined || before === now || store.get(restoredAtom) === now) return
    if (afterOrder.has(now)) {
      store.set(cartHistoryAtom, [])
      return
    }
    const former = { cart: before, left, at: performance.now() }
    store.set(cartHistoryAtom, (history) => [...history, former].slice(-mostSteps))
  })
  last = store.get(cartAtom)
  // This code loads with the first input, which may have added a product already.
  const first = store.get(firstCartAtom)
  if (first && store.get(cartHistoryAtom).length === 0)
    store.set(cartHistoryAtom, [{ cart: first, left: lastLeft, at: performance.now() }])
  const stopTabs = storedCart?.subscribe(() => store.set(cartHistoryAtom, []))
  return () => {
    stopCart()
    stopTabs?.()
  }
}

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
  set(cartHistoryAtom, (history) => history.slice(0, history.indexOf(former)))
  // A copy: the former one may be of the shop's or another tab's making.
  const restored = [...former.cart]
  set(restoredAtom, restored)
  set(cartAtom, () => restored)
  set(leftCartAtom, former.left)
  set(lastRemovedAtom, null)
  set(addedNoteAtom, null)
  const inCart = itemsInCart(get(countAtom))
  announce(back ? texts.isBack({ name: back.name, inCart }) : texts.undone({ inCart }))
  return back && lineKey(back)
})

/** From when this tab comes to the front until it next updates its cart. */
export const isInFrontAtom = atom(false)

/**
 * Sets the lines of these products to the catalogue's prices and stock; null is a product that no longer exists.
 * Announces which quantities it lowers. `isInFront` where this tab has come to the front since the update before.
 */
export const repriceAtom = atom(null, (get, set, found: Found, isInFront = false) => {
  const cart = get(cartAtom)
  if (isInFront) followedCarts.delete(cart)
  // The tab that has changed the cart does it, until this one comes to the front: that one may be closed. At once, two with
  // prices of two days, or in two languages, would answer each other for ever.
  if (followedCarts.has(cart)) return
  const next = reprice(cart, found)
  if (next === cart) return
  set(restoredAtom, byShop(next))
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
