import { products as written } from 'virtual:catalogue/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brands } from '#catalogue/brands.ts'
import { columnsOf } from '#catalogue/columns.ts'
import { passes } from '#catalogue/filter-products.ts'
import { firstGeneratedId, generateSummary } from '#catalogue/generate-product.ts'
import { productCategories } from '#catalogue/product.ts'
import { sift } from '#catalogue/sift.ts'
import { anyQuestion } from './any-question.ts'

const generated = Array.from({ length: 60 }, (_, at) => generateSummary(firstGeneratedId + at))
const rows = [...written, ...generated].map((product, place) => ({ product, place }))
const columns = columnsOf(
  rows.map(({ product }) => product),
  brands,
)

test('the places and the counts of the shelves are those of the definition, among all or some', () => {
  fc.assert(
    fc.property(anyQuestion(200), fc.option(fc.nat(4)), ({ filters = {}, category }, left) => {
      const asked = rows.filter(({ place }) => left === null || place % 5 !== left)
      const among = left === null ? undefined : Uint32Array.from(asked.map(({ place }) => place))
      const matching = asked.filter(({ product }) => passes(product, filters))
      const { places, counts, tally } = sift(columns, filters, category, among)
      expect([...places]).toEqual(
        matching
          .filter(({ product }) => category === 'All' || product.category === category)
          .map(({ place }) => place),
      )
      expect(counts).toEqual(
        productCategories.map((shelf) => matching.filter(({ product }) => product.category === shelf).length),
      )
      expect(tally.total).toBe(places.length)
    }),
    { numRuns: 300 },
  )
})

test('among no places there is nothing', () => {
  const { places, counts, tally } = sift(columns, {}, 'All', new Uint32Array())
  expect([places.length, counts.every((count) => count === 0), tally.total]).toEqual([0, true, 0])
  expect([tally.least, tally.most]).toEqual([Number.POSITIVE_INFINITY, 0])
})
