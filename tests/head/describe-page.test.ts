import { describe, expect, test } from 'vitest'
import type { Product } from '#catalogue/product.ts'
import { productQuery, sliceQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import type { Question } from '#catalogue/source.ts'
import { describePage } from '#head/describe-page.ts'
import { readPage, type PageMatch } from '#head/page.ts'
import { productWith } from './some-product.ts'

const question: Question = { category: 'All', search: '', size: 200 }
const wholeList = { question, page: 0 }
const client = createQueryClient()
client.setQueryData(sliceQuery(question, 0).queryKey, { products: [productWith()], total: 195 })

/** A product whose query is in the cache. */
function opened(product: Product) {
  client.setQueryData(productQuery(product.id, 200).queryKey, product)
  return { id: product.id, size: 200 }
}

const match = (change: Partial<PageMatch>): PageMatch => ({
  id: '/products',
  routeId: '/products',
  status: 'success',
  search: {},
  loaderData: wholeList,
  ...change,
})

const describeMatch = (change: Partial<PageMatch>) =>
  describePage(readPage([match({ routeId: '__root__', loaderData: undefined }), match(change)], client))

describe('a view of a page has the canonical address of the plain page', () => {
  test.each([
    ['/', '/', { category: 'Fashion', search: 'shirt', shown: 60 }],
    ['/products', '/products', { category: 'Fashion' }],
    ['/products', '/products', { search: 'lamp' }],
    ['/products', '/products', { saved: true }],
    ['/products', '/products', { size: 5000 }],
  ] as const)('%s: %s', (routeId, canonical, search) => {
    expect(describeMatch({ routeId, search }).canonical).toBe(canonical)
  })

  test('a product’s is its own', () => {
    const product = describeMatch({ routeId: '/product/$id', loaderData: opened(productWith()) })
    expect(product.canonical).toBe('/product/12')
  })

  test('a product of a test catalogue has none: there is no plain page of it', () => {
    const { canonical, picture } = describeMatch({
      routeId: '/product/$id',
      search: { size: 5000 },
      loaderData: opened(productWith({ id: 4000 })),
    })
    expect([canonical, picture.path.split('?')[0]]).toEqual([null, '/social/shop.jpg'])
  })
})

describe('search engines list', () => {
  test('what the shop sells', () => {
    expect(describeMatch({}).isIndexed).toBe(true)
    expect(describeMatch({ routeId: '/' }).isIndexed).toBe(true)
    expect(describeMatch({ routeId: '/product/$id', loaderData: opened(productWith()) }).isIndexed).toBe(true)
  })

  test('the page on accessibility, with the picture of the shop', () => {
    const page = describeMatch({ routeId: '/accessibility', loaderData: undefined })
    expect([page.title, page.canonical, page.isIndexed]).toEqual([
      'Accessibility – Brooklyn Parcel',
      '/accessibility',
      true,
    ])
    expect(page.picture.path.split('?')[0]).toBe('/social/shop.jpg')
  })

  test('no list that somebody shares', () => {
    const list = describeMatch({ search: { ids: '1,7' } })
    expect([list.isIndexed, list.canonical, list.data]).toEqual([false, null, []])
    expect(list.title).toMatch(/^A list for you – /)
  })

  test('nothing of a catalogue made for tests', () => {
    expect(describeMatch({ search: { size: 5000 } }).isIndexed).toBe(false)
    expect(describeMatch({ routeId: '/', search: { size: 5000 } }).isIndexed).toBe(false)
  })

  test.each([
    ['Page not found – Brooklyn Parcel', { routeId: '__root__', loaderData: undefined }],
    ['Page not found – Brooklyn Parcel', { loaderData: undefined }],
    ['Product Not Found – Brooklyn Parcel', { status: 'notFound', loaderData: undefined }],
    ['Brooklyn Parcel', { status: 'error', loaderData: undefined }],
  ] as const)('no page that is none: %s', (title, change) => {
    const page = describeMatch(change)
    expect([page.title, page.isIndexed, page.canonical]).toEqual([title, false, null])
  })
})

test('a filtered view is described as what it shows, and lists no products of its own', () => {
  const page = describeMatch({ search: { category: 'Fashion', search: 'shirt' } })
  expect(page.title).toBe('“shirt” in Fashion – Brooklyn Parcel')
  expect(page.description).toBe('“shirt” in Fashion: 195 products at Brooklyn Parcel.')
  expect(page.data).toEqual([])
})

test('the whole catalogue says how much there is', () => {
  expect(describeMatch({}).description).toMatch(/^All 195 products of Brooklyn Parcel: Electronics, /)
})
