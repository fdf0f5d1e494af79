import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ownPicture } from '../../src/catalogue/pictures/own-picture.ts'
import type { TextNode } from '../../src/text-pages/text-page.ts'
import { pictureTypes } from '../catalogue/picture-types.ts'
import { paths } from '../paths.ts'

/** The file that an address of the finished shop comes from; undefined for none. */
export function findSource(folder: string, address: string): string | undefined {
  const name = ownPicture.exec(address)?.[1]
  return [
    resolve(folder, `public${address}`),
    resolve(paths.root, `public${address}`),
    ...(name === undefined ? [] : pictureTypes.map((type) => resolve(folder, `pictures/${name}.${type}`))),
  ].find(existsSync)
}

/** An image as the page shows it. */
export interface TextImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Pixels of the shorter side of `/pictures/NAME-large.avif`, which `own-pictures.ts` draws. */
const drawnSize = 800

/** Finds an image by its address, and its size, so that the page reserves its space. Null for none. */
export async function readImage(folder: string, address: string): Promise<TextImage | null> {
  const file = findSource(folder, address)
  if (file === undefined) return null
  const [, name] = ownPicture.exec(address) ?? []
  // Imported late: it loads the image library, which few texts need.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = (await sharp(file).metadata()).autoOrient
    if (name === undefined || file.endsWith('.avif')) return { src: address, width, height }
    const scale = drawnSize / Math.min(width, height)
    return {
      src: `/pictures/${name}-large.avif`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    }
  } catch {
    return null
  }
}

/** The text with these images, by the addresses that it has for them. */
export const withImages = (nodes: readonly TextNode[], images: ReadonlyMap<string, TextImage>): TextNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const { image, children } = node
    return {
      ...node,
      ...(image && { image: { ...image, ...images.get(image.src) } }),
      ...(children && { children: withImages(children, images) }),
    }
  })
