import type { ReactElement } from 'react'
import type { FontWeight } from 'satori'
import sharp from 'sharp'
import { type FontFamily, type FontFile, isFor } from '../look/font-package.ts'
import { cutForCard } from '../look/look-fonts.ts'
import { isDark } from '../look/palette.ts'
import type { Look } from '../look/read-look.ts'
import { type CardLook, usualCardLook } from './cards.tsx'
import type { CardFonts } from './draw-card.ts'

/** A file's name for satori, which takes one file for each family and weight. */
const nameOf = ({ family }: FontFamily, { ranges }: FontFile) =>
  ranges === undefined ? family : `${family} ${ranges[0]?.[0] ?? 0}`

const familiesOf = (families: readonly FontFamily[]) => ({
  fontFamily: [
    ...new Set(families.flatMap((family) => family.files.map((file) => nameOf(family, file)))),
  ].join(', '),
})

async function pictureOf(file: string) {
  const { data, info } = await sharp(file, { density: 300 })
    .resize({ width: 900, height: 300, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    source: `data:image/png;base64,${data.toString('base64')}`,
    ratio: info.width / info.height,
  }
}

/** How the share cards of a shop look. */
export async function cardLookOf(look: Look, direction: CardLook['direction']): Promise<CardLook> {
  const { fonts, logo, light, headingWeight } = look
  const own = { ...usualCardLook, colors: light, headingWeight, direction }
  const isPanelDark = isDark(light.panel)
  return {
    ...own,
    ...(fonts && fonts.display.length > 0
      ? { display: familiesOf(fonts.display), plain: () => familiesOf(fonts.body) }
      : {}),
    logo: logo && {
      onPaper: await pictureOf(logo.light),
      onPanel: await pictureOf(isPanelDark ? logo.dark : logo.light),
      hasName: logo.hasName,
    },
  }
}

const isWeight = (weight: number): weight is FontWeight =>
  weight >= 100 && weight <= 900 && weight % 100 === 0

/** The fonts of a look with the letters of these cards; undefined for the demonstration's. */
export async function cardFontsOf(
  { fonts, headingWeight }: Look,
  cards: readonly ReactElement[],
): Promise<CardFonts | undefined> {
  if (!fonts || fonts.display.length === 0) return undefined
  const letters = [...new Set(JSON.stringify(cards))]
  const families = new Map([...fonts.display, ...fonts.body].map((family) => [family.family, family]))
  const weights = [...new Set([400, 700, headingWeight])].filter(isWeight)
  const found: CardFonts = []
  for (const family of families.values())
    for (const file of family.files) {
      const own = letters.filter((letter) => isFor(file, letter))
      if (own.length === 0) continue
      const fixed = Number(file.weight)
      for (const weight of Number.isNaN(fixed) ? weights : [fixed].filter(isWeight))
        found.push({
          name: nameOf(family, file),
          weight,
          style: 'normal',
          data: await cutForCard(file, own.join(''), weight),
        })
    }
  return found
}
