import * as v from 'valibot'
import { exactMinor } from '#catalogue/money/exact-minor.ts'
import { countedOriginal } from '#catalogue/money/discount.ts'
import type { MinorUnits, Stock } from '#catalogue/product.ts'

/** The most lines of one update. */
export const mostChanges = 50_000

/** Letters of one line: a change has a few fields of numbers. Longer lines are not parsed, whatever their depth. */
const longestLine = 1000

/** New values of a product, or of the variant that it names; the others stay. */
export interface Change {
  readonly id: number
  readonly sku?: string
  /** Of a variant, one per option; an empty one stands for any value. */
  readonly values?: readonly string[]
  readonly price?: MinorUnits
  /** 0 for none; set with every new price. */
  readonly original?: MinorUnits
  readonly stock?: Stock
}

const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))

/** A line of an update: fields as in an owner's record. */
export const changeSchema = v.strictObject({
  id: v.pipe(
    v.number('must be a number'),
    v.safeInteger('must be whole'),
    v.minValue(1, 'must be 1 or more'),
  ),
  /** Names one of the product's variants. */
  sku: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
  /** Names a variant instead, as its record has them. */
  values: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Major units. A price without `originalPrice` ends a discount. */
  price: v.optional(amount),
  originalPrice: v.nullish(amount),
  stock: v.optional(
    v.union(
      [
        v.picklist(['in', 'out', 'preorder']),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
      ],
      'must be in, out, preorder or the number left',
    ),
  ),
})

type Reading =
  | { readonly ok: true; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly message: string }

/** Reads JSON Lines; nothing is changed where one line is wrong. Several lines of a product apply one after the other. */
export function readChanges(text: string, digits: number): Reading {
  const changes: Change[] = []
  const lines = text.split('\n')
  const failed = (at: number, message: string): Reading => ({
    ok: false,
    message: `Line ${at + 1} ${message}.`,
  })
  for (const [at, line] of lines.entries()) {
    if (line.length > longestLine) return failed(at, `is longer than ${longestLine} letters`)
    if (line.trim() === '') continue
    if (changes.length >= mostChanges) return failed(at, `is one too many: ${mostChanges} at most`)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is no JSON'), changeSchema), line)
    if (!parsed.success) {
      const [issue] = parsed.issues
      const [field = ''] = (v.getDotPath(issue) ?? '').split('.')
      return failed(at, field in changeSchema.entries ? `has a wrong ${field}` : 'is no change of a product')
    }
    const { price, originalPrice, stock, ...named } = parsed.output
    if (named.sku !== undefined && named.values !== undefined)
      return failed(at, 'names a variant by both sku and values')
    if (originalPrice !== undefined && price === undefined)
      return failed(at, 'has an originalPrice without a price')
    const minor = price === undefined ? undefined : exactMinor(price, digits)
    const original = typeof originalPrice === 'number' ? exactMinor(originalPrice, digits) : 0
    if (minor === null || original === null) return failed(at, 'has a price with too many decimals')
    changes.push({
      ...named,
      ...(minor !== undefined && { price: minor, original: countedOriginal(minor, original) ?? 0 }),
      ...(stock !== undefined && { stock: stock === 0 ? 'out' : stock }),
    })
  }
  return { ok: true, changes }
}
