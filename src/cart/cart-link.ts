import { parseProductId } from '#catalogue/product-id.ts'
import { mostOfOne, type Cart } from './cart.ts'

/** What a link says of one line of a cart: prices and names are the shop's matter. */
export interface LinkedLine {
  readonly id: number
  /** 1 to `mostOfOne`. */
  readonly quantity: number
}

const mark = '#cart='
const mostLines = 100

/** `#cart=1x2,7x1`, for the end of an address. */
export const writeCartLink = (cart: Cart): string =>
  mark + cart.map(({ id, quantity }) => `${id}x${quantity}`).join(',')

/**
 * The lines that the end of an address names, one a product; null where it is about no cart. Whatever is no line is
 * passed over, and of one product no more is taken than a cart takes.
 */
export function readCartLink(hash: string): readonly LinkedLine[] | null {
  const text = hash.startsWith('#') ? hash : `#${hash}`
  if (!text.startsWith(mark)) return null
  const lines = new Map<number, number>()
  for (const part of text.slice(mark.length).split(/,|%2C/i)) {
    const [, written = '', times = ''] = /^(\d+)x([1-9]\d{0,2})$/.exec(part) ?? []
    const id = parseProductId(written)
    if (id === null || (lines.size === mostLines && !lines.has(id))) continue
    lines.set(id, Math.min((lines.get(id) ?? 0) + Number(times), mostOfOne))
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }))
}
