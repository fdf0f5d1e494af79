import { readFile } from 'node:fs/promises'
import { createElement } from 'react'
import satori from 'satori'
import { staticFile } from '../fonts/font-sources.ts'
import { type FontFamily, isFor } from './font-package.ts'
import { cutForCard } from './look-fonts.ts'
import type { Palette } from './palette.ts'

/** The icon of a shop without one: the first letter of its name, or a ring where its fonts have no such letter. */
export async function drawLetterIcon(
  name: string,
  { accent, onAccent }: Palette,
  families: readonly FontFamily[],
): Promise<string> {
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? ''
  const file = families.flatMap(({ files }) => files).find((one) => isFor(one, letter))
  const data = file
    ? await cutForCard(file, letter, 700)
    : await readFile(staticFile('bricolage-grotesque', 700))
  const field = (child: ReturnType<typeof createElement> | string) =>
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 512,
          height: 512,
          borderRadius: 112,
          background: accent,
          color: onAccent,
          fontSize: 330,
          lineHeight: 1,
        },
      },
      child,
    )
  const size = { width: 512, height: 512 }
  let isDrawn = true
  const drawn = await satori(field(letter), {
    ...size,
    fonts: [{ name: 'Letter', weight: 700, style: 'normal', data }],
    loadAdditionalAsset: () => {
      isDrawn = false
      return Promise.resolve([])
    },
  })
  if (isDrawn) return drawn
  const ring = createElement('div', {
    style: { width: 232, height: 232, borderRadius: 116, border: `44px solid ${onAccent}` },
  })
  return satori(field(ring), { ...size, fonts: [{ name: 'Letter', weight: 700, style: 'normal', data }] })
}
