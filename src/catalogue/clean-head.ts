import * as v from 'valibot'
import { categoryKey } from './category-key.ts'
import { filterNames, type CatalogueHead, type FilterName } from './catalogue-head.ts'
import { ConfigurationError } from './configuration-error.ts'
import { allSorts } from './filters.ts'
import { readMoneyPattern } from './money-pattern.ts'
import { parsePictureAddress } from './picture-address.ts'
import { nicePriceSteps } from './price-steps.ts'
import type { Product } from './product.ts'
import { slugPattern } from './slug.ts'
import { isWellFormed } from './well-formed.ts'

const mostCategories = 65_000

const text = (what: string, longest: number) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.trim(),
    v.nonEmpty(`${what} must not be empty`),
    v.maxLength(longest, `${what} must be at most ${longest} characters long`),
    v.check((value) => isWellFormed(value), `${what} must be well-formed Unicode`),
  )

const isLocale = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const label = text('A category’s label', 60)

const categorySchema = v.strictObject({
  label: v.pipe(
    label,
    v.check((value) => categoryKey(value) !== 'all', 'A category cannot be called All'),
    v.check((value) => categoryKey(value) !== '', 'A category’s label must have a letter or a digit'),
  ),
  slug: v.optional(
    v.pipe(
      text('A category’s slug', 60),
      v.regex(slugPattern, 'A category’s slug must be words of letters and digits, joined by hyphens'),
      v.check((value) => categoryKey(value) !== 'all', 'A category’s slug cannot be all'),
      v.check((value) => categoryKey(value) !== '', 'A category’s slug must be more than “and”'),
    ),
  ),
  order: v.optional(
    v.pipe(v.number('A category’s order must be a number'), v.finite('A category’s order must be finite')),
  ),
  picture: v.optional(
    v.pipe(
      text('A category’s picture', 2048),
      v.check(
        (value) => parsePictureAddress(value) === value,
        'A category’s picture must be a path of this site or an https address',
      ),
    ),
  ),
  parent: v.optional(label),
  isUnlisted: v.optional(v.boolean('`isUnlisted` must be true or false'), false),
})

type RawCategory = v.InferOutput<typeof categorySchema>

/** Addresses read labels and slugs leniently: two that differ in case or in `&` alone would be one. */
function areUnique(all: RawCategory[]): boolean {
  const owners = new Map<string, number>()
  return all.every(({ label: own, slug = own }, at) =>
    [own, slug].every((name) => {
      const key = categoryKey(name)
      if (!owners.has(key)) owners.set(key, at)
      return owners.get(key) === at
    }),
  )
}

/** Every parent is a category at the top, and has a button where its child has one. */
const haveParents = (all: RawCategory[]) => {
  const top = new Map(all.flatMap((one) => (one.parent === undefined ? [[one.label, one] as const] : [])))
  return all.every(
    ({ parent, isUnlisted }) =>
      parent === undefined || (top.has(parent) && (isUnlisted || top.get(parent)?.isUnlisted === false)),
  )
}

const wholeSize = v.pipe(
  v.number('A size must be a number'),
  v.integer('A size must be a whole number'),
  v.minValue(1, 'A size must be 1 or more'),
  v.maxValue(9_999_999, 'A size must be below ten million'),
)

const headSchema = v.strictObject(
  {
    name: text('The name', 100),
    locale: v.pipe(
      text('The locale', 50),
      v.check(isLocale, 'The locale must be a BCP 47 tag, for example en-US'),
    ),
    currency: v.pipe(
      text('The currency', 3),
      v.check(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'The currency must be an ISO 4217 code',
      ),
    ),
    currencyWords: v.optional(v.array(text('A word for the currency', 30), '`currencyWords` must be a list')),
    cardPrices: v.optional(
      v.picklist(['formatted', 'stored'], '`cardPrices` must be formatted or stored'),
      'formatted',
    ),
    addresses: v.optional(v.picklist(['id', 'slug'], '`addresses` must be id or slug'), 'id'),
    filters: v.optional(
      v.array(
        v.picklist(filterNames, `A filter must be one of ${filterNames.join(', ')}`),
        '`filters` must be a list',
      ),
    ),
    sorts: v.optional(
      v.array(
        v.picklist(allSorts, `An order must be one of ${allSorts.join(', ')}`),
        '`sorts` must be a list',
      ),
    ),
    priceSteps: v.optional(
      v.pipe(
        v.array(v.number('A price step must be a number'), '`priceSteps` must be a list'),
        v.maxLength(20, 'There must be at most 20 price steps'),
        v.check(
          (steps) => steps.every((step, at) => step > (steps[at - 1] ?? 0)),
          'The price steps must be above 0 and ascend',
        ),
      ),
    ),
    categories: v.pipe(
      v.array(categorySchema, 'The categories must be a list'),
      v.maxLength(mostCategories, `There must be at most ${mostCategories} categories`),
      v.check(areUnique, 'Every category must have a label of its own and a slug of its own'),
      v.check(haveParents, 'A parent must be a category with a button and without a parent'),
    ),
    sizes: v.optional(
      v.pipe(
        v.object({ own: wholeSize, largest: wholeSize }, '`sizes` must have `own` and `largest`'),
        v.check(({ own, largest }) => own <= largest, '`sizes.largest` must not be below `sizes.own`'),
      ),
    ),
  },
  (issue) => {
    if (!issue.path) return 'The head must be an object'
    const key = String(issue.path[0]?.key)
    return issue.expected === 'never' ? `\`${key}\` is no part of a head` : `\`${key}\` is missing`
  },
)

