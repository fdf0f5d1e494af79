import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { listedCategories } from '#catalogue/settings/settings.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { generateProduct } from '#catalogues/demo/generated.ts'
import { products as rawProducts } from '#catalogues/demo/products.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { demoRules } from '../demo-rules.ts'

const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})

async function allOf(listQuery: ListQuery): Promise<number[]> {
  const { total } = await embeddedSource.slice(listQuery, 0)
  const pages = Array.from({ length: Math.ceil(total / sliceSize) }, (_, page) =>
    embeddedSource.slice(listQuery, page),
  )
  return (await Promise.all(pages)).flatMap(({ products }) => products.map(({ id }) => id))
}

describe('slices', () => {
  test('of the shop contain 195 products, 1 to 75 and 81 to 200, in order', async () => {
    const ids = await allOf(listQueryWith({}))
    expect(ids).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1).filter((id) => id <= 75 || id > 80),
    )
  })

  test('have thirty products, except the last', async () => {
    const lengths = await Promise.all(
      [0, 5, 6, 7].map(async (page) => (await embeddedSource.slice(listQueryWith({}), page)).products.length),
    )
    expect(lengths).toEqual([30, 30, 15, 0])
  })

  test('have the same total on every page, also beyond the last', async () => {
    for (const page of [0, 3, 6, 7, 1e9])
      expect((await embeddedSource.slice(listQueryWith({}), page)).total).toBe(195)
  })

  test.each([-1, -2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('are empty for page %d', async (page) => {
    expect(await embeddedSource.slice(listQueryWith({}), page)).toEqual({ products: [], total: 195 })
  })

  test('contain no details', async () => {
    const { products } = await embeddedSource.slice(listQueryWith({}), 2)
    const keys = [
      'brand',
      'category',
      'description',
      'id',
      'name',
      'originalPrice',
      'picture',
      'price',
      'rating',
      'reviews',
    ]
    for (const product of products) expect(Object.keys(product).toSorted()).toEqual(keys)
  })

  test("of a larger catalogue continue where the shop's ends", async () => {
    const { products, total } = await embeddedSource.slice(listQueryWith({ size: 1000 }), 33)
    expect(total).toBe(995)
    expect(products.map(({ id }) => id)).toEqual([996, 997, 998, 999, 1000])
    expect((await embeddedSource.slice(listQueryWith({}), 0)).total).toBe(195)
  })

  test('respect a search, a category and a list of ids together', async () => {
    expect(
      await allOf(listQueryWith({ category: 'Books', search: 'PRODUCT 1', only: [90, 100, 105, 111] })),
    ).toEqual([100, 105])
  })

  test('reject once the signal is aborted', async () => {
    const reason = new Error('no longer wanted')
    await expect(embeddedSource.slice(listQueryWith({}), 0, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('product', () => {
  test('returns every hand-written product whole', async () => {
    for (const product of cleanCatalogue(rawProducts, demoRules).products) {
      expect(await embeddedSource.product(product.id, 200)).toEqual(product)
    }
  })

  test('returns generated products up to the size', async () => {
    expect(await embeddedSource.product(86, 200)).toEqual(generateProduct(86))
    expect(await embeddedSource.product(200, 200)).toEqual(generateProduct(200))
    expect(await embeddedSource.product(201, 200)).toBeNull()
    expect(await embeddedSource.product(201, 201)).toEqual(generateProduct(201))
    expect(await embeddedSource.product(1_000_000, 1_000_000)).toEqual(generateProduct(1_000_000))
  })

  test('agrees with the list', async () => {
    const { products } = await embeddedSource.slice(listQueryWith({}), 2)
    for (const summary of products)
      expect(await embeddedSource.product(summary.id, 200)).toMatchObject(summary)
  })

  test.each([76, 77, 78, 79, 80, 0, -1, 1.5, 85.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, -0])(
    'returns null for %d',
    async (id) => {
      expect(await embeddedSource.product(id, 200)).toBeNull()
    },
  )

  test('returns null or the product of that id, for any number and size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.double(), fc.integer({ min: -10, max: 300 })),
        fc.double(),
        async (id, size) => {
          const product = await embeddedSource.product(id, size)
          expect(product === null || product.id === id).toBe(true)
        },
      ),
    )
  })
})

test('counts equal the number of products in each category', async () => {
  const counts = await embeddedSource.counts(listQueryWith({ search: 'a' }))
  expect(Object.keys(counts)).toEqual(['All', ...listedCategories])
  for (const category of ['All', ...listedCategories]) {
    expect(counts[category]).toBe(
      (await embeddedSource.slice(listQueryWith({ search: 'a', category }), 0)).total,
    )
  }
})

test('the demo has the five categories of the specification, and their counts', async () => {
  expect(await embeddedSource.counts({ search: '', size: 200 })).toMatchObject({
    All: 195,
    Electronics: 43,
    Fashion: 43,
    'Home & Garden': 53,
    Sports: 23,
    Books: 23,
  })
})
