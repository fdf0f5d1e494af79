import * as texts from 'virtual:messages/product'

interface Offered {
  readonly name: string
  readonly isPreorder?: boolean | undefined
}

/** The words of the button that adds a product to the cart, and its accessible name, which begins with them. */
export const buyTexts = ({ name, isPreorder }: Offered): { readonly words: string; readonly named: string } =>
  isPreorder
    ? { words: texts.preorder, named: texts.preorderName({ name }) }
    : { words: texts.addToCart, named: texts.addNameToCart({ name }) }
