import { isRecord } from '../is-record.ts'
import * as v from 'valibot'
import { amountUnits } from '../money/amount-text.ts'
import { exactMinor, mostMinor } from '../money/exact-minor.ts'
import { isDay } from '../preorder.ts'
import type { Category } from '../settings/catalogue-settings.ts'
import { createCategoryReader } from './read-category-label.ts'
import { asItIs, filledText, list, text } from './schema-parts.ts'
import { bytesOf, longestSlug, slugPattern } from '../slug.ts'

/** What a value that is no text must be: tables are often converted with all values as texts. */
const unquoted =
  (rule: string) =>
  ({ input }: { readonly input: unknown }) =>
    typeof input === 'string' ? `${rule}, without quotation marks` : rule

const priceIn = (digits: number) =>
  v.pipe(
    v.number(({ input }) =>
      typeof input === 'string'
        ? 'must be a number like 4.5, without quotation marks and currency'
        : 'must be a number',
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = exactMinor(dataset.value, digits)
      if (amount !== null) return amount
      const most = mostMinor / 10 ** digits
      const decimals = digits === 0 ? 'without decimals' : `with at most ${digits} decimals`
      addIssue({ message: `must be a price from 0 to ${most} ${decimals}` })
      return NEVER
    }),
  )

const numberFrom = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`
  const withoutNegativeZero = v.transform((value: number) => value + 0)
  return v.pipe(
    v.number(unquoted(message)),
    v.minValue(least, message),
    v.maxValue(most, message),
    withoutNegativeZero,
  )
}

const wholeFrom = (least: number, most: number) =>
  v.pipe(numberFrom(least, most), v.integer('must be a whole number'))

const entriesOf = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).map(([label, value]) => ({ label, value }))

/** For an object: of a field that it does not have, or of itself. */
const missingOr = (sentence: string) => (issue: { readonly path?: unknown }) =>
  issue.path ? 'is missing' : sentence

const specifications = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isRecord, 'must be labels with texts'),
  v.transform(entriesOf),
  v.check((all) => all.length <= 60, 'must have at most 60 entries'),
  v.array(v.object({ label: filledText(100), value: filledText(500) })),
  v.check((all) => new Set(all.map(({ label }) => label)).size === all.length, 'must not have a label twice'),
)

const isStock = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value) && value >= 0 && value <= 1_000_000
    : value === 'in' || value === 'out' || value === 'preorder'

const stock = v.custom<'in' | 'out' | 'preorder' | number>(
  isStock,
  'must be in, out, preorder or the number left',
)

/** A value's color as browsers read it in a style, and nothing else that a style could contain. */
const swatchColor = v.pipe(
  v.string('must be a color like #1e3a8a'),
  v.regex(/^#(?:[\da-f]{3}){1,2}$/i, 'must be a color like #1e3a8a'),
)

const optionValue = v.union(
  [
    filledText(100),
    v.object({
      name: filledText(100),
      color: v.nullish(swatchColor),
      // `clean-pictures.ts` reads it.
      picture: v.nullish(v.union([v.string(), v.looseObject({})])),
    }),
  ],
  'must be a text of at most 100 characters, or a name of that length with a color like #1e3a8a or a picture',
)

/** The most options of a product, and of their combinations. */
const mostOptions = 3
const mostVariants = 2048

const options = v.pipe(
  list(mostOptions),
  v.array(
    v.object(
      { name: filledText(100), values: v.pipe(list(200), v.array(optionValue)) },
      missingOr('must have a name and values'),
    ),
  ),
)

/** 2027-03-01, a day that exists. */
const day = v.pipe(v.string('must be a day like 2027-03-01'), v.check(isDay, 'must be a day like 2027-03-01'))

/** The number under a bar code, with 8, 12, 13 or 14 digits; spaces and hyphens in it do not count. */
const gtin = v.pipe(
  v.string('must be 8, 12, 13 or 14 digits in quotation marks'),
  v.transform((text_) => text_.replaceAll(/[\s-]/g, '')),
  v.regex(/^(?:\d{8}|\d{12,14})$/, 'must be 8, 12, 13 or 14 digits in quotation marks'),
)

const perks = v.pipe(
  list(6),
  v.array(
    v.object({ name: filledText(200), text: filledText(2000) }, missingOr('must have a name and a text')),
  ),
  v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'must not have a name twice'),
)

const amount = v.object(
  {
    value: v.pipe(
      numberFrom(0, 1_000_000),
      v.check((value) => value > 0, 'must be above 0'),
    ),
    unit: v.picklist(amountUnits, 'must be g, kg, ml, l or m'),
  },
  missingOr('must have a value and a unit'),
)

/** Categories of a product. */
const mostCategories = 20

/** Images of a product. */
export const mostPictures = 30

/** Images of all variants of a product together. */
export const mostVariantPictures = 2 * mostVariants

/** What the catalogue's head says of every record. */
export interface RecordRules {
  readonly categories: readonly Category[]
  /** Decimals of a price. */
  readonly digits: number
  /** Ids from here on belong to generated products. */
  readonly firstGeneratedId?: number | undefined
}

/**
 * A record as an owner writes it, checked field by field; `clean-pictures.ts` checks the images. Null is a missing value.
 * Unknown fields are ignored.
 */
export const rawProductSchema = ({ categories, digits, firstGeneratedId }: RecordRules) => {
  const readCategory = createCategoryReader(categories)
  const category = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, string>(({ dataset, addIssue, NEVER }) => {
      const reading = readCategory(dataset.value)
      if ('label' in reading) return reading.label
      addIssue({ message: reading.fault })
      return NEVER
    }),
  )
  return v.object(
    {
      id: wholeFrom(1, firstGeneratedId === undefined ? Number.MAX_SAFE_INTEGER : firstGeneratedId - 1),
      name: filledText(200),
      // Before the category, which is the first of these where the record names it here alone.
      categories: v.nullish(v.pipe(list(mostCategories), v.array(category)), () => []),
      category,
      price: priceIn(digits),
      originalPrice: v.nullish(priceIn(digits)),
      slug: v.nullish(
        v.pipe(
          filledText(longestSlug),
          v.regex(slugPattern, 'must be words of letters and digits, joined by hyphens'),
          v.check((slug) => bytesOf(slug) <= longestSlug, `must be at most ${longestSlug} bytes long`),
        ),
      ),
      description: v.nullish(text(1000), ''),
      // `clean-product.ts` reads the HTML of both.
      longDescription: v.nullish(text(10_000, asItIs), ''),
      descriptionHtml: v.nullish(text(100_000, asItIs)),
      rating: v.nullish(
        v.pipe(
          numberFrom(0, 5),
          v.transform((value) => Math.round(value * 10) / 10),
        ),
      ),
      reviews: v.nullish(wholeFrom(0, 1_000_000_000), 0),
      inStock: v.nullish(v.boolean(unquoted('must be true or false'))),
      stock: v.nullish(stock),
      availableFrom: v.nullish(day),
      sku: v.nullish(filledText(100)),
      gtin: v.nullish(gtin),
      brand: v.nullish(text(100), ''),
      // `clean-pictures.ts` reads both.
      image: v.nullish(v.union([v.string(), v.looseObject({})], 'must be an address or empty'), ''),
      images: v.nullish(list(mostPictures), () => []),
      features: v.nullish(v.pipe(list(50), v.array(text(2048))), () => []),
      specifications: v.nullish(specifications, () => ({})),
      tags: v.nullish(v.pipe(list(250), v.array(filledText(100))), () => []),
      options: v.nullish(options, () => []),
      variants: v.nullish(
        v.pipe(
          list(mostVariants),
          v.array(
            v.object(
              {
                sku: v.nullish(filledText(100)),
                gtin: v.nullish(gtin),
                // An empty one stands for any.
                values: v.pipe(list(mostOptions), v.array(v.nullish(text(100), ''))),
                price: v.nullish(priceIn(digits)),
                originalPrice: v.nullish(priceIn(digits)),
                amount: v.nullish(amount),
                stock: v.nullish(stock),
                availableFrom: v.nullish(day),
                images: v.nullish(list(mostPictures), () => []),
              },
              missingOr('must have values'),
            ),
          ),
        ),
        () => [],
      ),
      perks: v.nullish(perks),
      amount: v.nullish(amount),
      weight: v.nullish(wholeFrom(0, 1_000_000)),
    },
    missingOr('must be a record'),
  )
}

/** A checked record. */
export type Parsed = v.InferOutput<ReturnType<typeof rawProductSchema>>
