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
 * Collects a record's image addresses. Null if no valid address is left.
 * - A bad address counts as none, in every field; so do blanks and repeats.
 * - A line of `features` that is an address is removed from the features; a valid one is appended to the images.
 * - An empty list falls back to the main image, an empty main image to the first of the list; a main image that is
 *   missing in the list is put first in it.
 * - The sold-out image of a product in stock counts as none if there is another one.
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
