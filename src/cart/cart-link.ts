import { parseProductId } from '#catalogue/product-id.ts'
import { maxQuantity, type Cart, cartHash } from './cart.ts'

/** One line of a cart in a link; price and name are in the catalogue. */
export interface LinkedLine {
  readonly id: number
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

const mostLines = 100

/** `#cart=1x2,7x1`, for the hash of an address. */
export const writeCartLink = (cart: Cart): string =>
  cartHash + cart.map(({ id, quantity }) => `${id}x${quantity}`).join(',')

/**
 * The lines in an address's hash, one per product; null where it contains no cart. Invalid lines are skipped, and
 * quantities are capped at `maxQuantity`.
 */
export function readCartLink(hash: string): readonly LinkedLine[] | null {
  const text = hash.startsWith('#') ? hash : `#${hash}`
  if (!text.startsWith(cartHash)) return null
  const lines = new Map<number, number>()
  for (const part of text.slice(cartHash.length).split(/,|%2C/i)) {
    const [, written = '', times = ''] = /^(\d+)x([1-9]\d{0,2})$/.exec(part) ?? []
    const id = parseProductId(written)
    if (id === null || (lines.size === mostLines && !lines.has(id))) continue
    lines.set(id, Math.min((lines.get(id) ?? 0) + Number(times), maxQuantity))
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }))
}
