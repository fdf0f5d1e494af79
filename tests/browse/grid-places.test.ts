import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutFor } from '#browse/grid-layout.ts'
import { offsetOfPlace, placeOfOffset } from '#browse/grid-places.ts'

const widths = fc.integer({ min: 280, max: 1800 })

test('a place leads back to its offset but for a pixel, at the same width', () => {
  fc.assert(
    fc.property(widths, fc.double({ min: 1, max: 250_000_000, noNaN: true }), (width, offset) => {
      const layout = layoutFor(width, 16)
      const place = placeOfOffset(offset, layout)
      const back = place ? offsetOfPlace(place, layout) : Number.NaN
      expect(Math.abs(back - offset)).toBeLessThan(1.001)
    }),
  )
})

test('at another width the same product is in the topmost row', () => {
  fc.assert(
    fc.property(widths, widths, fc.integer({ min: 1, max: 250_000_000 }), (before, after, offset) => {
      const place = placeOfOffset(offset, layoutFor(before, 16))
      const layout = layoutFor(after, 16)
      const later = place && placeOfOffset(offsetOfPlace(place, layout), layout)
      if (!place || !later) return
      // A pixel does not count: what is that near to the next row belongs to it.
      const isNext = (1 - place.into) * layout.rowPitch <= 1
      const expected = Math.floor(place.index / layout.columns) + (isNext ? 1 : 0)
      expect(Math.floor(later.index / layout.columns)).toBe(expected)
    }),
    { examples: [[1176, 280, 220_705_349]] },
  )
})

test('there is none while something above the list is in view', () => {
  expect(placeOfOffset(0, layoutFor(1000, 16))).toBeNull()
  expect(placeOfOffset(-300, layoutFor(1000, 16))).toBeNull()
})
