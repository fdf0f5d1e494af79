import * as texts from 'virtual:messages/cart'
import type { MinorUnits } from '#catalogue/product.ts'
import { lineKey, lineOf, linesForSale, mostLines, setQuantity, type Cart, type CartLine } from './cart.ts'

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
