import { describe, expect, test } from 'vitest'
import { breadcrumbs } from '#head/structured-data/breadcrumbs.ts'
import { itemList } from '#head/structured-data/item-list.ts'
import { organization, readAddress } from '#head/structured-data/organization.ts'
import { productData } from '#head/structured-data/product.ts'
import { structuredText } from '#head/head-tags.ts'
import { website } from '#head/structured-data/website.ts'
import { productWith } from './some-product.ts'

const site = 'https://brooklyn-parcel.example.com'

describe('a product', () => {
  test('is offered at its current price', () => {
    expect(productData(productWith())).toMatchObject({
      '@type': 'Product',
      name: 'Lamp',
      sku: '12',
      brand: { '@type': 'Brand', name: 'Fennwick' },
      offers: {
        '@type': 'Offer',
        url: `${site}/product/12`,
        price: '49.90',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  test('is marked where it is sold out', () => {
    const availability = 'https://schema.org/OutOfStock'
    expect(productData(productWith({ stock: 'out' }))).toMatchObject({ offers: { availability } })
  })

  test('has limited availability where its page says how few are left, and is in stock above that', () => {
    for (const [stock, availability] of [
      [5, 'https://schema.org/LimitedAvailability'],
      [6, 'https://schema.org/InStock'],
    ] as const)
      expect(productData(productWith({ stock }))).toMatchObject({ offers: { availability } })
  })

  test('has a rating where there are reviews, and none without', () => {
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 12 }
    expect(productData(productWith())).toMatchObject({ aggregateRating })
    expect(productData(productWith({ reviews: 0 }))).not.toHaveProperty('aggregateRating')
  })

  test('has no field for what it lacks', () => {
    const bare = productWith({ pictures: [], description: '', longDescription: [] })
    const text = structuredText([productData(bare)])
    expect(text).not.toMatch(/"(?:image|description)":/)
    expect(text).toContain('"name":"Lamp"')
    const bareShop = { name: 'Shop', sameAs: [], slogan: '', address: '' }
    expect(structuredText([bareShop])).not.toMatch(/"(?:sameAs|slogan|address)":/)
  })

  test('has absolute image addresses, and our own images in their large form', () => {
    expect(productData(productWith())).toHaveProperty('image', [
      `${site}/pictures/12-front-large.avif`,
      'https://cdn.example/lamp.png',
    ])
  })
})

test('breadcrumbs have positions from 1 and absolute addresses', () => {
  expect(breadcrumbs([['Products', '/products']])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Products', item: `${site}/products` }],
  })
})

test('a list has its length and its address', () => {
  expect(itemList({ total: 195, first: [productWith()] })).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 195,
    itemListElement: [{ position: 1, url: `${site}/product/12` }],
  })
})

test('the shop has its organization, and the site its search', () => {
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Brooklyn Parcel',
    telephone: '+17185550142',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Brooklyn',
      addressRegion: 'NY',
      postalCode: '11201',
    },
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${site}/products?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('an address that is not in American form stays as written', () => {
  expect(readAddress(['Postgasse 1', '1010 Wien'])).toBe('Postgasse 1, 1010 Wien')
})
