import { hasReviews } from 'virtual:shop/parts'
import { pathOf } from '#catalogue/product-id.ts'
import { toDecimal } from '#catalogue/money/major-units.ts'
import { currency, hasHosted } from '#catalogue/settings/settings.ts'
import type { Offer } from 'schema-dts'
import { readHosted } from '#catalogue/pictures/hosted-picture.ts'
import { largeOf } from '#catalogue/pictures/own-picture.ts'
import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import type { MinorUnits, PictureAddress, Product, Stock } from '#catalogue/product.ts'
import { textOfBlocks } from '#catalogue/text-blocks.ts'
import { isLow } from '#product/low-stock.ts'
import { absolute, absolutePicture } from '../site-address.ts'
import { organizationId } from './organization.ts'

/** The large size of one of the shop's own images; the address of an external image. */
function addressOf(picture: PictureAddress): string {
  const large = largeOf(picture)
  if (large.startsWith('/')) return absolutePicture(large)
  // Without the condition, the first load of every page would contain what reads such addresses.
  return hasHosted ? readHosted(large).src : large
}

function availabilityOf(stock: Exclude<Stock, 'unknown'>) {
  if (typeof stock === 'number') return isLow(stock) ? 'LimitedAvailability' : 'InStock'
  return ({ in: 'InStock', out: 'OutOfStock', preorder: 'PreOrder' } as const)[stock]
}

/** Of a product or of one of its variants. */
interface Offered {
  readonly url: string
  readonly price: MinorUnits
  readonly stock: Stock
  readonly availableFrom?: string
}

export const offerOf = ({ url, price, stock, availableFrom }: Offered): Offer => ({
  '@type': 'Offer',
  url,
  price: toDecimal(price),
  priceCurrency: currency,
  ...(stock !== 'unknown' && { availability: `https://schema.org/${availabilityOf(stock)}` }),
  ...(availableFrom !== undefined && { availabilityStarts: availableFrom }),
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@id': organizationId },
})

export const imagesOf = (pictures: readonly PictureAddress[]) =>
  pictures.filter((picture) => !isPlaceholder(picture)).map(addressOf)

export const addressOfPage = (product: Product) => absolute(pathOf(product))

/** What a product and a group of variants have in common, in three parts: codes and offers stand between them. */
export const nameOf = (product: Product) => ({
  '@id': `${addressOfPage(product)}#product`,
  name: product.name,
  description: textOfBlocks(product.longDescription) || product.description,
})

export const factsOf = (product: Product) => ({
  category: product.category,
  ...(product.brand !== null && { brand: { '@type': 'Brand' as const, name: product.brand } }),
  image: imagesOf(product.pictures),
  url: addressOfPage(product),
})

/** The rating where there are reviews. */
export const ratingOf = ({ rating, reviews }: Product) =>
  hasReviews &&
  rating !== null &&
  reviews > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rating.toFixed(1),
      bestRating: '5',
      worstRating: '0',
      ratingCount: reviews,
      reviewCount: reviews,
    },
  }
