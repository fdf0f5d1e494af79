import * as texts from 'virtual:messages/cart'
import type { Cart } from './cart.ts'

/**
 * What made one cart from another: 'adding Mug', 'adding 2 products', 'removing Mug', 'changing Mug to 3', 'changing 4
 * products'.
 */
export function cartChange(before: Cart, now: Cart): string {
  const added = now.filter(({ id }) => before.every((line) => line.id !== id))
  const removed = before.filter(({ id }) => now.every((line) => line.id !== id))
  const changed = now.filter(({ id, quantity }) =>
    before.some((line) => line.id === id && line.quantity !== quantity),
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
