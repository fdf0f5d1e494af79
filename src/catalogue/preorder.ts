import { isRecord } from './is-record.ts'
import type { Product } from './product.ts'

/** Said of what is sold before it is there. */
export interface Preorder {
  /** The day from which it can be had, where this is known: ISO 8601, `2027-03-01`. */
  readonly from?: string
}

/** Undefined for what is no pre-order. The day of a listed product is not known. */
export function preorderOf({
  stock,
  isPreorder,
  availableFrom: from,
}: Partial<Pick<Product, 'stock' | 'isPreorder' | 'availableFrom'>>): Preorder | undefined {
  if (stock !== 'preorder' && !isPreorder) return undefined
  return from === undefined ? {} : { from }
}

/** Whether a text is a day that exists, `2027-03-01`: another is read as one of the next month. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  )
}

/** Whether a stored value says this of a pre-order. */
export const isPreorder = (value: unknown): value is Preorder =>
  isRecord(value) &&
  (value['from'] === undefined || (typeof value['from'] === 'string' && isDay(value['from'])))
