import type { Product, ProductSummary } from '../product.ts'
import { labelsOfProduct } from '../words/labels.ts'

/** The searched texts of a product. */
export type IndexedTexts = Pick<ProductSummary, 'name' | 'description'>

/** The searched texts and labels of a product. */
export type IndexedProduct =
  | Product
  | Pick<ProductSummary, 'name' | 'description' | 'brand' | 'category' | 'alsoIn' | 'keywords'>

/** Ends every text and the labels of every product: no text contains it, nor a search text that can match. */
export const textEnd = '\0'

/** The searched texts of consecutive products in one string: a zero character ends every name and every description. */
export interface TextBlock {
  readonly count: number
  readonly texts: string
}

/** A block and, in a second string, the labels of its products (`words/labels.ts`). */
export interface LabelledBlock extends TextBlock {
  readonly labels: string
}

export const textBlockOf = (products: readonly IndexedTexts[]): TextBlock => ({
  count: products.length,
  texts: products.map(({ name, description }) => name + textEnd + description + textEnd).join(''),
})

export const labelledBlockOf = (products: readonly IndexedProduct[]): LabelledBlock => ({
  ...textBlockOf(products),
  labels: products.map((product) => labelsOfProduct(product) + textEnd).join(''),
})
