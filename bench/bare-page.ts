import { brotliCompressSync, constants } from 'node:zlib'
import type { LargestPaint } from './page-record.ts'

/** Bytes of a text as the build compresses it. */
export function weighText(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Text that hardly compresses, the same every time. */
function noise(length: number): string {
  let seed = 1
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return letters[seed % 64]
  }).join('')
}

/** `frame` of as much filling as gives the weight in bytes, to within about ten; without any where it is heavier already. */
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
 * The limit: a page with nothing but the element of the real page's largest paint, at its place, in the first bytes of
 * the body; no script, no font. It holds the page's own rules, `style`, and weighs, in compressed bytes, what the real
 * page does.
 */
export function barePage(largest: LargestPaint, style: string, weight: number): string {
  const { box, font, url, text } = largest
  const px = (value: number) => `${value.toFixed(1)}px`
  const place = `.bare{position:absolute;margin:0;left:${px(box.left)};top:${px(box.top)};width:${px(box.width)};height:${px(box.height)};overflow:hidden;font:${font.weight} ${font.size}/${font.lineHeight} sans-serif}`
  const element =
    url === ''
      ? `<p class="bare">${escape(text)}</p>`
      : `<img class="bare" src="${escape(url)}" alt="" fetchpriority="high">`
  return fill(
    (filling) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><style>${place}${style}</style></head><body>${element}<!--${filling}--></body></html>\n`,
    weight,
  )
}
