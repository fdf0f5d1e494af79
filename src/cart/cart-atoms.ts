import * as texts from 'virtual:messages/cart'
import { atom } from 'jotai'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { withStorage } from '#device/stored-value.ts'
import { announce } from '#ui/announcer.ts'
import {
  addToCart,
  itemCount,
  emptyCart,
  isFullWords,
  maxQuantity,
  type Cart,
  type CartItem,
  type CartLine,
  itemsInCart,
  isForSale,
  lineOf,
} from './cart.ts'
import { storedCart } from './stored-cart.ts'

const pageCartAtom = atom(emptyCart)

/** The cart of the current page, or of this device, as `shop.config.ts` sets it. */
export const cartAtom = storedCart
  ? storedAtom(storedCart, emptyCart)
  : atom(
      (get) => get(pageCartAtom),
      (_get, set, change: (before: Cart) => Cart) => {
        set(pageCartAtom, change)
        return true
      },
    )

/**
 * The lines that stayed in the carts of the pages that the visitor has left, until this page's cart takes them over;
 * several of a product where several carts had it.
 */
export const leftCartAtom = atom<readonly CartLine[]>([])

/** The most undo steps. */
const mostSteps = 50

/** A former cart, and the time of its replacement in milliseconds since the page's time origin. */
interface FormerCart {
  readonly cart: Cart
  /** What other pages' carts held then. */
  readonly left: Cart
  readonly at: number
}

/** What has become of the cart on this page. */
interface CartHistory {
  /** The carts before each change, oldest first. */
  readonly steps: readonly FormerCart[]
  /** The cart that they led to. */
  readonly cart: Cart
  /** Set where the visitor did not make it: an order that they call sent, or the catalogue's prices and stock. */
  readonly by?: 'order' | 'catalogue' | undefined
}
export const cartHistoryAtom = atom<CartHistory>({ steps: [], cart: emptyCart })

/**
 * The carts that an undo can restore. None where another tab has changed the cart, or the shop has taken an order of
 * it: that would be reverted, too.
 */
export const undoStepsAtom = atom((get) => {
  const { steps, cart } = get(cartHistoryAtom)
  return cart === get(cartAtom) ? steps : []
})

/** Changes the cart and records the former one for an undo. Returns whether the browser stored it. */
export const changeCartAtom = atom(
  null,
  (get, set, change: (before: Cart) => Cart, by?: CartHistory['by']) => {
    const steps = [
      ...get(undoStepsAtom),
      { cart: get(cartAtom), left: get(leftCartAtom), at: performance.now() },
    ].slice(-mostSteps)
    return set(cartAtom, (before) => {
      const cart = change(before)
      // Listeners of the cart read its history.
      set(cartHistoryAtom, { steps, cart, by })
      return cart
    })
  },
)

export const countAtom = atom((get) => itemCount(get(cartAtom)))

export const isCartOpenAtom = atom(false)

/** The note at the foot of the page, about the product added last or a cart left behind; null for none. */
export interface AddedNote {
  readonly name: string
  /** The words of the sentence after the name. */
  readonly words: string
  /** Set for what stayed in the cart of the page before. */
  readonly isLeft?: true
}
export const addedNoteAtom = atom<AddedNote | null>(null)

/** Why fewer than requested, or none, were added. */
function limitWords(left: number | undefined, isSomeAdded: boolean): string {
  if (left) return (isSomeAdded ? texts.addedTheLast : texts.notAddedTheLast)({ left })
  return (isSomeAdded ? texts.addedUpTo : texts.notAddedUpTo)({ most: maxQuantity })
}

/** Adds an item and shows the note. Returns what to announce. */
export const addItemAtom = atom(null, (get, set, item: CartItem, quantity: number): string => {
  const before = get(countAtom)
  const isStored = set(changeCartAtom, (cart) => addToCart(cart, item, quantity))
  const count = get(countAtom)
  // A line near its limit accepts fewer than requested, or none.
  const added = count - before
  const { name } = item
  const line = lineOf(get(cartAtom), item)
  const words = !line
    ? texts.notAdded({ reason: isForSale(item) ? isFullWords : texts.isNotForSale })
    : added < quantity
      ? limitWords(line.left, added > 0)
      : texts.added({ inCart: itemsInCart(count) })
  const sentence =
    added > 1 ? texts.severalNameAndWords({ count: added, name, words }) : texts.nameAndWords({ name, words })
  set(lastRemovedAtom, null)
  set(addedNoteAtom, { name, words })
  return withStorage(sentence, isStored)
})

/** The product whose variant is being chosen in a dialog, before it is added; null for none. */
export const choosingAtom = atom<CartItem | null>(null)

/** Adds an item and announces it. Where there are variants and none is chosen, it opens the choice of one instead. */
export const addToCartAtom = atom(null, (_get, set, item: CartItem, quantity: number) => {
  if (hasVariants && item.choice && item.variant === undefined && !item.isSoldOut) set(choosingAtom, item)
  else announce(set(addItemAtom, item, quantity))
})

/**
 * The line that was removed last and its index, while it can be restored. Apart from the history, which ends with a
 * change by another tab: this line comes back whatever the cart holds by then.
 */
export interface RemovedLine {
  readonly line: CartLine
  readonly index: number
}
export const lastRemovedAtom = atom<RemovedLine | null>(null)
