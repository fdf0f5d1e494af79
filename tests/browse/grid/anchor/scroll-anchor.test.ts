import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutFor } from '#browse/grid/grid-layout.ts'
import { offsetOfAnchor, anchorOfOffset } from '#browse/grid/anchor/scroll-anchor.ts'

const widths = fc.integer({ min: 280, max: 1800 })

test('a scroll anchor restores its offset to within a pixel at the same width', () => {
  fc.assert(
    fc.property(widths, fc.double({ min: 1, max: 250_000_000, noNaN: true }), (width, offset) => {
      const layout = layoutFor(width, 16)
      const found = anchorOfOffset(offset, layout)
      const back = found ? offsetOfAnchor(found, layout) : Number.NaN
      expect(Math.abs(back - offset)).toBeLessThan(1.001)
    }),
  )
})

test("at another width the scroll anchor's product is in the topmost row", () => {
  fc.assert(
    fc.property(widths, widths, fc.integer({ min: 1, max: 250_000_000 }), (before, after, offset) => {
      const found = anchorOfOffset(offset, layoutFor(before, 16))
      const layout = layoutFor(after, 16)
      const later = found && anchorOfOffset(offsetOfAnchor(found, layout), layout)
      if (!found || !later) return
      // Px of tolerance: an offset this close to the next row belongs to that row.
      const isNext = (1 - found.into) * layout.rowPitch <= 1
      const expected = Math.floor(found.index / layout.columns) + (isNext ? 1 : 0)
      expect(Math.floor(later.index / layout.columns)).toBe(expected)
    }),
    { examples: [[1176, 280, 220_705_349]] },
  )
})

test('there is no scroll anchor while something above the list is in view', () => {
  expect(anchorOfOffset(0, layoutFor(1000, 16))).toBeNull()
  expect(anchorOfOffset(-300, layoutFor(1000, 16))).toBeNull()
})
