import { pathOf } from '#catalogue/product-id.ts'
import { toDecimal } from '#catalogue/money/major-units.ts'
import { currency, hasVariants } from '#catalogue/head/head.ts'
import { choiceKey, writeChoice } from '#catalogue/variants/choice-keys.ts'
import { completeChoice } from '#catalogue/variants/variant-of.ts'
import { stringifySearch } from '#address/search-params.ts'
import type { Offer, Product as ProductData, ProductGroup } from 'schema-dts'
import { readHosted } from '#catalogue/pictures/hosted-picture.ts'
import { largeOf } from '#catalogue/pictures/own-picture.ts'
import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import type { MinorUnits, PictureAddress, Product, Stock } from '#catalogue/product.ts'
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

/** Of a product or of one of its variants. */
interface Offered {
  readonly url: string
  readonly price: MinorUnits
  readonly stock: Stock
  readonly availableFrom?: string
}

const offerOf = ({ url, price, stock, availableFrom }: Offered): Offer => ({
  '@type': 'Offer',
  url,
  price: toDecimal(price),
  priceCurrency: currency,
  ...(stock !== 'unknown' && { availability: `https://schema.org/${availabilityOf(stock)}` }),
  ...(availableFrom !== undefined && { availabilityStarts: availableFrom }),
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@id': organizationId },
})

const imagesOf = (pictures: readonly PictureAddress[]) =>
  pictures.filter((picture) => !isPlaceholder(picture)).map(addressOf)

/** What a product and a group of variants have in common, with the rating where there are reviews. */
function factsOf(product: Product) {
  const { name, longDescription, description, brand, category, rating, reviews } = product
  const url = absolute(pathOf(product))
  return {
    '@id': `${url}#product`,
    name,
    description: textOfBlocks(longDescription) || description,
    category,
    ...(brand !== null && { brand: { '@type': 'Brand' as const, name: brand } }),
    image: imagesOf(product.pictures),
    url,
    ...(rating !== null &&
      reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: rating.toFixed(1),
          bestRating: '5',
          worstRating: '0',
          ratingCount: reviews,
          reviewCount: reviews,
        },
      }),
  }
}

/** A product with its offer at the current price. */
export function productData(product: Product): ProductData | ProductGroup {
  if (hasVariants && product.variants.length > 0) return groupData(product)
  const { id, sku = String(id), gtin } = product
  const facts = factsOf(product)
  return {
    '@type': 'Product',
    ...facts,
    sku,
    ...(gtin !== undefined && { gtin }),
    offers: offerOf({ ...product, url: facts.url }),
  }
}

/** Search engines know these; another option is named as it is. */
const knownOptions: Readonly<Record<string, 'color' | 'size' | 'material' | 'pattern'>> = {
  color: 'color',
  colour: 'color',
  farbe: 'color',
  size: 'size',
  größe: 'size',
  material: 'material',
  pattern: 'pattern',
  muster: 'pattern',
}

/** More variants than this are described by the page alone: each is 0.5 kB of its HTML. */
const mostDescribed = 50

/** A group with an offer for each variant. One that stands for any value has no such value. */
function groupData(product: Product): ProductGroup {
  const { id, sku: groupSku = String(id), options, variants, name } = product
  const facts = factsOf(product)
  const described = variants.slice(0, mostDescribed)
  return {
    '@type': 'ProductGroup',
    ...facts,
    productGroupID: groupSku,
    variesBy: options.map((option) => {
      const known = knownOptions[option.name.toLowerCase()]
      return known === undefined ? option.name : `https://schema.org/${known}`
    }),
    hasVariant: described.map((variant): ProductData => {
      const { sku, gtin, values, pictures } = variant
      const chosen = options.flatMap((option, at) =>
        values[at] ? [{ name: option.name, value: values[at] }] : [],
      )
      const choice = completeChoice(
        { options, variants: [variant] },
        values.map((value) => value || undefined),
      )
      const url = facts.url + stringifySearch(writeChoice(options, choice))
      const known = chosen.flatMap(({ name: option, value }) => {
        const property = knownOptions[option.toLowerCase()]
        return property === undefined ? [] : [[property, value] as const]
      })
      const others = chosen.filter(({ name: option }) => knownOptions[option.toLowerCase()] === undefined)
      return {
        '@type': 'Product',
        name: [name, ...chosen.map(({ value }) => value)].join(', '),
        sku: sku ?? `${id}.${choiceKey(options, choice)}`,
        ...(gtin !== undefined && { gtin }),
        image: pictures ? imagesOf(pictures) : facts.image,
        ...Object.fromEntries(known),
        ...(others.length > 0 && {
          additionalProperty: others.map((other) => ({ '@type': 'PropertyValue' as const, ...other })),
        }),
        offers: offerOf({ ...variant, stock: product.isSoldOut ? 'out' : variant.stock, url }),
      }
    }),
  }
}
