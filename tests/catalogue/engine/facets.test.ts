import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { products as written, brands } from 'virtual:catalogue/records'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf } from '#catalogue/engine/columns.ts'
import { facetsOf, priceRanges } from '#catalogue/engine/facets.ts'
import { categories } from '#catalogue/settings/settings.ts'
import { filterAndCount } from '#catalogue/engine/filter-and-count.ts'
import { anyListQuery, naiveFacets } from '../any-list-query.ts'
import { maskOf } from '#catalogue/engine/category-codes.ts'

test('each price range begins where the previous one ends, and the last has no end', () => {
  expect(priceRanges).toEqual([
    { max: 2499 },
    { min: 2500, max: 4999 },
    { min: 5000, max: 9999 },
    { min: 10_000, max: 19_999 },
    { min: 20_000, max: 49_999 },
    { min: 50_000 },
  ])
})

test('the facets of two parts add up to the facets of the whole, at any split', () => {
  const whole = columnsOf(written, labelsOf(categories), brands)
  const all = Uint32Array.from(written.keys())
  fc.assert(
    fc.property(anyListQuery(200), fc.nat(written.length), ({ filters = {}, category }, cut) => {
      const parts = [all.subarray(0, cut), all.subarray(cut)].map(
        (ordinals) => filterAndCount(whole, filters, maskOf(categories, category), ordinals).facetCounts,
      )
      const listQuery = { category, search: '', size: 200, filters }
      expect(facetsOf(parts, brands)).toEqual(naiveFacets(written, listQuery))
    }),
    { numRuns: 200 },
  )
})

test('an empty part adds nothing to the facets', () => {
  const facets = facetsOf([], brands)
  expect([facets.total, facets.price, facets.sale]).toEqual([0, null, 0])
  expect(facets.brands).toEqual(brands.map((brand) => ({ brand, count: 0 })))
})
