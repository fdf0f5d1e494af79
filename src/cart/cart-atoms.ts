import { atom } from 'jotai'
import type { ProductSummary } from '#catalogue/product.ts'
import { atomOf } from '#device/stored-atom.ts'
import { shop } from '#shop'
import { announce } from '#ui/announcer.ts'
import {
  addToCart,
  countOf,
  emptyCart,
  mostOfOne,
  removeLine,
  restoreLine,
  setQuantity,
  totalOf,
} from './cart.ts'
import type { Cart, CartLine } from './cart.ts'
import { itemsInCart } from './cart-words.ts'
import { keptCart } from './kept-cart.ts'

const pageCartAtom = atom(emptyCart)

/** The cart of the page that the visitor is on, or this device's, as `shop.config.ts` says. */
export const cartAtom =
  shop.cart.kept === 'device'
    ? atomOf(keptCart, emptyCart)
    : atom(
        (get) => get(pageCartAtom),
        (get, set, change: (before: Cart) => Cart) => {
          set(pageCartAtom, change(get(pageCartAtom)))
          return true
        },
      )

export const countAtom = atom((get) => countOf(get(cartAtom)))
export const totalAtom = atom((get) => totalOf(get(cartAtom)))

export const isCartOpenAtom = atom(false)

/** What was added last, for the note at the foot of the page; null when there is nothing to tell. */
export interface AddedNote {
  readonly name: string
  /** The rest of the sentence that begins with the name. */
  readonly words: string
}
export const addedNoteAtom = atom<AddedNote | null>(null)

/** Adds and says so, to the eye and to the ear. */
export const addToCartAtom = atom(null, (get, set, product: ProductSummary, quantity: number) => {
  const before = get(countAtom)
  const isKept = set(cartAtom, (cart) => addToCart(cart, product, quantity))
  const count = get(countAtom)
  // A full line takes fewer than were asked for, or none.
  const added = count - before
  const { name } = product
  const words = added ? `added, ${itemsInCart(count)}` : `not added: the cart has ${mostOfOne}`
  announce(
    `${added > 1 ? `${added} × ` : ''}${name} ${words}${isKept ? '' : '. This browser keeps nothing, so the cart lasts until you close the page.'}`,
  )
  set(lastRemovedAtom, null)
  set(addedNoteAtom, { name, words })
})

/** The line that was removed last and where it stood, as long as it can be brought back. */
export interface RemovedLine {
  readonly line: CartLine
  readonly index: number
}
export const lastRemovedAtom = atom<RemovedLine | null>(null)

/** What the drawer has to say; it is heard from within the drawer, which hides the page from screen readers. */
export const drawerMessageAtom = atom('')

/** Sets a quantity; below 1 the line goes, and can be brought back. */
export const setQuantityAtom = atom(null, (get, set, id: number, quantity: number) => {
  if (!(quantity >= 1)) {
    set(removeLineAtom, id)
    return
  }
  set(cartAtom, (cart) => setQuantity(cart, id, quantity))
  const line = get(cartAtom).find((one) => one.id === id)
  if (line) set(drawerMessageAtom, `${line.name}, quantity ${line.quantity}, ${itemsInCart(get(countAtom))}`)
})

export const removeLineAtom = atom(null, (get, set, id: number) => {
  const cart = get(cartAtom)
  const index = cart.findIndex((line) => line.id === id)
  const line = cart[index]
  if (!line) return
  set(cartAtom, (before) => removeLine(before, id))
  set(lastRemovedAtom, { line, index })
  set(drawerMessageAtom, `${line.name} removed, ${itemsInCart(get(countAtom))}`)
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const removed = get(lastRemovedAtom)
  if (!removed) return
  set(cartAtom, (cart) => restoreLine(cart, removed.line, removed.index))
  set(lastRemovedAtom, null)
  set(drawerMessageAtom, `${removed.line.name} is back, ${itemsInCart(get(countAtom))}`)
})
