import { addSize } from '../pictures/hosted-picture.ts'
import { isAddress, parsePictureAddress, soldOutPicture } from '../pictures/picture-address.ts'
import { placeholderOf } from '../pictures/placeholder.ts'
import type { PictureAddress } from '../product.ts'

interface Raw {
  readonly name: string
  readonly image: unknown
  readonly images: readonly unknown[]
  readonly features: readonly string[]
  /** Whether the record says that the product is sold out. */
  readonly isOut: boolean
}

interface Clean {
  readonly picture: PictureAddress
  readonly pictures: readonly PictureAddress[]
  readonly features: readonly string[]
}

/** Px. */
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20_000

/** The sizes of an image in a record; undefined for those that it does not have. */
const sidesOf = (image: object): readonly unknown[] => [
  'width' in image ? (image.width ?? undefined) : undefined,
  'height' in image ? (image.height ?? undefined) : undefined,
]

/** Whether an image in a record has sizes that cannot be used. */
export const hasBadSize = (image: unknown): boolean => {
  if (typeof image !== 'object' || image === null) return false
  const sides = sidesOf(image)
  return !sides.every(isSide) && sides.some((side) => side !== undefined)
}

/** The address of an image in a record, a text or an object with `url`, `width` and `height`; null for anything else. */
export function readPicture(value: unknown): PictureAddress | null {
  if (typeof value !== 'object' || value === null || !('url' in value)) return parsePictureAddress(value)
  const address = parsePictureAddress(value.url)
  if (address === null || address.startsWith('/')) return address
  const [width, height] = sidesOf(value)
  return isSide(width) && isSide(height) ? addSize(address, width, height) : address
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** Whether a field of a record names no image. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Collects a record's image addresses. A record without a valid one gets a placeholder.
 * - A bad address counts as none, in every field; so do blanks and repeats.
 * - A line of `features` that is an address is removed from the features; a valid one is appended to the images.
 * - An empty list falls back to the main image, an empty main image to the first of the list; a main image that is
 *   missing in the list is put first in it.
 * - The sold-out image of a product in stock counts as none if there is another one.
 */
export function cleanPictures({ name, image, images, features, isOut }: Raw): Clean {
  const main = readPicture(image)
  const listed = [...images, ...features.filter(isAddress)].map(readPicture).filter((one) => one !== null)
  const all = unique(main === null || listed.includes(main) ? listed : [main, ...listed])
  const real = isOut ? all : all.filter((address) => address !== soldOutPicture)
  const pictures = real.length > 0 ? real : all
  const picture = pictures.find((address) => address === main) ?? pictures[0] ?? placeholderOf(name)
  const lines = features.map((line) => line.trim()).filter((line) => line !== '' && !isAddress(line))
  return { picture, pictures: pictures.length > 0 ? pictures : [picture], features: unique(lines) }
}
