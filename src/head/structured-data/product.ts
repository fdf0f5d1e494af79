import { currency } from '#catalogue/money.ts'
import type { Product as ProductData } from 'schema-dts'
import { largeOf } from '#catalogue/picture.ts'
import type { Cents, PictureAddress, Product } from '#catalogue/product.ts'
import { productPath } from '#site/pages.ts'
import { absolute } from '../site-address.ts'
import { organizationId } from './organization.ts'

/** `1299.99`: a number as text, in schema.org's format, without currency and grouping. */
const decimal = (cents: Cents) => (cents / 100).toFixed(2)

/** The large size of one of the shop's own images; the address of an external image. */
function addressOf(picture: PictureAddress): string {
  const large = largeOf(picture)
  return large.startsWith('/') ? absolute(large) : large
}

/** A product with its offer at the current price, and its rating where it has reviews. */
export function productData(product: Product): ProductData {
  const { id, name, longDescription, description, brand, category, price, rating, reviews, inStock } = product
  const url = absolute(productPath(id))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description: longDescription || description,
    sku: String(id),
    category,
    brand: { '@type': 'Brand', name: brand },
    image: product.pictures.map(addressOf),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: decimal(price),
      priceCurrency: currency,
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': organizationId },
    },
    ...(reviews > 0 && {
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
