import type { PictureAddress, Product } from '../product.ts'
import { canBeBought } from './variant-of.ts'

/** Another image of a product than that of its card; undefined for none. */
export const secondPicture = ({ picture, pictures }: Product): PictureAddress | undefined =>
  pictures.find((other) => other !== picture)

/** The image of the next variant that looks different from the card, such as the next color; else the second image. */
export function nextPicture(product: Product): PictureAddress | undefined {
  const first = product.variants.filter(canBeBought).flatMap(({ pictures = [] }) => pictures.slice(0, 1))
  const different = [...new Set(first)]
  const at = different.indexOf(product.picture)
  return different.length > 1 ? different[(at + 1) % different.length] : secondPicture(product)
}
