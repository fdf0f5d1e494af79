import { brotliCompressSync, constants } from 'node:zlib'
import type { LargestPaint } from './page-record.ts'

/** Bytes of a text as the build compresses it. */
export function weighText(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

export interface BareWeights {
  /** Compressed bytes that the bare page's HTML and its one stylesheet shall have. */
  readonly html: number
  readonly css: number
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
 * the body; no script, no font. Its HTML and its stylesheet (the page's own rules in one file) weigh what the real
 * page's do.
 */
export function barePage(
  largest: LargestPaint,
  stylesheet: { readonly href: string; readonly rules: string },
  weights: BareWeights,
): { readonly html: string; readonly css: string } {
  const { box, font, url, text } = largest
  const px = (value: number) => `${value.toFixed(1)}px`
  const place = `.bare{position:absolute;margin:0;left:${px(box.left)};top:${px(box.top)};width:${px(box.width)};height:${px(box.height)};overflow:hidden;font:${font.weight} ${font.size}/${font.lineHeight} sans-serif}`
  const element =
    url === ''
      ? `<p class="bare">${escape(text)}</p>`
      : `<img class="bare" src="${escape(url)}" alt="" fetchpriority="high">`
  return {
    css: fill((filling) => `${place}${stylesheet.rules}/*${filling}*/`, weights.css),
    html: fill(
      (filling) =>
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><link rel="stylesheet" href="${stylesheet.href}"></head><body>${element}<!--${filling}--></body></html>\n`,
      weights.html,
    ),
  }
}
