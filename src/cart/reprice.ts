import { hasAmounts } from '#catalogue/settings/settings.ts'
import { addCarts } from './cart-lines.ts'
import { emptyCart, lineKey, type Cart, type CartItem, type CartLine } from './cart.ts'
import { currentItem, type KnownProduct } from './current-item.ts'

/** The products of a cart's lines, by id; null is a product that no longer exists. */
export type Found = ReadonlyMap<number, KnownProduct | null>

/**
 * A line with its item's current name, price and stock, and no more than is left; null is one that no longer exists. The
 * same object where nothing changed.
 */
function repriceLine(line: CartLine, item: CartItem | null): CartLine {
  const { was: formerly, isGone, isSoldOut, preorder, left: before, wanted, sku: _, amount, ...plain } = line
  if (!item)
    return isGone ? line : { ...plain, ...(formerly !== undefined && { was: formerly }), isGone: true }
  const added = formerly ?? line.price
  const { left } = item
  const isTooMany = left !== undefined && line.quantity > left
  const lowered = isTooMany ? line.quantity : wanted
  const isLowered = left !== undefined && lowered !== undefined && lowered > left
  if (
    !isGone &&
    line.variant === item.variant &&
    line.sku === item.sku &&
    line.name === item.name &&
    line.price === item.price &&
    (!hasAmounts || (amount?.value === item.amount?.value && amount?.unit === item.amount?.unit)) &&
    isSoldOut === item.isSoldOut &&
    !preorder === !item.preorder &&
    preorder?.from === item.preorder?.from &&
    before === left &&
    !isTooMany &&
    (wanted !== undefined) === isLowered
  )
    return line
  return {
    ...plain,
    // A line from before its product had options, or with a key in the words of one language.
    ...(item.variant !== undefined && { variant: item.variant }),
    ...(item.variant !== undefined && line.variant === undefined && { image: item.picture }),
    ...(item.sku !== undefined && { sku: item.sku }),
    // Of a cart that was filled in another language of the shop, too.
    name: item.name,
    price: item.price,
    ...(hasAmounts && item.amount && { amount: item.amount }),
    ...(added !== item.price && { was: added }),
    ...(item.isSoldOut && { isSoldOut: true }),
    ...(item.preorder && { preorder: item.preorder }),
    ...(left !== undefined && { left, ...(isLowered && { wanted: lowered }) }),
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
    return product === undefined ? line : repriceLine(line, currentItem(line, product))
  })
  if (next.every((line, at) => line === cart[at])) return cart
  // A line that got its variant here may be the second one of it.
  return new Set(next.map(lineKey)).size === next.length ? next : addCarts(emptyCart, next)
}
