import { hasOptionFilters, largestSize, optionFilters, ownSize } from '../settings/settings.ts'
import { slugOf } from '../slug.ts'

/**
 * The parameter of an option inside of the shop, `option.size`, where no other parameter can have its name. Addresses say
 * `size` where that is an option's alone.
 */
export type OptionParameter = `option.${string}`

const prefix = 'option.'

export const optionParameter = (key: string): OptionParameter => `option.${key}`

/** Parameters of a list's address: a filter by an option of such a name keeps the prefix, `?option.brand=acme`. */
const ofLists = /* @__PURE__ */ new Set([
  'category',
  'search',
  'shown',
  'saved',
  'ids',
  'min',
  'max',
  'brand',
  'rating',
  'sale',
  'available',
  'sort',
  'at',
  'view',
  'page',
  'lab',
  'size',
  'variant',
])

/** A catalogue of one size has no use for a size in its addresses: there `?size=m` is an option. */
const isSizeAnOption = ownSize === largestSize

const hasShortName = (key: string): boolean =>
  (isSizeAnOption && key === 'size') ||
  (hasOptionFilters && !ofLists.has(key) && optionFilters.some((filter) => filter.key === key))

/** The shop's name of a parameter of an address, which may be typed: `Größe` is `große`. */
export function parameterIn(written: string): string {
  const key = hasOptionFilters ? slugOf(written) : written
  return hasShortName(key) ? optionParameter(key) : written
}

/** The inverse. */
export const parameterOut = (name: string): string => {
  const key = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return hasShortName(key) ? key : name
}
