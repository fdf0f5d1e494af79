import * as v from 'valibot'
import { amountUnits } from '../money/amount-text.ts'
import type { Product, ProductSummary } from '../product.ts'
import type { Block, Inline } from '../text-blocks.ts'
import { swatchSchema } from './option-answers.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A path of the shop or an https address, as the catalogue's own check allows. */
const picture = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/))

const amount = v.exactOptional(
  v.object({
    value: v.pipe(v.number(), v.gtValue(0)),
    unit: v.picklist(amountUnits),
  }),
)

const summaryEntries = {
  id,
  slug: v.exactOptional(v.string()),
  name: v.string(),
  description: v.string(),
  category: v.string(),
  alsoIn: v.exactOptional(v.array(v.string())),
  price: whole,
  originalPrice: v.nullable(whole),
  rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  reviews: whole,
  brand: v.nullable(v.string()),
  amount,
  isSoldOut: v.exactOptional(v.literal(true)),
  isPreorder: v.exactOptional(v.literal(true)),
  left: v.exactOptional(whole),
  choice: v.exactOptional(
    v.object({ option: v.string(), count: whole, hasPrices: v.exactOptional(v.literal(true)) }),
  ),
  picture,
}

/** A product of a list. Prices are minor units of the catalogue's currency. */
export const summarySchema: v.GenericSchema<ProductSummary> = v.object(summaryEntries)

const texts = v.array(v.string())

const inlines = v.array(v.lazy((): v.GenericSchema<Inline> => inlineSchema))

/** A piece of a line, with marks inside each other. */
export const inlineSchema: v.GenericSchema<Inline> = v.union([
  v.string(),
  v.object({ strong: inlines }),
  v.object({ em: inlines }),
  // As `html-blocks.ts` allows them: an https address or a path of the shop.
  v.object({ link: inlines, href: v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))/i)) }),
  v.object({ lineBreak: v.literal(true) }),
])

const block: v.GenericSchema<Block> = v.union([
  v.string(),
  v.object({ paragraph: inlines }),
  v.object({ heading: inlines }),
  v.object({ list: v.array(inlines), isNumbered: v.exactOptional(v.literal(true)) }),
  v.object({
    table: v.array(v.object({ cells: v.array(inlines), isHead: v.exactOptional(v.literal(true)) })),
  }),
])

const stock = v.union([v.picklist(['in', 'out', 'preorder', 'unknown']), whole])

const variant = v.object({
  sku: v.nullable(v.string()),
  gtin: v.exactOptional(v.string()),
  values: texts,
  price: whole,
  originalPrice: v.exactOptional(whole),
  amount,
  stock,
  availableFrom: v.exactOptional(v.string()),
  pictures: v.exactOptional(v.array(picture)),
})

const detailEntries = {
  longDescription: v.array(block),
  stock,
  availableFrom: v.exactOptional(v.string()),
  sku: v.exactOptional(v.string()),
  gtin: v.exactOptional(v.string()),
  pictures: v.array(picture),
  features: texts,
  specifications: v.array(v.object({ label: v.string(), value: v.string() })),
  tags: texts,
  options: v.array(
    v.object({
      name: v.string(),
      values: texts,
      original: v.exactOptional(v.object({ name: v.string(), values: texts })),
      swatches: v.exactOptional(v.array(v.nullable(swatchSchema))),
    }),
  ),
  variants: v.array(variant),
  perks: v.exactOptional(v.array(v.object({ name: v.string(), text: v.string() }))),
  weight: v.exactOptional(whole),
}

/** A product with all fields of its own page. */
export const productSchema: v.GenericSchema<Product> = v.object({ ...summaryEntries, ...detailEntries })

/** The fields of `Product` that lists do not contain, without `stock`, which changes by itself. */
export const detailsSchema = v.omit(v.object(detailEntries), ['stock'])

/** Details without what an update changes of variants. */
export const storedDetailsSchema = v.object({
  ...detailsSchema.entries,
  variants: v.array(v.omit(variant, ['price', 'originalPrice', 'stock'])),
})
