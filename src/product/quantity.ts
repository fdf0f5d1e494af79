import { maxQuantity } from '#cart/cart.ts'

/** The quantity in a typed text: 1 to the cart's limit; null if it is not (yet) a positive whole number. */
export function readQuantity(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) return null
  const typed = Number(trimmed)
  return typed < 1 ? null : Math.min(typed, maxQuantity)
}
