import * as texts from 'virtual:messages/cart'
import { lineOf, type Cart } from './cart.ts'

/**
 * What made one cart from another: 'adding Mug', 'adding 2 products', 'removing Mug', 'changing Mug to 3', 'changing 4
 * products'.
 */
export function cartChange(before: Cart, now: Cart): string {
  const added = now.filter((line) => !lineOf(before, line))
  const removed = before.filter((line) => !lineOf(now, line))
  const changed = now.filter((line) => {
    const former = lineOf(before, line)
    return former && former.quantity !== line.quantity
  })
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
