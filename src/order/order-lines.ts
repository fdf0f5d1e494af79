import { lineKey, type CartLine } from '#cart/cart.ts'
import type { Preorder } from '#catalogue/preorder.ts'
import type { MinorUnits } from '#catalogue/product.ts'

/** One line of an order. The only place that reads the cart's lines for orders. */
export interface OrderLine {
  /** The product's id in this catalogue. */
  readonly product: number
  /** The SKU of the chosen variant; its values, `blue.m`, where it has none. */
  readonly variant?: string
  /** The owner's article number, where there is one. */
  readonly sku?: string
  /** Its key in the checkout of `shop.config.ts`: the SKU of a variant, `7.blue.m` for one without, or the product's id. */
  readonly article: string
  /** Of a variant with its values: 'Earl Grey, 100 g'. */
  readonly name: string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly total: MinorUnits
  /** Set for a pre-order. */
  readonly preorder?: Preorder
}

const isOrderable = ({ isGone, isSoldOut }: CartLine) => !isGone && !isSoldOut

const variantOf = ({ variant, sku }: CartLine) => (variant === undefined ? undefined : (sku ?? variant))

const isSame = (line: CartLine, { product, variant }: OrderLine) =>
  line.id === product && variantOf(line) === variant

/** What can be ordered of a cart: not what the catalogue no longer has, or has sold out. */
export const orderLines = (cart: readonly CartLine[]): OrderLine[] =>
  cart.filter(isOrderable).map((line) => {
    const { id, name, quantity, price, sku, preorder } = line
    const variant = variantOf(line)
    return {
      product: id,
      ...(variant !== undefined && { variant }),
      ...(sku !== undefined && { sku }),
      article: variant === undefined ? String(id) : (sku ?? String(lineKey(line))),
      name,
      quantity,
      unitPrice: price,
      total: price * quantity,
      ...(preorder && { preorder }),
    }
  })

/** The names of what cannot be ordered. */
export const namesLeftOut = (cart: readonly CartLine[]): string[] =>
  cart.filter((line) => !isOrderable(line)).map(({ name }) => name)

/** What stays in the cart once these lines are ordered: also what was added to one of them meanwhile. */
export const cartWithout = (cart: readonly CartLine[], lines: readonly OrderLine[]): CartLine[] =>
  cart.flatMap((line) => {
    const ordered = lines.find((one) => isSame(line, one))
    if (!ordered) return line
    const quantity = line.quantity - ordered.quantity
    return quantity > 0 ? { ...line, quantity } : []
  })

/** The cart's line of what is ordered. */
export const cartLineOf = (cart: readonly CartLine[], ordered: OrderLine): CartLine | undefined =>
  cart.find((line) => isSame(line, ordered))

/** What tells the articles of an order apart. */
export const articleOf = ({ product, variant = '' }: OrderLine): string => `${product}/${variant}`

/** The same for the same articles and quantities, whatever they cost by now. */
export const articlesOf = (lines: readonly OrderLine[]): string =>
  lines.map((line) => `${articleOf(line)}*${line.quantity}`).join()

/** What comes later: the cart no longer has it when the order is at its end. */
export const preordersOf = (lines: readonly OrderLine[]) =>
  lines.flatMap((line) => {
    const { name, preorder } = line
    return preorder ? { article: articleOf(line), name, preorder } : []
  })

export const sumOf = (lines: readonly OrderLine[]): MinorUnits =>
  lines.reduce((sum, { total }) => sum + total, 0)
