/** The searched texts of a product. */
export interface IndexedTexts {
  readonly name: string
  readonly description: string
}

/** Ends every text: no text contains it, nor a search text that can match. */
export const textEnd = '\0'

/** The searched texts of consecutive products in one string: a zero character ends every name and every description. */
export interface TextBlock {
  readonly count: number
  readonly texts: string
}

export const textBlockOf = (products: readonly IndexedTexts[]): TextBlock => ({
  count: products.length,
  texts: products.map(({ name, description }) => name + textEnd + description + textEnd).join(''),
})
