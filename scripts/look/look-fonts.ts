import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, extname, relative, resolve } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { LookFont, ShopLook } from '../../src/shop-look.types.ts'
import { fallbackFace } from '../fonts/fallback-face.ts'
import { letters, unicodeRange } from '../fonts/letters.ts'
import { paths } from '../paths.ts'
import { writeWhole } from '../write-whole.ts'
import { type FontFamily, type FontFile, isFor, readFontPackage } from './font-package.ts'

type LookFonts = NonNullable<ShopLook['fonts']>

export interface OwnFonts {
  /** Stacks of families for the theme. */
  readonly font: { readonly body: string; readonly display: string }
  /** Those of the pages. */
  readonly packages: readonly string[]
  /** The style sheet that declares them. */
  readonly styles: string
  /** For share cards, the headings' first; empty where the system's fonts are in use. */
  readonly display: readonly FontFamily[]
  readonly body: readonly FontFamily[]
}

const isVariable = ({ weight }: FontFile) => weight.includes(' ')

const reaches = (file: FontFile, weight: number) => {
  const [least = 400, most = least] = file.weight.split(' ').map(Number)
  return weight >= least && weight <= most
}

/** A file with some letters alone, and of a variable font some weights. */
async function cut(
  file: FontFile,
  text: string,
  format: 'woff2' | 'sfnt',
  wght: number | { readonly min: number; readonly max: number },
): Promise<Buffer> {
  const bytes = await subsetFont(await readFile(file.file), text, {
    targetFormat: format,
    ...(isVariable(file) ? { variationAxes: { wght } } : {}),
  })
  return Buffer.from(bytes)
}

/** One weight with these letters, as the share cards' renderer takes it. */
export const cutForCard = (file: FontFile, text: string, weight: number): Promise<Buffer> =>
  cut(file, text, 'sfnt', weight)

function ownFamily(
  { family, files }: Extract<LookFont, { files: object }>,
  folder: string,
  at: string,
): FontFamily {
  return {
    family,
    imports: [],
    files: Object.entries(files).map(([weight, name]) => {
      const file = resolve(folder, name)
      if (!/^\d{3}(?: \d{3})?$/.test(weight) || extname(name) !== '.woff2')
        throw new ConfigurationError(
          `${at}, fonts: “${weight}: ${name}” must be a weight and a woff2 file, as '400': 'fonts/face.woff2'.`,
        )
      if (!existsSync(file))
        throw new ConfigurationError(`${at}, fonts: there is no file ${relative(paths.root, file)}.`)
      return { file, weight }
    }),
  }
}

async function readFamily(font: LookFont, folder: string, at: string, headingWeight?: number) {
  if ('system' in font) return null
  return 'package' in font ? readFontPackage(font.package, at, headingWeight) : ownFamily(font, folder, at)
}

const faceRule = (family: string, weight: string, file: string, range?: string) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('${file}') format('woff2');${range === undefined ? '' : `\n  unicode-range: ${range};`}
}
`

const hashOf = async ({ file }: FontFile, text: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .update(text)
    .digest('hex')
    .slice(0, 16)

/** The file with the shop's letters and weights alone, which pages fetch first. Made once. */
async function firstFile(file: FontFile, uses: readonly number[], cache: string): Promise<string> {
  const range = { min: Math.min(...uses), max: Math.max(...uses) }
  const folder = resolve(cache, await hashOf(file, JSON.stringify([letters, range])))
  const target = resolve(folder, `${basename(file.file, '.woff2')}-shop.woff2`)
  if (existsSync(target)) return target
  await mkdir(folder, { recursive: true })
  await writeWhole(target, await cut(file, letters, 'woff2', range))
  return target
}

/** Its own faces, the smaller first file of each after them, and a fallback with its metrics for each weight. */
async function stylesOf(
  { family, files }: FontFamily,
  uses: readonly number[],
  cache: string,
): Promise<string> {
  const latin = files.filter((file) => isFor(file, 'a'))
  const rest = files.filter(({ ranges }) => ranges === undefined)
  const first = await Promise.all(
    latin
      .filter((file) => uses.some((weight) => reaches(file, weight)))
      .map(async (file) =>
        faceRule(family, file.weight, await firstFile(file, uses, cache), unicodeRange(letters)),
      ),
  )
  const fallbacks = await Promise.all(
    uses.flatMap((weight) => {
      const file = latin.find((one) => reaches(one, weight)) ?? latin[0]
      return file === undefined
        ? []
        : cutForCard(file, letters, weight).then(async (font) =>
            fallbackFace(fallbackOf(family), weight, await fromBuffer(font)),
          )
    }),
  )
  return [...rest.map(({ file, weight }) => faceRule(family, weight, file)), ...first, ...fallbacks].join(
    '\n',
  )
}

const fallbackOf = (family: string) => `${family} Fallback`

const stackOf = (family: FontFamily | null, font: LookFont) =>
  family === null
    ? `${'system' in font && font.system === 'sans-serif' ? 'system-ui, ' : ''}${'system' in font ? font.system : 'sans-serif'}`
    : `'${family.family}', '${fallbackOf(family.family)}', system-ui, sans-serif`

/** The fonts of a look. Throws `ConfigurationError` where a package or a file is not there. */
export async function readFonts(
  { text, headings = text, headingWeight = 800, cards = [] }: LookFonts,
  folder: string,
  { file, cache }: { readonly file: string; readonly cache: string },
): Promise<OwnFonts> {
  const body = await readFamily(text, folder, file)
  const display = headings === text ? body : await readFamily(headings, folder, file, headingWeight)
  const others = await Promise.all(cards.map((name) => readFontPackage(name, file)))
  const isOne = body !== null && display !== null && body.family === display.family
  const bodyUses = [400, 600, 700]
  const displayUses = [...new Set([400, 700, headingWeight])]
  const imports = [...new Set([...(display?.imports ?? []), ...(body?.imports ?? [])])]
  const sheets = isOne
    ? [await stylesOf(body, [...new Set([...bodyUses, ...displayUses])], cache)]
    : [
        display === null ? '' : await stylesOf(display, displayUses, cache),
        body === null ? '' : await stylesOf(body, bodyUses, cache),
      ]
  const known = (families: readonly (FontFamily | null)[]) => families.filter((family) => family !== null)
  return {
    font: { body: stackOf(body, text), display: stackOf(display, headings) },
    packages: [...new Set(imports.map((sheet) => sheet.slice(0, sheet.lastIndexOf('/'))))],
    styles: [...imports.map((sheet) => `@import '${sheet}';\n`), ...sheets].join(''),
    display: known([display, isOne ? null : body, ...others]),
    body: known([body, isOne ? null : display, ...others]),
  }
}
