import * as v from 'valibot'
import { type CategoryNames, nameCategories } from './category-names.ts'
import { categoriesSchema } from './category-schema.ts'
import { filterNames } from '../settings/catalogue-settings.ts'
import { ConfigurationError } from './configuration-error.ts'
import { allSorts } from '../filters.ts'
import { categoryPagesSchema } from './paged-categories.ts'
import { headText } from './head-text.ts'
import { fold } from '../words/fold.ts'

/** Whether prices can be written in it: of another language they would be in that of the machine that builds. */
export const isLocale = (tag: string) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

const wholeSize = v.pipe(
  v.number('A size must be a number'),
  v.integer('A size must be a whole number'),
  v.minValue(1, 'A size must be 1 or more'),
  v.maxValue(9_999_999, 'A size must be below ten million'),
)

/** Each is a group in the panel. */
const mostOptionFilters = 8

/** A list of some of these names, each once. */
const choices = <const Names extends readonly string[]>(field: string, names: Names, what: string) =>
  v.pipe(
    v.array(v.picklist(names, `${what} must be one of ${names.join(', ')}`), `\`${field}\` must be a list`),
    v.check((all) => new Set(all).size === all.length, `${what} must not be named twice`),
  )

const headSchema = v.strictObject(
  {
    name: headText('The name', 100),
    locale: v.pipe(
      headText('The locale', 50),
      v.check(isLocale, 'The locale must be the BCP 47 tag of a known language, for example en-US'),
    ),
    currency: v.pipe(
      headText('The currency', 50),
      v.check(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'The currency must be an ISO 4217 code, for example EUR',
      ),
    ),
    currencyWords: v.optional(
      v.array(headText('A word for the currency', 30), '`currencyWords` must be a list'),
    ),
    cardPrices: v.optional(
      v.picklist(['formatted', 'stored'], '`cardPrices` must be formatted or stored'),
      'formatted',
    ),
    addresses: v.optional(v.picklist(['id', 'slug'], '`addresses` must be id or slug'), 'id'),
    search: v.optional(v.picklist(['words', 'substring'], '`search` must be words or substring'), 'words'),
    unitPriceBase: v.optional(v.picklist(['1 kg', '100 g'], '`unitPriceBase` must be 1 kg or 100 g'), '1 kg'),
    filters: v.optional(choices('filters', filterNames, 'A filter')),
    optionFilters: v.optional(
      v.pipe(
        v.array(headText('The name of an option', 100), '`optionFilters` must be a list'),
        v.maxLength(mostOptionFilters, `\`optionFilters\` must name at most ${mostOptionFilters} options`),
        v.check(
          (all) => new Set(all.map(fold)).size === all.length,
          '`optionFilters` must not name an option twice',
        ),
      ),
    ),
    sorts: v.optional(choices('sorts', allSorts, 'An order')),
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
    categories: categoriesSchema,
    categoryPages: v.optional(categoryPagesSchema, true),
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
  throw new ConfigurationError(
    `The head of the catalogue, head.ts or head.json, is wrong: ${parsed.issues[0].message}.`,
  )
}

/** The names of a checked head's categories, in their order. */
export function namesOf({ categories, locale }: CheckedHead): readonly CategoryNames[] {
  const naming = nameCategories(categories, locale)
  if ('fault' in naming)
    throw new ConfigurationError(
      `The head of the catalogue, head.ts or head.json, is wrong: ${naming.fault}.`,
    )
  return naming.names
}

/** The texts of the categories' pages by their labels. */
export const categoryTextsOf = (head: CheckedHead): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namesOf(head).flatMap(({ label }, at) => {
      const text = head.categories[at]?.text
      return text === undefined ? [] : [[label, text]]
    }),
  )
