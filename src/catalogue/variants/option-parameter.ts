import { hasOptionFilters, largestSize, optionFilters, ownSize } from '../settings/settings.ts'
import { categoryKey } from '../words/category-key.ts'

/**
 * The parameter of an option inside of the shop, `option.size`, where no other parameter can have its name. Addresses say
 * `size` where that is an option's alone.
 */
export type OptionParameter = `option.${string}`

const prefix = 'option.'

export const optionParameter = (key: string): OptionParameter => `option.${key}`

/** Parameters of lists and products: a filter by an option of such a name keeps the prefix, `?option.brand=acme`. */
export const ownParameters: ReadonlySet<string> = /* @__PURE__ */ new Set([
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
const hasShortName = (key: string): boolean =>
  (ownSize === largestSize && key === 'size') ||
  (hasOptionFilters && !ownParameters.has(key) && optionFilters.some((filter) => filter.key === key))

/** The key of the filter that a typed parameter means: `Größe` is `große`. */
function meantKey(written: string): string {
  if (!hasOptionFilters || hasShortName(written)) return written
  const key = categoryKey(written)
  return optionFilters.find(({ name }) => categoryKey(name) === key)?.key ?? written
}

const readName = (written: string): string => {
  const key = meantKey(written)
  return hasShortName(key) ? optionParameter(key) : written
}

const writeName = (name: string): string => {
  const key = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return hasShortName(key) ? key : name
}

const same = (name: string) => name

// Constants, so that a shop in which no option has a short name contains none of this.

/** The shop's name of a parameter. */
export const insideName =
  hasOptionFilters || ownSize === largestSize
    ? (key: string): string => (hasShortName(key) ? optionParameter(key) : key)
    : same

/** The shop's name of a parameter of an address, which may be typed. */
export const parameterIn = hasOptionFilters || ownSize === largestSize ? readName : same

/** The inverse of `insideName`. */
export const parameterOut = hasOptionFilters || ownSize === largestSize ? writeName : same
