import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalForm } from '#catalogue/normal-form.ts'
import { nearestSize } from '#catalogue/settings/settings.ts'
import type { ListQuery } from '#catalogue/source/source.ts'

const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})

describe('normalForm', () => {
  test('is the same for all spellings of a search', () => {
    expect(normalForm(listQueryWith({ search: 'LAMP' }))).toEqual(
      normalForm(listQueryWith({ search: 'lamp' })),
    )
  })

  test('folds the search text, without the blanks and the full stop at its ends', () => {
    expect(normalForm(listQueryWith({ search: ' Café\u00a0 Desk. ' })).search).toBe('cafe desk')
  })

  test.each(['', ' ', '\t\n', '\u00a0'])('treats %j as no search', (search) => {
    expect(normalForm(listQueryWith({ search })).search).toBe('')
  })

  test('sorts ids, drops repeats and invalid ids', () => {
    expect(normalForm(listQueryWith({ only: [10, 2, 10, Number.NaN, 1.5, 9] })).only).toEqual([2, 9, 10])
  })

  test('distinguishes no restriction from an empty one', () => {
    expect('only' in normalForm(listQueryWith({}))).toBe(false)
    expect(normalForm(listQueryWith({ only: [] })).only).toEqual([])
  })

  test('is idempotent', () => {
    const anyListQuery = fc.record({
      category: fc.constantFrom('All' as const, 'Books' as const),
      search: fc.string({ unit: 'binary' }),
      size: fc.double(),
      only: fc.array(fc.double()),
    })
    fc.assert(
      fc.property(anyListQuery, (listQuery) => {
        const normal = normalForm(listQuery)
        expect(normalForm(normal)).toEqual(normal)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('nearestSize', () => {
  test.each([
    [200, 200],
    [201, 201],
    [1_000_000, 1_000_000],
    [199, 200],
    [0, 200],
    [-5, 200],
    [1_000_001, 1_000_000],
    [250.9, 250],
    [Number.NaN, 200],
    [Number.POSITIVE_INFINITY, 1_000_000],
    [Number.NEGATIVE_INFINITY, 200],
  ])('of %d is %d', (size, nearest) => {
    expect(nearestSize(size)).toBe(nearest)
  })
})
