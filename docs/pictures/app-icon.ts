import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from './sharp-shape.ts'

/**
 * A closed kraft parcel with yellow tape. It stays inside the middle four fifths, so that a round mask does not cut
 * it.
 */
const mark = [
  '<path d="M113 172L256 248V414L113 338Z" fill="#d9a766"/>',
  '<path d="M256 248L399 172V338L256 414Z" fill="#b07a41"/>',
  '<path d="M113 172L256 96L399 172L256 248Z" fill="#f0cd96"/>',
  '<path d="M162 146L210 120.5L355 195.4L307 220.9Z" fill="#ffcf33"/>',
  '<path d="M307 220.9L355 195.4V268L331 262L307 293Z" fill="#e6ac17"/>',
].join('')

const draw = (corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="#0b5d4a"/><g transform="translate(-56 -55) scale(1.22)">${mark}</g></svg>\n`

const render = async (sharp: Sharp, corner: number, side: number): Promise<Uint8Array> => {
  const large = draw(corner).replace('<svg ', '<svg width="1024" height="1024" ')
  return sharp(new TextEncoder().encode(large))
    .resize({ width: side, height: side, kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer()
}

/** An .ico file that contains PNG images (supported by all browsers since 2010). */
function wrapIco(pictures: readonly { side: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ side, png }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(side, entry)
    head.writeUInt8(side, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Writes the app's icons into `folder`: vector, two sizes for the manifest, one that may be cut to any shape, Apple's (opaque), and favicon.ico. */
export async function writeAppIcons(sharp: Sharp, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(join(folder, name), content)
  const small = [16, 32, 48].map(async (side) => ({ side, png: await render(sharp, 112, side) }))
  await write('icon.svg', draw(112))
  await write('icon-192.png', await render(sharp, 112, 192))
  await write('icon-512.png', await render(sharp, 112, 512))
  await write('icon-maskable-512.png', await render(sharp, 0, 512))
  await write('apple-touch-icon.png', await render(sharp, 0, 180))
  await write('favicon.ico', wrapIco(await Promise.all(small)))
}
