import { isAddress, parsePictureAddress, soldOutPicture } from './picture-address.ts'
import type { PictureAddress } from './product.ts'

interface Raw {
  readonly image: unknown
  readonly images: readonly unknown[]
  readonly features: readonly string[]
  readonly inStock: boolean
}

interface Clean {
  readonly picture: PictureAddress
  readonly pictures: readonly PictureAddress[]
  readonly features: readonly string[]
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/**
 * Sorts out where a record keeps its pictures. Null if not one good address is left.
 * - A bad address counts as none, wherever it stands; so do blanks and repeats.
 * - A line of `features` that is an address leaves the features; a good one joins the pictures, at their end.
 * - An empty list falls back to the main picture, an empty main picture to the first of the list; a main picture that
 *   the list lacks comes first in it.
 * - The sold-out picture of something in stock counts as none wherever there is another.
 */
export function cleanPictures({ image, images, features, inStock }: Raw): Clean | null {
  const main = parsePictureAddress(image)
  const listed = [...images, ...features.filter(isAddress)]
    .map(parsePictureAddress)
    .filter((one) => one !== null)
  const all = unique(main === null || listed.includes(main) ? listed : [main, ...listed])
  const real = inStock ? all.filter((address) => address !== soldOutPicture) : all
  const pictures = real.length > 0 ? real : all
  const picture = pictures.find((address) => address === main) ?? pictures[0]
  if (picture === undefined) return null
  const lines = features.map((line) => line.trim()).filter((line) => line !== '' && !isAddress(line))
  return { picture, pictures, features: unique(lines) }
}
