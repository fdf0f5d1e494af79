import * as texts from 'virtual:messages/cart'
import { lineKey, type Cart, type CartLine } from './cart.ts'

/**
 * What made one cart from another: 'adding Mug', 'adding 2 products', 'removing Mug', 'changing Mug to 3', 'changing 4
 * products'.
 */
export function cartChange(before: Cart, now: Cart): string {
  const isIn = (cart: Cart, line: CartLine) => cart.some((one) => lineKey(one) === lineKey(line))
  const added = now.filter((line) => !isIn(before, line))
  const removed = before.filter((line) => !isIn(now, line))
  const changed = now.filter((line) =>
    before.some((one) => lineKey(one) === lineKey(line) && one.quantity !== line.quantity),
  )
  const lines = [...added, ...removed, ...changed]
  const [line] = lines
  if (!line || lines.length > 1)
    return (lines.length === added.length ? texts.changeAddingSeveral : texts.changeSeveral)({
      count: lines.length,
    })
  const { name, quantity } = line
  if (added.length > 0) return texts.changeAdding({ name })
  return removed.length > 0 ? texts.changeRemoving({ name }) : texts.changeQuantity({ name, quantity })
}
