import { mostOfOne } from '#cart/cart.ts'

/** The quantity that typed text means: 1 to the cart's limit; null for what is no whole number above 0 (yet). */
export function readQuantity(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) return null
  const typed = Number(trimmed)
  return typed < 1 ? null : Math.min(typed, mostOfOne)
}
