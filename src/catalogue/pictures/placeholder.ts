import { placeholderStart } from './picture-address.ts'
import type { PictureAddress } from '../product.ts'

let segmenter: Intl.Segmenter | undefined

/** What a reader takes as one sign; in a browser without a segmenter, one code point. */
function firstSign(text: string): string | undefined {
  if (!('Segmenter' in Intl)) return Array.from(text)[0]
  // Shared: making one takes longer than using it, and a catalogue can have a million names.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const [first] = segmenter.segment(text)
  return first?.segment
}

/** Code points: an emoji of four persons has seven, and every one lengthens the file's name. */
const longestInitial = 8

/** Marks of the direction, which Arabic and Hebrew exports begin with, and others that nobody sees. */
const invisibleStart = /^[\s\p{Cf}]+/u

/** The first letter or sign of a name, as a capital. */
function initialOf(name: string): string {
  const initial = Array.from(firstSign(name.replace(invisibleStart, ''))?.toUpperCase() ?? '')
    .slice(0, longestInitial)
    .join('')
  return /[\p{Cc}\p{Cs}\p{Cn}]/u.test(initial) ? '?' : initial
}

/** The image of a product without one: the first letter of its name. The build draws it (`drawPlaceholder`). */
export const placeholderOf = (name: string): PictureAddress => {
  const codes = Array.from(initialOf(name), (sign) => sign.codePointAt(0)?.toString(16) ?? '')
  return `${placeholderStart}${codes.join('-')}.svg`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The SVG of a placeholder's address: transparent, so that it lies on the image's backdrop. */
export function drawPlaceholder(address: PictureAddress): string {
  const codes = address.slice(placeholderStart.length, -'.svg'.length).split('-')
  const initial = codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><text x="200" y="200" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="176" fill="#000" fill-opacity=".42">${escape(initial)}</text></svg>`
}
