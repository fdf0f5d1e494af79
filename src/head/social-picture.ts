import * as texts from 'virtual:messages/head'
import { fingerprint } from '#device/fingerprint.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { pictureOf as sourcesOf } from '#catalogue/pictures/picture.ts'
import { highestCardId, sharesHostedPictures } from '#catalogue/settings/settings.ts'
import { shop } from '#shop'

/** Raised when the drawing changes (scripts/pages/social-pictures.ts): networks then refetch all images. */
const design = 3

/** A link's preview image in social networks: drawn at build time, 1200 by 630 pixels, or a product's own at another host. */
export interface SocialPicture {
  /** A path of this site, whose part after the `?` changes with the image's content, or an https address. */
  readonly path: string
  readonly alt: string
}

const pictureOf = (name: string, alt: string, shown: readonly unknown[]): SocialPicture => ({
  path: `/social/${name}.jpg?v=${fingerprint(JSON.stringify([design, shop.name, ...shown])).toString(36)}`,
  alt,
})

/** The image for the shop as a whole. */
export const shopPicture: SocialPicture = pictureOf(
  'shop',
  texts.shopPicture({ shop: shop.name, tagline: shop.tagline }),
  [shop.hero.title, shop.hero.lead],
)

/** The image for a product; products without a card of their own have the shop's. */
export function socialPictureOf(product: ProductSummary): SocialPicture {
  const { id, name, price, originalPrice, brand, category, picture } = product
  if (sharesHostedPictures && !picture.startsWith('/')) return { path: sourcesOf(picture).large, alt: name }
  if (id > highestCardId) return shopPicture
  const alt = texts.productPicture({ name, price: formatMoney(price), shop: shop.name })
  return pictureOf(String(id), alt, [name, price, originalPrice, brand, category, picture])
}
