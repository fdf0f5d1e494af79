import * as texts from 'virtual:messages/cart'
import type { MinorUnits } from '#catalogue/product.ts'
import { lineKey, lineOf, mostLines, toQuantity, type Cart, type CartLine, type LineKey } from './cart.ts'

/** Sets a line's quantity, to what is left at most; 0 or less removes the line. */
export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  const next = toQuantity(quantity)
  if (next === 0) return removeLine(cart, key)
  return cart.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.min(next, line.left ?? next) } : line,
  )
}

export function removeLine(cart: Cart, key: LineKey): Cart {
  return cart.filter((line) => lineKey(line) !== key)
}

/** The lines that can be bought: orders and totals are of these. */
export const linesForSale = (cart: Cart): Cart => cart.filter((line) => !line.isSoldOut && !line.isGone)

/**
 * Restores a removed line at its index; if the product has been added again meanwhile, the quantities are added. A full cart
 * takes no other line.
 */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  const there = lineOf(cart, line)
  if (there) return setQuantity(cart, lineKey(line), there.quantity + line.quantity)
  return cart.length >= mostLines ? cart : cart.toSpliced(Math.min(Math.max(index, 0), cart.length), 0, line)
}

/** Sum of price times quantity, of what can be bought. */
export const totalOf = (cart: Cart): MinorUnits =>
  linesForSale(cart).reduce((sum, line) => sum + line.price * line.quantity, 0)

/** ', 3 items did not fit', where a cart took fewer items than were wanted of it; otherwise empty. */
export const refusedWords = (wanted: number, taken: number): string =>
  wanted > taken ? texts.refused({ count: wanted - taken }) : ''

/** Merges both carts: the lines of `mine` first, quantities of the same product added. */
export const addCarts = (mine: Cart, theirs: Cart): Cart =>
  theirs.reduce<Cart>((sum, line) => restoreLine(sum, line, sum.length), mine)
