import { brotliCompressSync, constants } from 'node:zlib'
import type { LargestPaint } from './page-record.ts'

/** Bytes of a text after the compression that the build uses. */
export function weighText(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Text that hardly compresses; the same text on every call. */
function noise(length: number): string {
  let seed = 1
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return letters[seed % 64]
  }).join('')
}

/**
 * Returns `frame` with filler text, so that it weighs the given number of bytes to within about ten. Adds no filler
 * where the frame is heavier already.
 */
export function fill(frame: (filling: string) => string, weight: number): string {
  let low = 0
  let high = weight * 1.5
  while (high - low > 12) {
    const middle = Math.floor((low + high) / 2)
    if (weighText(frame(noise(middle))) > weight) high = middle
    else low = middle
  }
  return frame(noise(low))
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The lower limit of a benchmark: a page that contains only the element of the real page's largest paint, at its
 * position, in the first bytes of the body. It has no script and no font. It contains the page's own rules (`style`)
 * and has the same compressed weight as the real page.
 */
export function barePage(largest: LargestPaint, style: string, weight: number): string {
  const { box, font, url, text } = largest
  const px = (value: number) => `${value.toFixed(1)}px`
  const position = `.bare{position:absolute;margin:0;left:${px(box.left)};top:${px(box.top)};width:${px(box.width)};height:${px(box.height)};overflow:hidden;font:${font.weight} ${font.size}/${font.lineHeight} sans-serif}`
  const element =
    url === ''
      ? `<p class="bare">${escape(text)}</p>`
      : `<img class="bare" src="${escape(url)}" alt="" fetchpriority="high">`
  return fill(
    (filling) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><style>${position}${style}</style></head><body>${element}<!--${filling}--></body></html>\n`,
    weight,
  )
}
