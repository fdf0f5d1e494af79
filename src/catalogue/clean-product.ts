import * as v from 'valibot'
import { cleanPictures } from './clean-pictures.ts'
import { countedOriginal } from './discount.ts'
import { blocksOfHtml } from './html-blocks.ts'
import type { Product, Stock } from './product.ts'
import { rawProductSchema, type RecordRules } from './product-schema.ts'
import { blocksOfText } from './text-blocks.ts'

/** Why a record is rejected. */
export interface RecordProblem {
  /** Null if not even the id can be read. */
  readonly id: number | null
  /** The first invalid field, `price` or `features.2`; `record` if the value is not a record. */
  readonly field: string
  /** What the field must be; never its value, which may be long or hostile. */
  readonly message: string
}

type CleanedProduct =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly problem: RecordProblem }

const problemOf = (id: number | null, field: string, message: string): CleanedProduct => ({
  ok: false,
  problem: { id, field, message },
})

function readId(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return Number.isSafeInteger(raw.id) ? Number(raw.id) : null
}

/** None left is sold out. */
function stockOf(stock: Stock | null | undefined, inStock: boolean | null | undefined): Stock {
  if (stock === 0) return 'out'
  return stock ?? (typeof inStock !== 'boolean' ? 'unknown' : inStock ? 'in' : 'out')
}

type Parsed = v.InferOutput<ReturnType<typeof rawProductSchema>>

/** Variants without a price or a stock of their own have the product's. */
const variantsOf = ({ variants, price, stock, inStock }: Parsed) =>
  variants.map((variant) => ({
    sku: variant.sku ?? null,
    values: variant.values,
    price: variant.price ?? price,
    stock: variant.stock === undefined ? stockOf(stock, inStock) : stockOf(variant.stock, undefined),
  }))

function clean(raw: unknown, schema: ReturnType<typeof rawProductSchema>): CleanedProduct {
  const parsed = v.safeParse(schema, raw, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return problemOf(readId(raw), v.getDotPath(issue) ?? 'record', issue.message)
  }
  const {
    image,
    images,
    features,
    originalPrice,
    slug,
    stock: given,
    inStock,
    descriptionHtml,
    ...fields
  } = parsed.output
  const { id, price, options, variants } = parsed.output
  if (variants.some(({ values }) => values.length !== options.length))
    return problemOf(id, 'variants', 'must have one value per option')
  const stock = stockOf(given, inStock)
  const pictures = cleanPictures({ name: fields.name, image, images, features, isOut: stock === 'out' })
  if (!pictures) return problemOf(id, 'image', 'must be a path of this site or an https address')
  return {
    ok: true,
    product: {
      ...fields,
      ...pictures,
      ...(typeof slug === 'string' && { slug }),
      longDescription:
        descriptionHtml === undefined ? blocksOfText(fields.longDescription) : blocksOfHtml(descriptionHtml),
      brand: fields.brand || null,
      rating: fields.rating ?? null,
      originalPrice: countedOriginal(price, originalPrice ?? null),
      stock,
      ...(stock === 'out' && { isSoldOut: true }),
      variants: variantsOf(parsed.output),
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
