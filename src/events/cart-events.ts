import { toMajor } from '#catalogue/money/major-units.ts'
import { lineOf, type Cart, type CartLine } from '#cart/cart.ts'
import { withValue, type EventItem, type ShopEvents } from './shop-event.ts'

const itemOfLine = ({ id, name, price, variant, sku }: CartLine, quantity: number): EventItem => ({
  item_id: String(id),
  ...(variant !== undefined && { item_variant: sku ?? variant }),
  item_name: name,
  price: toMajor(price),
  quantity,
})

/** Lines of one cart with more items than another has of them. */
const moreIn = (cart: Cart, other: Cart): EventItem[] =>
  cart.flatMap((line) => {
    const quantity = line.quantity - (lineOf(other, line)?.quantity ?? 0)
    return quantity > 0 ? [itemOfLine(line, quantity)] : []
  })

/** What a change of the cart added and removed; null for nothing. */
export function cartEvents(
  before: Cart,
  now: Cart,
): { readonly [Name in 'add_to_cart' | 'remove_from_cart']: ShopEvents[Name] | null } {
  const [added, removed] = [moreIn(now, before), moreIn(before, now)]
  return {
    add_to_cart: added.length > 0 ? withValue(added) : null,
    remove_from_cart: removed.length > 0 ? withValue(removed) : null,
  }
}

export const checkoutEvent = (cart: Cart): ShopEvents['begin_checkout'] =>
  withValue(cart.map((line) => itemOfLine(line, line.quantity)))
