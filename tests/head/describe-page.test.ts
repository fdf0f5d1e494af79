import { describe, expect, test } from 'vitest'
import type { Product } from '#catalogue/product.ts'
import { productQuery, sliceQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { describePage } from '#head/describe-page.ts'
import { readPage, type PageMatch } from '#head/page.ts'
import { productWith } from './some-product.ts'

const listQuery: ListQuery = { category: 'All', search: '', size: 200 }
const wholeList = { listQuery, page: 0, unknownCategory: null, firstSlice: null }
const client = createQueryClient()
client.setQueryData(sliceQuery(listQuery, 0).queryKey, { products: [productWith()], total: 195 })

/** Puts a product's query into the cache. */
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

describe("a view of a page has the plain page's canonical address", () => {
  test.each([
    ['/', '/', { category: 'Fashion', search: 'shirt', shown: 60 }],
    ['/products', '/products', { category: 'Fashion' }],
    ['/products', '/products', { search: 'lamp' }],
    ['/products', '/products', { saved: true }],
    ['/products', '/products', { size: 5000 }],
  ] as const)('%s: %s', (routeId, canonical, search) => {
    expect(describeMatch({ routeId, search }).canonical).toBe(canonical)
  })

  test("a product's canonical address is its own", () => {
    const product = describeMatch({ routeId: '/product/$id', loaderData: opened(productWith()) })
    expect(product.canonical).toBe('/product/12')
  })

  test('a product of a test catalogue has no canonical address, since the plain shop does not have it', () => {
    const { canonical, picture } = describeMatch({
      routeId: '/product/$id',
      search: { size: 5000 },
      loaderData: opened(productWith({ id: 4000 })),
    })
    expect([canonical, picture.path.split('?')[0]]).toEqual([null, '/social/shop.jpg'])
  })
})

describe('search engines may list', () => {
  test("the shop's pages and products", () => {
    expect(describeMatch({}).isIndexed).toBe(true)
    expect(describeMatch({ routeId: '/' }).isIndexed).toBe(true)
    expect(describeMatch({ routeId: '/product/$id', loaderData: opened(productWith()) }).isIndexed).toBe(true)
  })

  test("the accessibility page, with the shop's share image", () => {
    const page = describeMatch({ routeId: '/accessibility', loaderData: undefined })
    expect([page.title, page.canonical, page.isIndexed]).toEqual([
      'Accessibility – Brooklyn Parcel',
      '/accessibility',
      true,
    ])
    expect(page.picture.path.split('?')[0]).toBe('/social/shop.jpg')
  })

  test('no shared list', () => {
    const list = describeMatch({ search: { ids: '1,7' } })
    expect([list.isIndexed, list.canonical, list.data]).toEqual([false, null, []])
    expect(list.title).toMatch(/^A list for you – /)
  })

  test('no page of a test catalogue', () => {
    expect(describeMatch({ search: { size: 5000 } }).isIndexed).toBe(false)
    expect(describeMatch({ routeId: '/', search: { size: 5000 } }).isIndexed).toBe(false)
  })

  test.each([
    ['Page not found – Brooklyn Parcel', { routeId: '__root__', loaderData: undefined }],
    ['Page not found – Brooklyn Parcel', { loaderData: undefined }],
    ['Product Not Found – Brooklyn Parcel', { status: 'notFound', loaderData: undefined }],
    ['Brooklyn Parcel', { status: 'error', loaderData: undefined }],
  ] as const)('no missing page: %s', (title, change) => {
    const page = describeMatch(change)
    expect([page.title, page.isIndexed, page.canonical]).toEqual([title, false, null])
  })
})

test('the description of a filtered view names its filters, and has no structured list', () => {
  const page = describeMatch({ search: { category: 'Fashion', search: 'shirt' } })
  expect(page.title).toBe('“shirt” in Fashion – Brooklyn Parcel')
  expect(page.description).toBe('“shirt” in Fashion: 195 products at Brooklyn Parcel.')
  expect(page.data).toEqual([])
})

test('the description of the catalogue page contains the number of products', () => {
  expect(describeMatch({}).description).toMatch(/^All 195 products of Brooklyn Parcel: Electronics, /)
})
