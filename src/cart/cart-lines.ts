import type { MinorUnits } from '#catalogue/product.ts'
import { setQuantity, type Cart, type CartLine } from './cart.ts'

/** Restores a removed line at its index; if the product has been added again meanwhile, the quantities are added. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  const there = cart.find(({ id }) => id === line.id)
  return there
    ? setQuantity(cart, line.id, there.quantity + line.quantity)
    : cart.toSpliced(Math.min(Math.max(index, 0), cart.length), 0, line)
}

/** Sum of price times quantity. */
export const totalOf = (cart: Cart): MinorUnits =>
  cart.reduce((sum, line) => sum + line.price * line.quantity, 0)

/** Merges both carts: the lines of `mine` first, quantities of the same product added. */
export const addCarts = (mine: Cart, theirs: Cart): Cart =>
  theirs.reduce<Cart>((sum, line) => restoreLine(sum, line, sum.length), mine)
