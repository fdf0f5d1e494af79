import * as texts from 'virtual:messages/ui'
import { preorderOf, type Preorder } from '../preorder.ts'
import type { Product, ProductSummary } from '../product.ts'
import { hasVariants } from '../settings/settings.ts'
import { toWellFormed } from '../well-formed.ts'
import { choiceKey, readChoiceKey } from './choice-key.ts'
import { completeChoice, offerOf, type Choice } from './variant-of.ts'

/** A variant as carts have it: the fields of a product that they read, under the name of both. */
export interface VariantItem extends Pick<
  ProductSummary,
  'id' | 'name' | 'price' | 'originalPrice' | 'amount' | 'picture' | 'isSoldOut' | 'left' | 'choice'
> {
  readonly variant: string
  readonly sku?: string
  readonly preorder?: Preorder
}

/** What a stored cart takes: a name of 200 characters with three values of 100. */
const longestName = 520

/** `, ` as the language writes it; without marks of direction, since carts and orders store the name. */
const comma = () =>
  hasVariants ? texts.listed({ list: '', next: '' }).replaceAll(/[\u200f\u2068\u2069]/g, '') : ', '

/** The product's name and the values, as owners write the names of single products: 'Tee, Blue, M'. */
const variantName = ({ name }: Pick<Product, 'name'>, choice: Choice) =>
  toWellFormed([name, ...choice].join(comma()).slice(0, longestName))

export function variantItem(product: Product, choice: Choice): VariantItem {
  const offer = offerOf(product, choice)
  const { price, originalPrice, amount, pictures, stock, sku } = offer
  const preorder = preorderOf(offer)
  return {
    id: product.id,
    variant: choiceKey(product.options, choice),
    ...(sku !== null && { sku }),
    name: variantName(product, choice),
    price,
    originalPrice,
    ...(amount && { amount }),
    picture: pictures[0] ?? product.picture,
    ...(stock === 'out' && { isSoldOut: true }),
    ...(typeof stock === 'number' && { left: stock }),
    ...(preorder && { preorder }),
    ...(product.choice && { choice: product.choice }),
  }
}

/**
 * What a cart's line or a link's means of a product with variants; null for values that it does not have. Without a
 * key, from before the product had options, it is the variant that its page shows at first.
 */
export function variantItemOf(product: Product, key: string | undefined): VariantItem | null {
  const choice = key === undefined ? completeChoice(product, []) : readChoiceKey(product.options, key)
  return choice && offerOf(product, choice).availability !== 'missing' ? variantItem(product, choice) : null
}
