import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fromFile } from '@capsizecss/unpack/fs'
import subsetFont from 'subset-font'
import { fallbackFace } from './fonts/fallback-face.ts'
import { staticFile, type Typeface, typefaces, variableFile } from './fonts/font-sources.ts'
import { letters, unicodeRange } from './fonts/letters.ts'
import { isMain } from './is-main.ts'
import { paths } from './paths.ts'

const folder = resolve(paths.root, 'src/theme/fonts')

const face = ({ name, family, range }: Typeface) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${range};
  src: url(./fonts/${name}-shop.woff2) format('woff2');
  unicode-range: ${unicodeRange(letters)};
}
`

/** The typeface as woff2, with the shop's letters and weights only. */
async function subset({ name, weights }: Typeface): Promise<Uint8Array> {
  return subsetFont(await readFile(variableFile(name)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
  })
}

/** The styles that declare the subsets and their system fallbacks. */
export async function fontStyles(): Promise<string> {
  const parts: string[] = [
    '/* Written by scripts/fonts.ts (docs/decisions/006). */\n',
    // Before ours, which have the same ranges and are smaller.
    typefaces.map(({ name }) => `@import '@fontsource-variable/${name}/wght.css';\n`).join(''),
  ]
  for (const typeface of typefaces) {
    parts.push(face(typeface))
    for (const weight of typeface.weights)
      parts.push(fallbackFace(typeface.fallback, weight, await fromFile(staticFile(typeface.name, weight))))
  }
  return parts.join('\n')
}

/** Writes the subsets and their styles into `src/theme`. They are committed, so that builds need not make them. */
async function writeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const typeface of typefaces)
    await writeFile(resolve(folder, `${typeface.name}-shop.woff2`), await subset(typeface))
  await writeFile(resolve(paths.root, 'src/theme/fonts.css'), await fontStyles())
}

if (isMain(import.meta.url)) await writeFonts()
