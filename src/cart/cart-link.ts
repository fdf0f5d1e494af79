import { parseProductId } from '#catalogue/product-id.ts'
import { lineKey, maxQuantity, mostLines, type Cart, cartHash, type LineKey } from './cart.ts'
import { variantKey } from './variant-key.ts'

/** One line of a cart in a link; price and name are in the catalogue. */
export interface LinkedLine {
  readonly id: number
  /** The key of a variant; missing in links from before the product had options. */
  readonly variant?: string
  /** 1 to `maxQuantity`. */
  readonly quantity: number
}

/** The cart of a link. */
export interface SharedCart {
  /** At today's prices. */
  readonly cart: Cart
  /** The number of its items that are not in the catalogue, sold out, or more than is left. */
  readonly missing: number
}

/** `empty`: the link names no product; `failed`: its products could not be loaded. */
export type OpenedLink = SharedCart | 'empty' | 'failed'

/** `#cart=1x2,7.blue.mx1`, for the hash of an address. */
export const writeCartLink = (cart: Cart): string =>
  cartHash + cart.map((line) => encodeURIComponent(`${lineKey(line)}x${line.quantity}`)).join(',')

/** Browsers escape letters of other scripts. A part with a broken escape is no line. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * The lines in an address's hash, one per product and variant; null where it contains no cart. Invalid lines are skipped, and
 * quantities are capped at `maxQuantity`.
 */
export function readCartLink(hash: string): readonly LinkedLine[] | null {
  const text = hash.startsWith('#') ? hash : `#${hash}`
  if (!text.startsWith(cartHash)) return null
  const lines = new Map<LineKey, LinkedLine>()
  for (const part of text.slice(cartHash.length).split(/,|%2C/i)) {
    const [, written = '', variant, times = ''] =
      /^(\d+)(?:\.(.+))?x([1-9]\d{0,2})$/u.exec(decoded(part)) ?? []
    const id = parseProductId(written)
    if (id === null || (variant !== undefined && !variantKey.test(variant))) continue
    const line = { id, ...(variant !== undefined && { variant }) }
    const key = lineKey(line)
    if (lines.size === mostLines && !lines.has(key)) continue
    const quantity = Math.min((lines.get(key)?.quantity ?? 0) + Number(times), maxQuantity)
    lines.set(key, { ...line, quantity })
  }
  return [...lines.values()]
}
