import { plainDigits } from '#catalogue/words/plain-digits.ts'

/** The quantity in a typed text: 1 to `most`; null if it is not (yet) a positive whole number. */
export function readQuantity(text: string, most: number): number | null {
  const trimmed = plainDigits(text).trim()
  if (!/^\d+$/.test(trimmed)) return null
  const typed = Number(trimmed)
  return typed < 1 ? null : Math.min(typed, most)
}
