import { hasBadSize, isBlank, readPicture } from './clean-pictures.ts'
import { isRecord } from '../is-record.ts'
import type { ReadHtml } from './html-blocks.ts'
import { plainText } from './plain-text.ts'
import type { Parsed } from './product-schema.ts'
import { stockOf } from './stock-of.ts'
import { unknownIn, unknownInEach, type Note } from './unknown-fields.ts'

const sizeRule = 'must have a width and a height from 1 to 20000, or none'

const pictureRule = 'must be like /pictures/red-ribbon.avif, without spaces, or an https address'

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

const amountFields = ['value', 'unit']

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
export function notesOf(
  raw: Readonly<Record<string, unknown>>,
  parsed: Parsed,
  known: object,
  html: ReadHtml | null,
): Note[] {
  const { price, originalPrice, image, images, longDescription, descriptionHtml, stock, inStock } = parsed
  const note = (isTrue: boolean, field: string, message: string) => (isTrue ? [{ field, message }] : [])
  return [
    ...unknownIn(raw, Object.keys(known), 'a record'),
    ...unknownInEach(raw['options'], ['name', 'values'], 'an option', 'options'),
    ...unknownInEach(
      raw['variants'],
      ['sku', 'gtin', 'values', 'price', 'originalPrice', 'amount', 'stock', 'availableFrom', 'images'],
      'a variant',
      'variants',
    ),
    ...unknownIn(raw['amount'], amountFields, 'an amount', 'amount.'),
    ...(Array.isArray(raw['variants']) ? raw['variants'] : []).flatMap((variant: unknown, at) =>
      unknownIn(isRecord(variant) && variant['amount'], amountFields, 'an amount', `variants.${at}.amount.`),
    ),
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
}
