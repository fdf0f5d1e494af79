import { countedOriginal } from '../money/discount.ts'
import type { Amount, ChoiceSummary, MinorUnits, Option, Stock, Variant } from '../product.ts'
import { summarizeVariants } from '../variants/summarize-variants.ts'
import { readPicture } from './clean-pictures.ts'
import type { Parsed } from './product-schema.ts'
import { stockOf } from './stock-of.ts'

/** The options of a record, whose values may be texts alone. */
export const optionsOf = ({ options }: Parsed): readonly Option[] =>
  options.map(({ name, values }) => {
    const swatches = values.map((value) =>
      typeof value === 'string' ? null : (value.color ?? readPicture(value.picture)),
    )
    return {
      name,
      values: values.map((value) => (typeof value === 'string' ? value : value.name)),
      ...(swatches.some((swatch) => swatch !== null) && { swatches }),
    }
  })

interface CleanVariants {
  readonly variants: readonly Variant[]
  /** Null for a product without variants. */
  readonly summary: ChoiceSummary | null
  /** Of the cheapest variant that can be bought, else of the cheapest; of the product where it has none. */
  readonly price: MinorUnits
  readonly originalPrice: MinorUnits | null
  /** Of the variant with that price. */
  readonly amount?: Amount | undefined
  /** `out` where no variant can be bought; null where the record's own counts. */
  readonly stock: Stock | null
  /** Of all variants, unchecked. */
  readonly images: readonly unknown[]
}

/** A variant without a price, amount, stock or day of its own has the product's. */
function variantsOf(parsed: Parsed): readonly Variant[] {
  const { price, stock, inStock } = parsed
  return parsed.variants.map((variant) => {
    const ownPrice = variant.price ?? price
    // The product's former price belongs to its own price.
    const before = variant.originalPrice ?? (ownPrice === price ? parsed.originalPrice : null)
    const originalPrice = countedOriginal(ownPrice, before ?? null)
    const amount = variant.amount ?? parsed.amount
    const availableFrom = variant.availableFrom ?? parsed.availableFrom
    const pictures = variant.images.map(readPicture).filter((picture) => picture !== null)
    return {
      sku: variant.sku ?? null,
      ...(typeof variant.gtin === 'string' && { gtin: variant.gtin }),
      values: variant.values,
      price: ownPrice,
      ...(originalPrice !== null && { originalPrice }),
      ...(amount && { amount }),
      stock: (variant.stock ?? null) === null ? stockOf(stock, inStock) : stockOf(variant.stock, undefined),
      ...(typeof availableFrom === 'string' && { availableFrom }),
      ...(pictures.length > 0 && { pictures: [...new Set(pictures)] }),
    }
  })
}

/** The variants of a record. Options without variants are sold in every combination, at the product's price. */
export function cleanVariants(parsed: Parsed, options: readonly Option[]): CleanVariants {
  const [first] = options
  if (!first) {
    const { price, originalPrice = null, amount } = parsed
    return {
      variants: [],
      summary: null,
      price,
      originalPrice,
      amount: amount ?? undefined,
      stock: null,
      images: [],
    }
  }
  const any = { values: options.map(() => ''), images: [] }
  const written = parsed.variants.length > 0 ? parsed.variants : [any]
  const variants = variantsOf({ ...parsed, variants: written })
  const { hasPrices, ...summary } = summarizeVariants(variants)
  return {
    variants,
    summary: { option: first.name, count: first.values.length, ...(hasPrices && { hasPrices }) },
    ...summary,
    images: written.flatMap(({ images }) => images),
  }
}
