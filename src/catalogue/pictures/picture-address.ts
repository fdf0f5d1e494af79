import type { PictureAddress } from '../product.ts'
import { isWellFormed } from '../well-formed.ts'
import { parseUrl } from '#site/parse-url.ts'

/** The placeholder image of an unavailable product; wrong for one that is in stock. */
export const soldOutPicture: PictureAddress = '/pictures/sold-out.avif'

export const placeholderStart = '/pictures/initial-'

/** Whether an address is that of a placeholder, which shows nothing of the product. */
export const isPlaceholder = (address: PictureAddress): boolean => address.startsWith(placeholderStart)

const longestAddress = 2048

// The URL parser removes white space and control characters: `/\t/evil` is `//evil`.
const oneWord = /^[^\s\\\p{Cc}]+$/u

/** No segment leads out of the shop: browsers and the build's files resolve `..`, also in its encoded form. */
const isOwnPath = (text: string) =>
  /^\/[^/]/.test(text) && !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c/i.test(text.replace(/[?#].*/s, ''))

function isSecureAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text)) return false
  const url = parseUrl(text)
  if (url?.protocol !== 'https:') return false
  // A host is also written into the content security policy, where `;` or a quote would end the directive.
  return /^[a-z\d.-]+$/.test(url.hostname) && url.username === '' && url.password === ''
}

/** A path of this site or an https address, trimmed; null for anything else: `//host`, `http:`, `data:`, `javascript:`. */
export function parsePictureAddress(value: unknown): PictureAddress | null {
  if (typeof value !== 'string' || value.length > longestAddress) return null
  const text = value.trim()
  const isSafe = oneWord.test(text) && isWellFormed(text) && (isOwnPath(text) || isSecureAddress(text))
  return isSafe ? text : null
}

/** Whether a line is an address, valid or not, and no text: `/x.png`, `//host/x`, `http://host/x`, `data:image/…`. */
export function isAddress(line: string): boolean {
  const text = line.trim()
  return /^(?:\/|\\|[a-z][a-z0-9+.-]*:\/\/|data:|blob:)/i.test(text) && !/\s/.test(text)
}
