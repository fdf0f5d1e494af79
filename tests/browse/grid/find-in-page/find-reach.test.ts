import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findable, reach } from '#browse/grid/find-in-page/find-reach.ts'

test('in the shop’s own catalogue every product is a card or has a placeholder at any scroll position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 194 }), fc.integer({ min: 1, max: 40 }), (first, length) => {
      const drawn = Array.from({ length: Math.min(length, 195 - first) }, (_, at) => first + at)
      const { before, after } = findable(drawn, first, 195)
      const all = [...before, ...drawn, ...after].toSorted((a, b) => a - b)
      expect(all).toEqual(Array.from({ length: 195 }, (_, index) => index))
    }),
  )
})

test('in a long list the placeholders are limited in number, sorted and unique', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (first) => {
      const drawn = [3, first, first + 1]
      const { before, after } = findable(drawn, first, 1_000_000)
      expect(before.length).toBeLessThanOrEqual(reach)
      expect(after.length).toBeLessThanOrEqual(reach)
      const all = [...before, ...after]
      expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b))
      for (const index of all) {
        expect(drawn).not.toContain(index)
        expect(index).toBeLessThan(1_000_000)
      }
    }),
  )
})
