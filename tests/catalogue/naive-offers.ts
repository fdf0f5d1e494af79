import type { Filters } from '#catalogue/filters.ts'
import type { MinorUnits, Product, ProductSummary } from '#catalogue/product.ts'
import type { OptionFilter } from '#catalogue/settings/option-filter.ts'
import { offerOf } from '#catalogue/variants/variant-of.ts'
import { fold } from '#catalogue/words/fold.ts'
import { allChoices } from './variants/all-choices.ts'

/** What is conditioned of a product, or of one of its variants. */
interface NaiveOffer {
  readonly price: MinorUnits
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
}

const isWhole = (product: ProductSummary | Product): product is Product => 'variants' in product

/** The values that an option of a product may have, where the filters choose some. */
const chosenNames = ({ options = {} }: Filters, key: string, filters: readonly OptionFilter[]) =>
  filters
    .find((filter) => filter.key === key)
    ?.values.filter((value) => options[key]?.includes(value.key))
    .map(({ name }) => fold(name)) ?? []

const keyOf = (name: string, filters: readonly OptionFilter[]) =>
  filters.find((filter) => fold(filter.name) === fold(name))?.key ?? ''

/** One offer of a product, or with options one of each combination that has the chosen values. */
function offersOf(
  product: ProductSummary,
  filters: Filters,
  optionFilters: readonly OptionFilter[],
): NaiveOffer[] {
  const { price, originalPrice, isSoldOut = false } = product
  const keys = Object.keys(filters.options ?? {})
  if (keys.length === 0) return [{ price, isOnSale: originalPrice !== null, isSoldOut }]
  if (!isWhole(product)) return []
  const named = product.options.map(({ name }) => keyOf(name, optionFilters))
  return allChoices(product)
    .filter((choice) =>
      keys.every((key) =>
        chosenNames(filters, key, optionFilters).includes(fold(choice[named.indexOf(key)] ?? '\0')),
      ),
    )
    .map((choice) => offerOf(product, choice))
    .filter(({ availability }) => availability !== 'missing')
    .map((offer) => ({
      price: offer.price,
      isOnSale: offer.originalPrice !== null,
      isSoldOut: offer.availability !== 'available',
    }))
}

/** The offers of a product that meet the filters on options, price, discount and stock; none where it does not match. */
export const naiveOffers = (
  product: ProductSummary,
  filters: Filters,
  optionFilters: readonly OptionFilter[],
): readonly NaiveOffer[] =>
  offersOf(product, filters, optionFilters).filter(
    ({ price, isOnSale, isSoldOut }) =>
      (filters.min === undefined || price >= filters.min) &&
      (filters.max === undefined || price <= filters.max) &&
      (!filters.sale || isOnSale) &&
      (!filters.available || !isSoldOut),
  )