export type CheckedHead = v.InferOutput<typeof headSchema>

/** Checks an owner's head. Throws `ConfigurationError` that names the first fault. */
export function checkHead(raw: unknown): CheckedHead {
  const parsed = v.safeParse(headSchema, raw, { abortEarly: true })
  if (parsed.success) return parsed.output
  throw new ConfigurationError(`The head of the catalogue is wrong: ${parsed.issues[0].message}.`)
}

/** The filters by which the products differ. */
function usefulFilters(products: readonly Product[]): FilterName[] {
  const differ = {
    price: new Set(products.map(({ price }) => price)).size > 1,
    brand: new Set(products.map(({ brand }) => brand)).size > 1,
    rating: products.some(({ rating }) => rating !== null),
    sale: products.some(({ originalPrice }) => originalPrice !== null),
  }
  return filterNames.filter((name) => differ[name])
}

/** An order is of use where products differ by the same field. */
const neededBy = {
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  reviews: 'rating',
  saving: 'sale',
} as const

/** The plural of the currency in the locale's words: 'euros'. */
const pluralOf = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The head for browsers: what the owner left out is derived from the products. */
export function completeHead(raw: CheckedHead, products: readonly Product[]): CatalogueHead {
  const { name, locale, currency, cardPrices, addresses, filters } = raw
  const highestId = products.at(-1)?.id ?? 0
  const money = readMoneyPattern(locale, currency)
  const offered = filters ?? usefulFilters(products)
  const [plural = pluralOf(locale, currency), ...others] = raw.currencyWords ?? []
  const ordered = raw.categories
    .map((category, at) => ({ ...category, order: category.order ?? at }))
    .toSorted((a, b) => a.order - b.order)
  const steps =
    raw.priceSteps &&
    [...new Set(raw.priceSteps.map((step) => Math.round(step * 10 ** money.digits)))].filter(
      (step) => step > 0,
    )
  return {
    name,
    locale,
    currency,
    money,
    currencyWords: [plural, ...others],
    cardPrices,
    addresses,
    filters: offered,
    sorts: raw.sorts ?? allSorts.filter((sort) => sort !== 'name' && offered.includes(neededBy[sort])),
    hasPrices: offered.includes('price'),
    hasBrands: offered.includes('brand'),
    hasRatings: offered.includes('rating'),
    hasSale: offered.includes('sale'),
    priceSteps:
      steps ??
      nicePriceSteps(
        products.map(({ price }) => price),
        10 ** money.digits,
      ),
    categories: ordered.map(({ label: own, slug, picture, parent, isUnlisted }) => ({
      label: own,
      ...(slug !== undefined && { slug }),
      ...(picture !== undefined && { picture }),
      ...(parent !== undefined && { parent }),
      ...(isUnlisted && { isUnlisted }),
    })),
    hasCategoryPictures: ordered.some(({ picture }) => picture !== undefined),
    hasCategorySlugs: ordered.some(({ slug }) => slug !== undefined),
    hasHosted: [
      ...products.flatMap(({ pictures }) => pictures),
      ...ordered.flatMap(({ picture }) => picture ?? []),
    ].some((address) => !address.startsWith('/')),
    isNested: raw.categories.some(({ parent }) => parent !== undefined),
    ownSize: Math.max(raw.sizes?.own ?? 0, highestId),
    largestSize: Math.max(raw.sizes?.largest ?? 0, highestId),
  }
}
