import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { products as written, brands } from 'virtual:catalogue/records'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf } from '#catalogue/engine/columns.ts'
import { firstGeneratedId, generateSummary } from '#catalogues/demo/generated.ts'
import { categories } from '#catalogue/settings/settings.ts'
import { filterAndCount } from '#catalogue/engine/filter-and-count.ts'
import { anyListQuery } from '../any-list-query.ts'
import { naiveResult } from '../naive-result.ts'
import { maskOf } from '#catalogue/engine/category-codes.ts'

const generated = Array.from({ length: 60 }, (_, at) => generateSummary(firstGeneratedId + at))
const rows = [...written, ...generated].map((product, ordinal) => ({ product, ordinal }))
const columns = columnsOf(
  rows.map(({ product }) => product),
  labelsOf(categories),
  brands,
)

test('matches and counts by category equal the definition, among all or some ordinals', () => {
  fc.assert(
    fc.property(anyListQuery(200), fc.option(fc.nat(4)), ({ filters = {}, category }, left) => {
      const selected = rows.filter(({ ordinal }) => left === null || ordinal % 5 !== left)
      const among = left === null ? undefined : Uint32Array.from(selected.map(({ ordinal }) => ordinal))
      const open = { category: 'All', search: '', size: 200, filters } as const
      const passing = new Set(
        naiveResult(
          selected.map(({ product }) => product),
          open,
        ),
      )
      const matching = selected.filter(({ product }) => passing.has(product))
      const { ordinals, counts, facetCounts } = filterAndCount(
        columns,
        filters,
        maskOf(categories, category),
        among,
      )
      expect([...ordinals]).toEqual(
        matching
          .filter(({ product }) => category === 'All' || product.category === category)
          .map(({ ordinal }) => ordinal),
      )
      expect(counts).toEqual(
        labelsOf(categories).map(
          (shelf) => matching.filter(({ product }) => product.category === shelf).length,
        ),
      )
      expect(facetCounts.total).toBe(ordinals.length)
    }),
    { numRuns: 300 },
  )
})

test('no ordinals have no matches', () => {
  const { ordinals, counts, facetCounts } = filterAndCount(
    columns,
    {},
    maskOf(categories, 'All'),
    new Uint32Array(),
  )
  expect([ordinals.length, counts.every((count) => count === 0), facetCounts.total]).toEqual([0, true, 0])
  expect([facetCounts.least, facetCounts.most]).toEqual([Number.POSITIVE_INFINITY, 0])
})
