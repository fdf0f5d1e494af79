import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { wcagContrast } from 'culori'
import { attributeOf } from '../../src/device/document-protocol.ts'
import type { ShopLook } from '../../src/shop-look.types.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { dark, font, light, radius } from '../../src/theme/tokens.ts'
import { importExport } from '../catalogue/import-file.ts'
import { paths } from '../paths.ts'
import { writeWhole } from '../write-whole.ts'
import { checkLook } from './check-look.ts'
import { drawLetterIcon } from './letter-icon.ts'
import { type OwnFonts, readFonts } from './look-fonts.ts'
import { isDark, type Palette, paletteOf } from './palette.ts'

/** The look of a shop, completed. */
export interface Look {
  readonly light: Palette
  readonly dark: Palette
  readonly fonts: OwnFonts | null
  readonly headingWeight: number
  /** Absolute; null for the demonstration's, as the next ones. */
  readonly icon: string | null
  readonly logo: Logo | null
  /** Modules instead of `src/theme/look.ts` and `src/theme/fonts.css`; absolute. */
  readonly module: string | null
  readonly styles: string | null
  readonly warnings: readonly string[]
}

export interface Logo {
  /** Absolute, as `dark`. */
  readonly light: string
  readonly dark: string
  /** Its width divided by its height. */
  readonly ratio: number
  readonly hasName: boolean
}

export const usualLook: Look = {
  light,
  dark,
  fonts: null,
  headingWeight: 800,
  icon: null,
  logo: null,
  module: null,
  styles: null,
  warnings: [],
}

const findLogo = (folder: string, name: string) =>
  ['svg', 'png'].map((type) => resolve(folder, `${name}.${type}`)).find((file) => existsSync(file))

async function ratioOf(file: string): Promise<number> {
  // Imported late: most builds and tests have no logo to measure.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(file)
    .metadata()
    .catch((error: unknown) => {
      throw new ConfigurationError(`${relative(paths.root, file)} is no picture: ${String(error)}.`)
    })
  return Math.round((width / height) * 1000) / 1000
}

/** WCAG 1.4.11, of the parts of a picture that have to be seen. */
const leastContrast = 3

/** A sentence where no part of the logo can be seen on a page's colour. */
async function logoWarnings(file: string, paper: string, hint: string): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  // Read here: sharp keeps files by their names, and a development server reads a changed one.
  const pixels = await sharp(await readFile(file))
    .resize(48, 48, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const starts = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4)
  const isSeen = starts.some((at) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    return alpha > 200 && wcagContrast(`rgb(${r} ${g} ${b})`, paper) >= leastContrast
  })
  return isSeen
    ? []
    : [`${relative(paths.root, file)} can hardly be seen on ${paper}, behind the pages: ${hint}.`]
}

async function write(file: string, text: string): Promise<string> {
  await writeWhole(file, text)
  return file
}

/** Corners without a radius; radio buttons, counts and dots stay round. */
const square: typeof radius = { small: '0', medium: '0', large: '0', round: radius.round }

const backdrops = { tint: null, white: '#ffffff', none: 'transparent' }

const exported = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

const logoRules = ({ light: onLight, dark: onDark }: Logo) => {
  const rule = (selector: string, file: string) => `${selector} { --logo: url('${file}'); }\n`
  const theme = attributeOf('theme')
  return (
    rule(':root', onLight) +
    `@media (prefers-color-scheme: dark) { ${rule(`:root:not([${theme}='light'])`, onDark)} }\n` +
    rule(`:root[${theme}='dark']`, onDark)
  )
}

async function readLogo(
  folder: string,
  icon: string | null,
  { logo: place = 'beside-name' }: ShopLook,
): Promise<Logo | null> {
  const own = findLogo(folder, 'logo')
  const onLight = own ?? icon
  if (onLight === null) return null
  const ratio = await ratioOf(onLight)
  return {
    light: onLight,
    dark: (own && findLogo(folder, 'logo-dark')) ?? onLight,
    ratio,
    hasName: own !== undefined && place === 'instead-of-name',
  }
}

/**
 * The look of the shop in a folder: its `shop.look.ts`, `logo.svg`, `logo-dark.svg` and `public/icon.svg`, each of which
 * may be missing. Throws `ConfigurationError` that names a fault.
 */
export async function readLook(folder: string, shopName: string): Promise<Look> {
  const file = resolve(folder, 'shop.look.ts')
  const shown = relative(paths.root, file)
  const hasFile = existsSync(file)
  // Without a name of its own the shop is the demonstration with other products.
  if (!hasFile && !existsSync(resolve(folder, 'shop.config.ts'))) return usualLook
  const look: unknown = hasFile ? await importExport(file, 'look') : {}
  checkLook(shown, look)
  const cache = resolve(paths.cache, 'look', basename(folder))
  await mkdir(cache, { recursive: true })
  const palettes = look.colors ? paletteOf(look.colors, shown) : { light, dark }
  const fonts = look.fonts
    ? await readFonts(look.fonts, folder, { file: shown, cache: resolve(paths.cache, 'fonts') })
    : null
  const headingWeight = look.fonts?.headingWeight ?? 800
  const ownIcon = resolve(folder, 'public/icon.svg')
  const letter = createHash('sha256').update(JSON.stringify([shopName, palettes.light, look.fonts]))
  const letterIcon = resolve(cache, `icon-${letter.digest('hex').slice(0, 16)}.svg`)
  const icon = existsSync(ownIcon) ? ownIcon : letterIcon
  if (icon === letterIcon && !existsSync(icon))
    await write(icon, await drawLetterIcon(shopName, palettes.light, fonts?.display ?? []))
  const logo = await readLogo(folder, icon, look)
  const warnings =
    logo === null || logo.light === icon
      ? []
      : [
          ...(await logoWarnings(logo.light, palettes.light.paper, 'make it darker')),
          ...(await logoWarnings(logo.dark, palettes.dark.paper, 'add a lighter logo-dark.svg')),
        ]
  const { onTape } = palettes.light
  const own = {
    ...palettes,
    font: fonts?.font ?? font,
    radius: look.corners === 'square' ? square : radius,
    controlCorner: look.corners === 'square' ? 'small' : 'round',
    saleTurn: look.corners === 'square' ? 'none' : 'rotate(-3deg)',
    heading: look.fonts?.headingWeight ?? 700,
    heavy: headingWeight,
    // Away from the text on it.
    tapeHover: `color-mix(in oklab, var(--color-tape) 85%, ${isDark(onTape) ? 'white' : 'black'})`,
    backdrop: backdrops[look.backdrop ?? 'tint'],
    fit: look.fit === 'contain' ? 'contain' : 'cover',
    hasPriceBadges: look.priceBadges ?? true,
    hasLogo: logo !== null,
    hasNameInLogo: logo?.hasName ?? false,
    logoRatio: logo?.ratio ?? 1,
  }
  const usualStyles = `@import '${resolve(paths.root, 'src/theme/fonts.css')}';\n`
  return {
    ...palettes,
    fonts,
    headingWeight,
    icon,
    logo,
    warnings,
    module: await write(resolve(cache, 'look.js'), exported(own)),
    styles: await write(
      resolve(cache, 'look.css'),
      (fonts?.styles ?? usualStyles) + (logo ? logoRules(logo) : ''),
    ),
  }
}
