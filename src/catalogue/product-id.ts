const written = /^[1-9][0-9]{0,6}$/

/**
 * The id in a segment of an address: plain digits, at most seven, no leading zero. `1e2`, `1.5`, `-1`, `abc` and `01`
 * are not ids, so that each product has only one address.
 */
export function parseProductId(text: string): number | null {
  return written.test(text) ? Number(text) : null
}

/** Whether an unchecked value can be a product's id in a catalogue of any size. */
export const isProductId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9_999_999
