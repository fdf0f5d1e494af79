import { formatMoney } from '#catalogue/money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { smallestSize } from '#catalogue/source.ts'
import { shop } from '#shop'

/** To be raised when the drawing changes (scripts/social-pictures.ts): networks then fetch all pictures anew. */
const design = 1

/** What a network shows of a link: drawn at build time, 1200 by 630 pixels. */
export interface SocialPicture {
  /** A path of this site; what follows the `?` changes with what the picture shows. */
  readonly path: string
  readonly alt: string
}

export const socialPictureSize = { width: 1200, height: 630 } as const

/** FNV-1a: short, and another one for another text but for one case in four thousand million. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

const pictureOf = (name: string, alt: string, shown: readonly unknown[]): SocialPicture => ({
  path: `/social/${name}.jpg?v=${fingerprint(JSON.stringify([design, shop.name, ...shown]))}`,
  alt,
})

/** The picture of the shop as a whole. */
export const shopPicture: SocialPicture = pictureOf('shop', `${shop.name}: ${shop.tagline}`, [
  shop.tagline,
  shop.hero.lead,
])

/** The picture of a product; products of test catalogues have none of their own and show the shop's. */
export function socialPictureOf(product: ProductSummary): SocialPicture {
  const { id, name, price, originalPrice, brand, category, picture } = product
  if (id > smallestSize) return shopPicture
  const alt = `${name}, ${formatMoney(price)} at ${shop.name}`
  return pictureOf(String(id), alt, [name, price, originalPrice, brand, category, picture])
}
