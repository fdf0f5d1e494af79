import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Color } from 'sharp'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Px. A maskable icon may be cut to a circle of 80 % of its width (W3C Web App Manifest, safe zone). */
const sizes = { apple: 180, small: 192, large: 512, favicon: 32 }
const inSafeZone = Math.round(sizes.large * 0.72)

/** Throws where it cannot be read. */
const drawn = (icon: Buffer, size: number) =>
  sharp(icon, { density: 300 }).resize(size, size, { fit: 'contain', background: clear }).png().toBuffer()

/** A square field of a colour with the icon in its middle. */
async function onField(icon: Buffer, inner: number, size: number, background: Color) {
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await drawn(icon, inner) }])
    .png()
    .toBuffer()
}

/** The colour of the icon's edge, in the middle of its top; the page's where that is transparent. */
async function fieldOf(icon: Buffer, paper: string): Promise<Color> {
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(await drawn(icon, sizes.large))
    .ensureAlpha()
    .extract({ left: sizes.large / 2, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return alpha === 255 ? { r, g, b, alpha: 1 } : paper
}

/** An ICO file with one PNG of up to 255 px (the format's header, and one entry). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Writes all icons of a shop, made from `icon.svg`, into `dist`. Those of `own`, files of the shop's `public`, stay.
 * Throws `ConfigurationError` where it cannot be drawn.
 */
export async function writeIcons(
  file: string,
  dist: string,
  { paper, own }: { readonly paper: string; readonly own: readonly string[] },
): Promise<void> {
  const icon = await readFile(file)
  const field = await fieldOf(icon, paper).catch((error: unknown) => {
    throw new ConfigurationError(`${file} cannot be drawn: ${String(error)}. It must be an SVG picture.`)
  })
  const icons = {
    'icon-192.png': () => drawn(icon, sizes.small),
    'icon-512.png': () => drawn(icon, sizes.large),
    'icon-maskable-512.png': () => onField(icon, inSafeZone, sizes.large, field),
    'apple-touch-icon.png': () => onField(icon, sizes.apple, sizes.apple, field),
    'favicon.ico': async () => icoOf(await drawn(icon, sizes.favicon), sizes.favicon),
  }
  if (!own.includes('icon.svg')) await copyFile(file, resolve(dist, 'icon.svg'))
  for (const [name, draw] of Object.entries(icons))
    if (!own.includes(name)) await writeFile(resolve(dist, name), await draw())
}
