import { products as written, brands } from 'virtual:catalogue/records'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample } from '../sample.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { priceRanges } from '#catalogue/engine/facets.ts'
import { firstGeneratedId, generateSummary } from '#catalogues/demo/generated.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { anyListQuery, naiveFacets } from './any-list-query.ts'
import { naiveResult } from './naive-result.ts'

const listOf = (size: number) => [
  ...written,
  ...Array.from({ length: size - firstGeneratedId + 1 }, (_, at) => generateSummary(firstGeneratedId + at)),
]
const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})

describe.each([200, 1500])('the embedded catalogue of size %i', (size) => {
  const products = listOf(size)

  test('returns the same products for filters and orders as the definition', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(size), fc.nat(3), async (listQuery, page) => {
        const expected = naiveResult(products, listQuery)
        expect(await embeddedSource.slice(listQuery, page)).toEqual({
          products: expected.slice(page * 30, page * 30 + 30),
          total: expected.length,
        })
      }),
      { numRuns: size > 1000 ? sample(30, 100) : sample(150, 500) },
    )
  })

  test('counts for each filter value exactly what selecting it returns', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(size), async (listQuery) => {
        expect(await embeddedSource.facets(listQuery)).toEqual(naiveFacets(products, listQuery))
      }),
      { numRuns: size > 1000 ? sample(10, 30) : sample(50, 150) },
    )
  })

  test('counts the categories under the filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(size), async (listQuery) => {
        const counts = await embeddedSource.counts(listQuery)
        for (const category of ['All', 'Fashion', 'Books'] as const)
          expect(counts[category]).toBe(naiveResult(products, { ...listQuery, category }).length)
      }),
      { numRuns: sample(15, 50) },
    )
  })
})

test('a price equal to the limit is included', async () => {
  const at = async (filters: ListQuery['filters']) =>
    (await embeddedSource.slice(listQueryWith({ ...(filters && { filters }) }), 0)).total
  const price = 2000
  expect(await at({ min: price, max: price })).toBe(listOf(200).filter((one) => one.price === price).length)
  expect(await at({ min: 2, max: 1 })).toBe(0)
})

test('every price is in exactly one price range', () => {
  for (const { price } of [
    ...listOf(2000),
    { price: 0 },
    { price: 2499 },
    { price: 2500 },
    { price: 50_000 },
  ])
    expect([
      price,
      priceRanges.filter(({ min = 0, max = Infinity }) => price >= min && price <= max).length,
    ]).toEqual([price, 1])
})

test('every product has a brand of the brand list', () => {
  const all = listOf(300)
  expect(brands.length).toBeGreaterThan(20)
  expect(new Set(all.map(({ brand }) => brand))).toEqual(new Set(brands))
})
