import type { Amount, MinorUnits, Stock, Variant } from '../product.ts'
import { canBeBought } from './variant-of.ts'

/** What a list shows of a product's variants. */
interface VariantsSummary {
  /** Of the cheapest variant that can be bought, else of the cheapest. */
  readonly price: MinorUnits
  readonly originalPrice: MinorUnits | null
  /** Of the variant with that price. */
  readonly amount?: Amount | undefined
  /** Whether those that count have several prices. */
  readonly hasPrices: boolean
  /** `out` where no variant can be bought. */
  readonly stock: Stock
}

/** Those that can be bought count, or all where none can. There must be one at least. */
export function summarizeVariants(variants: readonly Variant[]): VariantsSummary {
  const sold = variants.filter(canBeBought)
  const counted = sold.length > 0 ? sold : variants
  const cheapest = counted.reduce((best, variant) => (variant.price < best.price ? variant : best))
  const stocks = new Set(counted.map(({ stock }) => stock))
  const [stock] = stocks
  return {
    price: cheapest.price,
    originalPrice: cheapest.originalPrice ?? null,
    amount: cheapest.amount,
    hasPrices: counted.some(({ price }) => price !== cheapest.price),
    // A number would be that of one variant.
    stock: stock !== undefined && stocks.size === 1 && typeof stock !== 'number' ? stock : 'in',
  }
}
