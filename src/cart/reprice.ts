import type { Product, ProductSummary } from '#catalogue/product.ts'
import type { Cart, CartLine } from './cart.ts'
import { leftOf } from './left-of.ts'

/** The products of a cart's lines, by id; null is a product that no longer exists. */
export type Found = ReadonlyMap<number, (ProductSummary & Partial<Pick<Product, 'stock'>>) | null>

/**
 * A line with its product's current name, price and stock, and no more than is left; null is a product that no longer exists.
 * The same object where nothing changed.
 */
function repriceLine(line: CartLine, product: NonNullable<ReturnType<Found['get']>> | null): CartLine {
  const { was: formerly, isGone, isSoldOut, left: before, wanted, ...plain } = line
  if (!product)
    return isGone ? line : { ...plain, ...(formerly !== undefined && { was: formerly }), isGone: true }
  const added = formerly ?? line.price
  const left = leftOf(product.stock)
  const isTooMany = left !== undefined && line.quantity > left
  if (
    !isGone &&
    line.name === product.name &&
    line.price === product.price &&
    isSoldOut === product.isSoldOut &&
    before === left &&
    !isTooMany
  )
    return line
  const lowered = isTooMany ? line.quantity : wanted
  return {
    ...plain,
    // Of a cart that was filled in another language of the shop.
    name: product.name,
    price: product.price,
    ...(added !== product.price && { was: added }),
    ...(product.isSoldOut && { isSoldOut: true }),
    ...(left !== undefined && { left, ...(lowered !== undefined && { wanted: lowered }) }),
    ...(isTooMany && { quantity: left }),
  }
}

/**
 * The cart at the catalogue's prices and stock; lines whose product is not among `found` stay. The same object where
 * nothing changed.
 */
export function reprice(cart: Cart, found: Found): Cart {
  const next = cart.map((line) => {
    const product = found.get(line.id)
    return product === undefined ? line : repriceLine(line, product)
  })
  return next.every((line, at) => line === cart[at]) ? cart : next
}
