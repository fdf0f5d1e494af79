import * as v from 'valibot'
import { cleanPictures, hasBadSize, isBlank, readPicture } from './clean-pictures.ts'
import { countedOriginal } from '../money/discount.ts'
import { readHtml, type ReadHtml } from './html-blocks.ts'
import type { Product } from '../product.ts'
import { isRecord } from '../is-record.ts'
import {
  mostPictures,
  mostVariantPictures,
  rawProductSchema,
  type Parsed,
  type RecordRules,
} from './product-schema.ts'
import { htmlOfParagraphs, plainText } from './plain-text.ts'
import { blocksOfText } from '../text-blocks.ts'
import { cleanVariants, optionsOf } from './clean-variants.ts'
import { stockOf } from './stock-of.ts'
import { otherCase, unknownIn, unknownInEach, type Note, type RecordProblem } from './unknown-fields.ts'
import { variantFault } from './variant-fault.ts'

type CleanedProduct =
  /** `notes`: what was left out of a product that is kept. */
  | { readonly ok: true; readonly product: Product; readonly notes: readonly RecordProblem[] }
  | { readonly ok: false; readonly problem: RecordProblem }

const problemOf = (
  id: number | null,
  field: string,
  message: string,
  others: readonly string[] = [],
): CleanedProduct => ({
  ok: false,
  problem: { id, field, message, ...(others.length > 0 && { others }) },
})

const sizeRule = 'must have a width and a height from 1 to 20000, or none'

const pictureRule = 'must be like /pictures/red-ribbon.avif, without spaces, or an https address'

function readId(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return Number.isSafeInteger(raw.id) ? Number(raw.id) : null
}

/** What cannot be shown of an image that a record names. */
function pictureNotes(field: string, image: unknown): Note[] {
  if (isBlank(image)) return []
  const sizes = hasBadSize(image) ? [{ field, message: sizeRule }] : []
  return [
    ...(readPicture(image) === null ? [{ field, message: pictureRule }] : sizes),
    ...unknownIn(
      typeof image === 'string' ? null : image,
      ['url', 'width', 'height'],
      'an image',
      `${field}.`,
    ),
  ]
}

/** Besides `longDescription`. */
const plainFields = [
  'name',
  'category',
  'description',
  'brand',
  'features',
  'specifications',
  'tags',
  'options',
  'variants',
  'perks',
] as const

/** Whether one of the texts in a value has HTML. */
const hasHtml = (value: unknown, depth = 3): boolean =>
  typeof value === 'string'
    ? plainText(value) !== value
    : depth > 0 &&
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => hasHtml(key) || hasHtml(inner, depth - 1))

/** What is left out of a valid record: fields that no record has, and values that cannot be shown. */
function notesOf(
  raw: Readonly<Record<string, unknown>>,
  parsed: Parsed,
  known: object,
  html: ReadHtml | null,
): RecordProblem[] {
  const { id, price, originalPrice, image, images, longDescription, descriptionHtml, stock, inStock } = parsed
  const note = (isTrue: boolean, field: string, message: string) => (isTrue ? [{ field, message }] : [])
  const notes: Note[] = [
    ...unknownIn(raw, Object.keys(known), 'a record'),
    ...unknownInEach(raw['options'], ['name', 'values'], 'an option', 'options'),
    ...unknownInEach(
      raw['variants'],
      ['sku', 'gtin', 'values', 'price', 'originalPrice', 'stock', 'availableFrom', 'images'],
      'a variant',
      'variants',
    ),
    ...unknownIn(raw['amount'], ['value', 'unit'], 'an amount', 'amount.'),
    ...unknownInEach(raw['perks'], ['name', 'text'], 'a perk', 'perks'),
    ...pictureNotes('image', image),
    ...images.flatMap((one, at) => pictureNotes(`images.${at}`, one)),
    ...parsed.options.flatMap(({ values }, option) =>
      values.flatMap((value, at) =>
        typeof value === 'string'
          ? []
          : pictureNotes(`options.${option}.values.${at}.picture`, value.picture),
      ),
    ),
    ...parsed.variants.flatMap((variant, index) =>
      variant.images.flatMap((one, at) => pictureNotes(`variants.${index}.images.${at}`, one)),
    ),
    ...plainFields.flatMap((field) =>
      note(
        hasHtml(raw[field]) && raw[field] !== parsed[field],
        field,
        'cannot have HTML, of which the words are kept',
      ),
    ),
    ...note(
      typeof descriptionHtml !== 'string' && html !== null,
      'longDescription',
      'cannot have HTML, which is read as that of descriptionHtml',
    ),
    ...(html?.lost ?? []).map((what) => ({
      field: typeof descriptionHtml === 'string' ? 'descriptionHtml' : 'longDescription',
      message: `cannot have ${what}`,
    })),
    ...note(
      typeof descriptionHtml === 'string' && longDescription !== '',
      'longDescription',
      'is replaced by descriptionHtml',
    ),
    ...note(
      typeof originalPrice === 'number' && originalPrice <= price,
      'originalPrice',
      'must be above the price',
    ),
    ...note(
      typeof inStock === 'boolean' && inStock === (stockOf(stock, inStock) === 'out'),
      'inStock',
      'is replaced by stock',
    ),
  ]
  return notes.map((one) => ({ id, ...one }))
}

