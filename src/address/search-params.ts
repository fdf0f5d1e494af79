import { parameterIn, parameterOut } from '#catalogue/variants/option-parameter.ts'
import { toWellFormed } from '#catalogue/well-formed.ts'

/** Characters. Longer values are cut. */
export const longestValue = 1100
const mostKeys = 50

/**
 * `?a=1&b=x` to `{ a: '1', b: 'x' }`. Strings only, since the router's own JSON parser turns `123`, `true` or `"x"` into
 * other values than were typed (TanStack/router #6044, #7650). The first value of a key wins; values are well-formed
 * Unicode, and no key can reach a prototype. Accepts any text, never throws.
 */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [written, value] of new URLSearchParams(search.slice(0, 20_000))) {
    const key = parameterIn(written)
    if (values.size === mostKeys) break
    if (key === '' || key === '__proto__' || values.has(key)) continue
    values.set(key, toWellFormed(value.slice(0, longestValue)))
  }
  return Object.fromEntries(values)
}

/** The inverse: leaves out values that are undefined, null, objects or lists. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const key = parameterOut(name)
    if (typeof value === 'string') params.set(key, toWellFormed(value))
    else if (typeof value === 'number' || typeof value === 'boolean') params.set(key, String(value))
  }
  // A comma needs no escape, and makes a list of ids readable.
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
