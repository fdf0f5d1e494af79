import { readFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import satori, { type FontStyle, type FontWeight, type SatoriOptions } from 'satori'
import sharp from 'sharp'
import { socialPictureSize } from '#head/social-picture-size.ts'
import { staticFile } from '../fonts/font-sources.ts'
import { extended, vietnamese } from './card-letters.ts'
import { type CardLook, logoCard, textSize, usualCardLook } from './cards.tsx'

const sans = { name: 'Instrument Sans', file: 'instrument-sans' }
const grotesque = { name: 'Bricolage Grotesque', file: 'bricolage-grotesque' }
const weights: readonly FontWeight[] = [400, 600, 700]
const faces = [
  ...weights.map((weight) => ({ ...sans, weight })),
  ...[...weights, 800 as const].map((weight) => ({ ...grotesque, weight })),
]

const style: FontStyle = 'normal'

const loadFonts = () =>
  Promise.all(
    faces.flatMap(({ name, file, weight }) =>
      [
        { family: name, path: staticFile(file, weight) },
        { family: extended(name), path: staticFile(file, weight, 'latin-ext') },
        ...(file === grotesque.file
          ? [{ family: vietnamese, path: staticFile(file, weight, 'vietnamese') }]
          : []),
      ].map(async ({ family, path }) => ({ name: family, weight, style, data: await readFile(path) })),
    ),
  )

/** Bytes. Some networks load larger images slowly or not at all. */
export const mostBytes = 80_000

/** Encodings in order: sharp coloured text first, then fewer colours, then fewer details. */
const settings = [
  ...[84, 74, 64].map((quality) => ({ quality, chromaSubsampling: '4:4:4', blur: 0 })),
  ...[64, 54, 44].map((quality) => ({ quality, chromaSubsampling: '4:2:0', blur: 0 })),
  { quality: 44, chromaSubsampling: '4:2:0', blur: 1.5 },
]

/** Fonts as satori takes them. */
export type CardFonts = SatoriOptions['fonts']

let usualFonts: ReturnType<typeof loadFonts> | undefined

/** Drawn in place of an emoji or a sign. */
const nothing = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

/** As SVG; null where the text has letters that no font of the cards has. Other such characters are left out. */
async function drawText(text: ReactElement, own: CardFonts | undefined): Promise<string | null> {
  const fonts = own ?? (await (usualFonts ??= loadFonts()))
  let isWhole = true
  const svg = await satori(text, {
    ...textSize,
    fonts,
    // Called for characters that none of the fonts has.
    loadAdditionalAsset: (_, characters) => {
      if (!/[\p{L}\p{N}]/u.test(characters)) return Promise.resolve(nothing)
      isWhole = false
      return Promise.resolve([])
    },
  })
  return isWhole ? svg : null
}

export interface DrawnCard {
  readonly jpeg: Uint8Array
  /** False for an image and the logo alone. */
  readonly hasText: boolean
}

interface Options {
  /** Bytes. */
  readonly limit?: number | undefined
  /** The shop's own. */
  readonly fonts?: CardFonts | undefined
  /** In place of a text that the fonts lack letters of. */
  readonly look?: CardLook | undefined
}

/**
 * Draws an image file with the card's text to the right of it, or with the logo where the text cannot be drawn. As JPEG:
 * the best encoding below `limit` bytes, else the lightest.
 */
export async function drawCard(
  picture: string | Uint8Array,
  text: ReactElement,
  { limit = mostBytes, fonts, look = usualCardLook }: Options = {},
): Promise<DrawnCard> {
  const whole = await drawText(text, fonts)
  const svg = whole ?? (await drawText(logoCard(look), fonts)) ?? ''
  const { width, height } = socialPictureSize
  const side = width - textSize.width
  const card = sharp(picture)
    .resize(side, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .extend({ right: textSize.width })
    .composite([{ input: Buffer.from(svg), left: side, top: 0 }])
  let drawn = new Uint8Array()
  for (const { blur, ...jpeg } of settings) {
    // sharp blurs before it composites, whatever the order of calls: the text stays sharp.
    const shown = blur > 0 ? card.clone().blur(blur) : card.clone()
    drawn = new Uint8Array(await shown.jpeg(jpeg).toBuffer())
    if (drawn.length < limit) break
  }
  return { jpeg: drawn, hasText: whole !== null }
}
