import { hasReviews } from 'virtual:shop/parts'
import { pathOf } from '#catalogue/product-id.ts'
import { toDecimal } from '#catalogue/money/major-units.ts'
import { currency } from '#catalogue/head/head.ts'
import type { Product as ProductData } from 'schema-dts'
import { readHosted } from '#catalogue/pictures/hosted-picture.ts'
import { largeOf } from '#catalogue/pictures/own-picture.ts'
import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import type { PictureAddress, Product, Stock } from '#catalogue/product.ts'
import { textOfBlocks } from '#catalogue/text-blocks.ts'
import { absolute } from '../site-address.ts'
import { organizationId } from './organization.ts'

/** The large size of one of the shop's own images; the address of an external image. */
function addressOf(picture: PictureAddress): string {
  const large = largeOf(picture)
  return large.startsWith('/') ? absolute(large) : readHosted(large).src
}

function availabilityOf(stock: Exclude<Stock, 'unknown'>) {
  if (typeof stock === 'number') return 'LimitedAvailability'
  return ({ in: 'InStock', out: 'OutOfStock', preorder: 'PreOrder' } as const)[stock]
}

/** A product with its offer at the current price, and its rating where it has reviews. */
export function productData(product: Product): ProductData {
  const { id, name, longDescription, description, brand, category, price, rating, reviews, stock } = product
  const url = absolute(pathOf(product))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description: textOfBlocks(longDescription) || description,
    sku: String(id),
    category,
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    image: product.pictures.filter((picture) => !isPlaceholder(picture)).map(addressOf),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(price),
      priceCurrency: currency,
      ...(stock !== 'unknown' && { availability: `https://schema.org/${availabilityOf(stock)}` }),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': organizationId },
    },
    ...(hasReviews &&
      rating !== null &&
      reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.toFixed(1),
          bestRating: '5',
          worstRating: '0',
          ratingCount: reviews,
          reviewCount: reviews,
        },
      }),
  }
}