function clean(raw: unknown, schema: ReturnType<typeof rawProductSchema>): CleanedProduct {
  if (!isRecord(raw)) return problemOf(null, 'record', 'must be a record')
  const parsed = v.safeParse(schema, raw, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue) ?? 'record'
    const written = field in raw ? undefined : otherCase(Object.keys(raw), field)
    const hint = written === undefined ? '' : `: write it instead of ${written}`
    const fields = new Set(parsed.issues.map(({ path }) => String(path?.[0]?.key)))
    fields.delete(String(issue.path?.[0]?.key))
    return problemOf(readId(raw), field, issue.message + hint, [...fields])
  }
  const {
    image,
    images,
    features,
    originalPrice,
    slug,
    stock: given,
    inStock,
    longDescription,
    descriptionHtml,
    perks,
    sku,
    gtin,
    availableFrom,
    amount,
    weight,
    ...fields
  } = parsed.output
  const { id } = parsed.output
  const options = optionsOf(parsed.output)
  const fault = variantFault(options, parsed.output.variants)
  if (fault) return problemOf(id, fault.field, fault.message)
  const choice = cleanVariants(parsed.output, options)
  // A product with variants is sold out where all of these are.
  const stock = choice.stock ?? stockOf(given, inStock)
  const { price } = choice
  const written = typeof descriptionHtml === 'string' ? descriptionHtml : htmlOfParagraphs(longDescription)
  const html = written === null ? null : readHtml(written)
  const pictures = cleanPictures({
    name: fields.name,
    image,
    images: [...images, ...choice.images],
    features,
    isOut: stock === 'out',
  })
  if (choice.images.length > mostVariantPictures)
    return problemOf(id, 'variants', `must have at most ${mostVariantPictures} images together`)
  if (pictures.pictures.length > mostPictures + choice.images.length)
    return problemOf(
      id,
      'images',
      `must be at most ${mostPictures}, the main one and those of the features included`,
    )
  return {
    ok: true,
    notes: notesOf(raw, parsed.output, schema.entries, html),
    product: {
      ...fields,
      ...pictures,
      ...(typeof slug === 'string' && { slug }),
      longDescription: html?.blocks ?? blocksOfText(longDescription),
      brand: fields.brand || null,
      // Many exports write 0 for “not rated yet”.
      rating: fields.reviews === 0 ? fields.rating || null : (fields.rating ?? null),
      price,
      originalPrice: countedOriginal(price, choice.originalPrice ?? originalPrice ?? null),
      stock,
      ...(stock === 'out' && { isSoldOut: true }),
      ...(typeof stock === 'number' && choice.summary === null && { left: stock }),
      ...(choice.summary && { choice: choice.summary }),
      ...(typeof availableFrom === 'string' && { availableFrom }),
      ...(typeof sku === 'string' && { sku }),
      ...(typeof gtin === 'string' && { gtin }),
      options,
      variants: choice.variants,
      ...(perks && { perks }),
      ...(amount && { amount }),
      ...(typeof weight === 'number' && { weight }),
    },
  }
}

/** Returns a function that turns an owner's record into a product, or names its problem. Accepts any value, never throws. */
export function createCleaner(rules: RecordRules): (raw: unknown) => CleanedProduct {
  const schema = rawProductSchema(rules)
  return (raw) => {
    try {
      return clean(raw, schema)
    } catch {
      // Reading a property of a hostile object may run its getter.
      return problemOf(null, 'record', 'cannot be read')
    }
  }
}
