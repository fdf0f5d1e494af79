import type { ProductSummary } from '#catalogue/product.ts'
import type { Cart, CartLine } from './cart.ts'

/**
 * A line with its product's current price and stock; null is a product that no longer exists. The same object where
 * nothing changed.
 */
function repriceLine(line: CartLine, product: ProductSummary | null): CartLine {
  const { was: formerly, isGone, isSoldOut, ...plain } = line
  if (!product)
    return isGone ? line : { ...plain, ...(formerly !== undefined && { was: formerly }), isGone: true }
  const added = formerly ?? line.price
  if (!isGone && line.price === product.price && isSoldOut === product.isSoldOut) return line
  return {
    ...plain,
    price: product.price,
    ...(added !== product.price && { was: added }),
    ...(product.isSoldOut && { isSoldOut: true }),
  }
}

/**
 * The cart at the catalogue's prices; lines whose product is not among `found` stay. The same object where nothing
 * changed.
 */
export function reprice(cart: Cart, found: ReadonlyMap<number, ProductSummary | null>): Cart {
  const next = cart.map((line) => {
    const product = found.get(line.id)
    return product === undefined ? line : repriceLine(line, product)
  })
  return next.every((line, at) => line === cart[at]) ? cart : next
}
