import type { MinorUnits, Option, PictureAddress, Product, Stock, Variant } from '../product.ts'

/** One value of each option, in their order. */
export type Choice = readonly string[]

/** What the variants of a product need. */
export type WithVariants = Pick<Product, 'options' | 'variants' | 'isSoldOut'>

/** `missing`: no variant has these values. */
export type Availability = 'available' | 'sold-out' | 'missing'

/** A variant whose value is empty is the one of every value without a variant of its own. */
const matches = ({ values }: Variant, choice: Choice) =>
  values.every((value, at) => value === '' || value === choice[at])

const wildcardsOf = ({ values }: Variant) => values.filter((value) => value === '').length

/** The variant with these values: the most specific one, of several the first. Undefined where there is none. */
export function variantOf({ variants }: Pick<Product, 'variants'>, choice: Choice): Variant | undefined {
  let best: Variant | undefined
  for (const variant of variants)
    if (matches(variant, choice) && (!best || wildcardsOf(variant) < wildcardsOf(best))) best = variant
  return best
}

export const canBeBought = ({ stock }: Pick<Variant, 'stock'>): boolean => stock !== 'out'

/** A product that is sold out as a whole has no variant to buy, whatever its record says of them. */
export function availabilityOf(
  product: Pick<Product, 'variants' | 'isSoldOut'>,
  choice: Choice,
): Availability {
  const variant = variantOf(product, choice)
  if (!variant) return 'missing'
  return canBeBought(variant) && !product.isSoldOut ? 'available' : 'sold-out'
}

/** The value at each index where it is given; undefined for what is still open. */
export type PartialChoice = readonly (string | undefined)[]

/** The values of a variant, where they agree with those given; those of `given` stand for any value. */
function completedBy(options: readonly Option[], variant: Variant, given: PartialChoice): Choice | null {
  const choice = options.map(({ values }, at) => given[at] ?? (variant.values[at] || (values[0] ?? '')))
  return matches(variant, choice) ? choice : null
}

/**
 * Completes a choice: with the first variant that has the given values and can be bought, else with the first that has
 * them, else with the values that a choice without any given ones has. What a page shows at first can always be bought,
 * if anything can.
 */
export function completeChoice(product: WithVariants, given: PartialChoice): Choice {
  const { options, variants } = product
  // A variant that is open in an option may be replaced there by a more specific one.
  const choices = variants
    .map((variant) => completedBy(options, variant, given))
    .filter((choice) => choice !== null)
  const best = choices.find((choice) => availabilityOf(product, choice) === 'available') ?? choices[0]
  if (best) return best
  if (given.every((value) => value === undefined)) return options.map(({ values }) => values[0] ?? '')
  const first = completeChoice(product, [])
  return options.map((_, at) => given[at] ?? first[at] ?? '')
}

/** What is shown and sold of a product, for one choice. */
export interface Offer extends Pick<Variant, 'amount' | 'sku' | 'gtin' | 'availableFrom'> {
  readonly choice: Choice
  readonly availability: Availability
  readonly price: MinorUnits
  readonly originalPrice: MinorUnits | null
  readonly stock: Stock
  /** Empty where the product's own show it. */
  readonly pictures: readonly PictureAddress[]
}

/**
 * Of a combination that does not exist: those of one of its values, such as its color, where all variants with that value
 * look the same; of several values that of the most variants. Undefined for the product's own.
 */
function picturesOfValue({ variants }: Product, choice: Choice): readonly PictureAddress[] | undefined {
  const alike = choice
    .map((value, at) => variants.filter(({ values }) => values[at] === value))
    .filter((some) => some.every(({ pictures }) => pictures?.[0] === some[0]?.pictures?.[0]))
  return alike.toSorted((a, b) => b.length - a.length)[0]?.[0]?.pictures
}

/** A combination that does not exist has the product's price. */
export function offerOf(product: Product, choice: Choice): Offer {
  const availability = availabilityOf(product, choice)
  const { price, originalPrice, amount, stock, sku, pictures, gtin, availableFrom } =
    variantOf(product, choice) ?? product
  return {
    choice,
    availability,
    price,
    originalPrice: originalPrice ?? null,
    stock: availability === 'available' ? stock : 'out',
    sku: sku ?? null,
    pictures: (availability === 'missing' ? picturesOfValue(product, choice) : pictures) ?? [],
    ...(amount && { amount }),
    ...(gtin !== undefined && { gtin }),
    ...(availableFrom !== undefined && { availableFrom }),
  }
}
