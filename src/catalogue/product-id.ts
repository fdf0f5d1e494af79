const written = /^[1-9][0-9]{0,6}$/

/**
 * The id that a segment of an address names: plain digits, at most seven, no leading zero. `1e2`, `1.5`, `-1`, `abc`
 * and `01` name none, so that each product has one address only.
 */
export function parseProductId(text: string): number | null {
  return written.test(text) ? Number(text) : null
}

/** Whether a value from outside can be the id of a product, of any catalogue there is. */
export const isProductId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9_999_999
