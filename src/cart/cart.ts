import * as texts from 'virtual:messages/cart'
import { preorderOf, type Preorder } from '#catalogue/preorder.ts'
import type { Amount, MinorUnits, PictureAddress, Product, ProductSummary } from '#catalogue/product.ts'
import { hasAmounts } from '#catalogue/settings/settings.ts'

/** What a cart takes: a product, or one of its variants under the name of both. */
export interface CartItem
  extends
    Pick<
      ProductSummary,
      'id' | 'name' | 'price' | 'amount' | 'picture' | 'isSoldOut' | 'isPreorder' | 'choice'
    >,
    Partial<Pick<Product, 'stock' | 'availableFrom'>> {
  readonly left?: number | undefined
  /** The key of the chosen variant's values (`choice-key.ts`). */
  readonly variant?: string | undefined
  /** The article number of the chosen variant, or of a product without options. */
  readonly sku?: string | undefined
  readonly preorder?: Preorder | undefined
}

/** One line of the cart: the product as it was when it was added, or when a stored cart was read. */
export interface CartLine {
  readonly id: number
  /** The key of the variant's values; missing for a product without options, and in carts from before it had some. */
  readonly variant?: string
  /** The article number of the variant, or of a product without options, for orders. */
  readonly sku?: string
  /** The product's, followed by the values of its variant: 'Earl Grey, 100 g'. */
  readonly name: string
  readonly price: MinorUnits
  /** What the price buys, for its unit price. */
  readonly amount?: Amount
  /** 1 to `maxQuantity`. */
  readonly quantity: number
  readonly image: PictureAddress
  /** The price at which it was added, where the catalogue's price differs now. */
  readonly was?: MinorUnits
  /** Set where the catalogue no longer has the product. */
  readonly isGone?: true
  /** Set where it is sold out by now. */
  readonly isSoldOut?: true
  /** Set for a pre-order. */
  readonly preorder?: Preorder
  /** How many are left, where this is known and limits the quantity. */
  readonly left?: number
  /** The quantity before it was lowered to `left`. */
  readonly wanted?: number
}

/** Lines in the order of their adding, one per product and variant. */
export type Cart = readonly CartLine[]

/** What tells the lines of a cart apart: the product's id, with its variant `7.blue.m`. */
export type LineKey = number | string

export const lineKey = ({ id, variant }: Pick<CartItem, 'id' | 'variant'>): LineKey =>
  variant === undefined ? id : `${id}.${variant}`

/** The line of an item, by product and variant. */
export const lineOf = (cart: Cart, item: Pick<CartItem, 'id' | 'variant'>): CartLine | undefined =>
  cart.find((line) => lineKey(line) === lineKey(item))

export const emptyCart: Cart = []

/** The largest quantity of one product; keeps totals well within exact numbers. */
export const maxQuantity = 999

/** The most lines of a cart: what the browser stores stays small. */
export const mostLines = 500

/** Of a cart that takes no other product. */
export const isFullWords = texts.isFull({ most: mostLines })

/** A whole number of items that a line can have; 0 for none. */
export const toQuantity = (value: number) =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), maxQuantity) : 0

/** Whether a cart takes an item: it can be bought, and where there are variants one is chosen. */
export const isForSale = ({ isSoldOut, choice, variant }: CartItem): boolean =>
  !isSoldOut && (!choice || variant !== undefined)

/**
 * Raises the quantity of an item in the cart, or appends a new line; to what is left at most. A quantity below 1 changes
 * nothing, and neither does an item that is not for sale, or a new one where the cart is full.
 */
export function addToCart(cart: Cart, item: CartItem, quantity = 1): Cart {
  const added = toQuantity(quantity)
  if (added < 1 || !isForSale(item)) return cart
  const line = lineOf(cart, item)
  if (line) {
    const { left: before, ...plain } = line
    // More may be left by now; of a product without variants it is not always known.
    const now = item.left ?? (item.variant === undefined ? before : undefined)
    // What a line has stays: the check of prices and stock lowers it, and says so.
    const left = now === undefined || now >= maxQuantity ? undefined : Math.max(now, line.quantity)
    const next = Math.min(line.quantity + added, left ?? maxQuantity)
    return cart.map((one) =>
      one === line ? { ...plain, quantity: next, ...(left !== undefined && { left }) } : one,
    )
  }
  if (cart.length >= mostLines) return cart
  const { id, name, price, amount, picture, variant, sku, preorder = preorderOf(item) } = item
  const left = item.left === undefined || item.left >= maxQuantity ? undefined : item.left
  return [
    ...cart,
    {
      id,
      name,
      price,
      quantity: Math.min(added, left ?? added),
      image: picture,
      ...(hasAmounts && amount && { amount }),
      ...(variant !== undefined && { variant }),
      ...(sku !== undefined && { sku }),
      ...(preorder && { preorder }),
      ...(left !== undefined && { left }),
    },
  ]
}

/** The number on the badge: the sum of the quantities. */
export const itemCount = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** '1 item', '3 items'. */
export const items = (count: number): string => texts.items({ count })

/** '3 items in the cart'. */
export const itemsInCart = (count: number): string => texts.itemsInCart({ count })

/** Begins the hash of an address that shares a cart. */
export const cartHash = '#cart='
