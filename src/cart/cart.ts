import * as texts from 'virtual:messages/cart'
import type { MinorUnits, PictureAddress, ProductSummary } from '#catalogue/product.ts'

/** One line of the cart: the product as it was when it was added, or when a stored cart was read. */
export interface CartLine {
  readonly id: number
  readonly name: string
  readonly price: MinorUnits
  /** 1 to `maxQuantity`. */
  readonly quantity: number
  readonly image: PictureAddress
  /** The price at which it was added, where the catalogue's price differs now. */
  readonly was?: MinorUnits
  /** Set where the catalogue no longer has the product. */
  readonly isGone?: true
  /** Set where it is sold out by now. */
  readonly isSoldOut?: true
  /** How many are left, where this is known and limits the quantity. */
  readonly left?: number
  /** The quantity before it was lowered to `left`. */
  readonly wanted?: number
}

/** Lines in the order of their adding, one per product. */
export type Cart = readonly CartLine[]

export const emptyCart: Cart = []

/** The largest quantity of one product; keeps totals well within exact numbers. */
export const maxQuantity = 999

/** The most lines of a cart: what the browser stores stays small. */
export const mostLines = 500

/** Of a cart that takes no other product. */
export const isFullWords = texts.isFull({ most: mostLines })

const toQuantity = (value: number) =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), maxQuantity) : 0

/**
 * Raises the quantity of a product in the cart, or appends a new line. A quantity below 1 changes nothing, and neither does
 * a new product where the cart is full.
 */
export function addToCart(cart: Cart, product: ProductSummary, quantity = 1): Cart {
  const added = toQuantity(quantity)
  if (added < 1) return cart
  const line = cart.find(({ id }) => id === product.id)
  if (line) return setQuantity(cart, product.id, line.quantity + added)
  if (cart.length >= mostLines) return cart
  const { id, name, price, picture } = product
  return [...cart, { id, name, price, quantity: added, image: picture }]
}

/** Sets a line's quantity, to what is left at most; 0 or less removes the line. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  const next = toQuantity(quantity)
  if (next === 0) return removeLine(cart, id)
  return cart.map((line) =>
    line.id === id ? { ...line, quantity: Math.min(next, line.left ?? next) } : line,
  )
}

export function removeLine(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id)
}

/** The number on the badge: the sum of the quantities. */
export const itemCount = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** '1 item', '3 items'. */
export const items = (count: number): string => texts.items({ count })

/** '3 items in the cart'. */
export const itemsInCart = (count: number): string => texts.itemsInCart({ count })

/** Begins the hash of an address that shares a cart. */
export const cartHash = '#cart='
