import * as v from 'valibot'
import { cleanPictures } from './clean-pictures.ts'
import { countedOriginal } from '../money/discount.ts'
import { readHtml } from './html-blocks.ts'
import type { Product } from '../product.ts'
import { isRecord } from '../is-record.ts'
import { mostPictures, mostVariantPictures, rawProductSchema, type RecordRules } from './product-schema.ts'
import { htmlOfParagraphs } from './plain-text.ts'
import { notesOf } from './record-notes.ts'
import { blocksOfText } from '../text-blocks.ts'
import { cleanVariants, optionsOf } from './clean-variants.ts'
import { stockOf } from './stock-of.ts'
import { otherCase, type RecordProblem } from './unknown-fields.ts'
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

function readId(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return Number.isSafeInteger(raw.id) ? Number(raw.id) : null
}

/** The first of several categories is the main one, unless the record names that. */
function withMainCategory(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { category, categories } = raw
  const isMissing = category === undefined || category === null || category === ''
  const first: unknown = Array.isArray(categories) ? categories[0] : undefined
  return isMissing && first !== undefined ? { ...raw, category: first } : raw
}

function clean(raw: unknown, schema: ReturnType<typeof rawProductSchema>): CleanedProduct {
  if (!isRecord(raw)) return problemOf(null, 'record', 'must be a record')
  const parsed = v.safeParse(schema, withMainCategory(raw), { abortPipeEarly: true })
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
    slug,
    stock: given,
    inStock,
    longDescription,
    descriptionHtml,
    perks,
    sku,
    gtin,
    availableFrom,
    amount: _,
    weight,
    categories,
    ...fields
  } = parsed.output
  const { id, category } = parsed.output
  const alsoIn = [...new Set(categories)].filter((label) => label !== category)
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
    notes: notesOf(raw, parsed.output, schema.entries, html).map((note) => ({ id, ...note })),
    product: {
      ...fields,
      ...(alsoIn.length > 0 && { alsoIn }),
      ...pictures,
      ...(typeof slug === 'string' && { slug }),
      longDescription: html?.blocks ?? blocksOfText(longDescription),
      brand: fields.brand || null,
      // Many exports write 0 for “not rated yet”.
      rating: fields.reviews === 0 ? fields.rating || null : (fields.rating ?? null),
      price,
      ...(choice.amount && { amount: choice.amount }),
      originalPrice: countedOriginal(price, choice.originalPrice),
      stock,
      ...(stock === 'out' && { isSoldOut: true }),
      ...(stock === 'preorder' && { isPreorder: true }),
      ...(typeof stock === 'number' && choice.summary === null && { left: stock }),
      ...(choice.summary && { choice: choice.summary }),
      ...(typeof availableFrom === 'string' && { availableFrom }),
      ...(typeof sku === 'string' && { sku }),
      ...(typeof gtin === 'string' && { gtin }),
      options,
      variants: choice.variants,
      ...(perks && { perks }),
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
