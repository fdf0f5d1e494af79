import type { Stock, Variant } from '#catalogue/product.ts'

/** What changes of a variant without a load. */
type Offer = Pick<Variant, 'price' | 'originalPrice' | 'stock'>

/** A stock as the table has it: a word, or how many are left. */
export const stockText = (stock: Stock): string => String(stock)

export const readStock = (text: string): Stock =>
  text === 'in' || text === 'out' || text === 'preorder' || text === 'unknown' ? text : Number(text)

/** The variants of a product, in their order, as a text: `4990,0,in;4990,5990,3`. 0 for no price before a discount. */
export const writeOffers = (variants: readonly Offer[]): string =>
  variants
    .map(({ price, originalPrice = 0, stock }) => `${price},${originalPrice},${stockText(stock)}`)
    .join(';')

/** The inverse. */
export const readOffers = (text: string): readonly Offer[] =>
  text === ''
    ? []
    : text.split(';').map((offer) => {
        const [price, original, stock = ''] = offer.split(',')
        return {
          price: Number(price),
          ...(Number(original) > 0 && { originalPrice: Number(original) }),
          stock: readStock(stock),
        }
      })
