import { isWellFormed } from './well-formed.ts'
import * as v from 'valibot'
import { firstGeneratedId } from './demo/generate-product.ts'
import { toCents } from './money.ts'
import { productCategories } from './product.ts'

const text = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(longest, `must be at most ${longest} characters long`),
    v.check((value) => isWellFormed(value), 'must be well-formed Unicode'),
    v.trim(),
  )

const filledText = (longest: number) => v.pipe(text(longest), v.nonEmpty('must not be empty'))

/** Read once and never beyond its cap, regardless of its `length`. */
const list = (most: number) =>
  v.pipe(
    v.custom<readonly unknown[]>(Array.isArray, 'must be a list'),
    v.transform((items) =>
      Array.from({ length: Math.min(items.length, most + 1) }, (_, index) => items[index]),
    ),
    v.check((items) => items.length <= most, `must have at most ${most} entries`),
  )

const dollars = v.pipe(
  v.number('must be a number of dollars'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const cents = toCents(dataset.value)
    if (cents !== null) return cents
    addIssue({ message: 'must be dollars and whole cents, 0 to 1,000,000' })
    return NEVER
  }),
)

const numberFrom = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`
  const withoutNegativeZero = v.transform((value: number) => value + 0)
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message), withoutNegativeZero)
}

const wholeFrom = (least: number, most: number) =>
  v.pipe(numberFrom(least, most), v.integer('must be a whole number'))

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).map(([label, value]) => ({ label, value }))

const specifications = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isRecord, 'must be labels with texts'),
  v.transform(entriesOf),
  v.check((all) => all.length <= 60, 'must have at most 60 entries'),
  v.array(v.object({ label: filledText(100), value: filledText(500) })),
  v.check((all) => new Set(all.map(({ label }) => label)).size === all.length, 'must not have a label twice'),
)

/**
 * A record as an owner writes it, checked field by field; `clean-pictures.ts` checks the images. Unknown fields are
 * ignored.
 */
export const rawProductSchema = v.object(
  {
    // From 86 on ids belong to generated products.
    id: wholeFrom(1, firstGeneratedId - 1),
    name: filledText(200),
    description: filledText(1000),
    longDescription: filledText(10_000),
    category: v.picklist(productCategories, `must be one of ${productCategories.join(', ')}`),
    price: dollars,
    originalPrice: v.optional(dollars),
    rating: v.pipe(
      numberFrom(0, 5),
      v.transform((value) => Math.round(value * 10) / 10),
    ),
    reviews: wholeFrom(0, 1_000_000_000),
    inStock: v.boolean('must be true or false'),
    brand: filledText(100),
    image: v.string('must be an address or empty'),
    images: list(30),
    features: v.pipe(list(50), v.array(text(2048))),
    specifications,
  },
  (issue) => (issue.path ? 'is missing' : 'must be a record'),
)
