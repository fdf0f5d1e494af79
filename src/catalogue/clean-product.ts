import * as v from 'valibot'
import { cleanPictures } from './clean-pictures.ts'
import { countedOriginal } from './money.ts'
import type { Product } from './product.ts'
import { rawProductSchema } from './product-schema.ts'

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

function clean(raw: unknown): CleanedProduct {
  const parsed = v.safeParse(rawProductSchema, raw, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return problemOf(readId(raw), v.getDotPath(issue) ?? 'record', issue.message)
  }
  const { image, images, features, originalPrice, ...fields } = parsed.output
  const pictures = cleanPictures({ image, images, features, inStock: fields.inStock })
  if (!pictures) return problemOf(fields.id, 'image', 'must be a path of this site or an https address')
  const original = countedOriginal(fields.price, originalPrice ?? null)
  return { ok: true, product: { ...fields, ...pictures, originalPrice: original } }
}

/** Turns an owner's record into a product, or names its problem. Accepts any value, never throws. */
export function cleanProduct(raw: unknown): CleanedProduct {
  try {
    return clean(raw)
  } catch {
    // Reading a property of a hostile object may run its getter.
    return problemOf(null, 'record', 'cannot be read')
  }
}
