import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnWidths, horizontalHeight, textHeight } from '#browse/grid-measures.ts'
import { cardsOfRows, layoutFor, listHeight, positionOf, rowsFor } from '#browse/grid/grid-layout.ts'

const widths = fc.double({ min: 200, max: 4000, noNaN: true })
const rems = fc.constantFrom(10, 16, 20, 32)
const counts = fc.integer({ min: 1, max: 400 })
/** Px; tolerance for sums of fractions. */
const slack = 1e-6

const isGapFrom = (before: number, after: number, length: number, gap: number) =>
  Math.abs(after - before - length - gap) < slack

describe('columns', () => {
  test('are one on a phone and six on the widest screens', () => {
    expect(
      [320, 479.9, 480, 704, 928, 1168, 1440, 4000].map((width) => layoutFor(width, 16).columns),
    ).toEqual([1, 1, 2, 3, 4, 5, 6, 6])
  })

  test('never become fewer as the grid becomes wider', () => {
    fc.assert(
      fc.property(widths, widths, rems, (a, b, rem) => {
        const [narrow, wide] = a < b ? [a, b] : [b, a]
        const fewer = layoutFor(narrow, rem).columns
        expect(fewer).toBeGreaterThanOrEqual(1)
        expect(layoutFor(wide, rem).columns).toBeGreaterThanOrEqual(fewer)
        expect(layoutFor(wide, rem).columns).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('depend on the font size: as many at twice the size as at half the width', () => {
    fc.assert(
      fc.property(widths, (width) => {
        expect(layoutFor(width * 2, 32).columns).toBe(layoutFor(width, 16).columns)
      }),
    )
  })

  test('increase by one at each of the breakpoints', () => {
    for (const [index, from] of columnWidths.entries()) {
      expect(layoutFor(from * 16, 16).columns).toBe(index + 2)
      expect(layoutFor(from * 16 - 0.01, 16).columns).toBe(index + 1)
    }
  })
})

describe('cards', () => {
  test('in one column are horizontal from 18.5 rem on, and below it as high as in more columns', () => {
    expect(layoutFor(296, 16).cardHeight).toBe(horizontalHeight * 16)
    expect(layoutFor(592, 32).cardHeight).toBe(horizontalHeight * 32)
    expect(layoutFor(295, 16).cardHeight).toBe(295 + textHeight * 16)
    expect(layoutFor(480, 16).cardHeight).toBe(230 + textHeight * 16)
  })

  test('fill the width exactly, and none is outside', () => {
    fc.assert(
      fc.property(widths, rems, counts, (width, rem, count) => {
        const layout = layoutFor(width, rem)
        expect(layout.columns * layout.cardWidth + (layout.columns - 1) * layout.gap).toBeCloseTo(width, 6)
        for (let index = 0; index < count; index++) {
          const { x, y } = positionOf(index, layout)
          expect(x >= 0 && x + layout.cardWidth <= width + slack && y >= 0).toBe(true)
        }
      }),
    )
  })

  test('do not overlap: neighbours are a gap apart, horizontally and vertically', () => {
    fc.assert(
      fc.property(widths, rems, counts, (width, rem, count) => {
        const layout = layoutFor(width, rem)
        const positions = Array.from({ length: count }, (_, index) => positionOf(index, layout))
        for (const [index, position] of positions.entries()) {
          const isLastOfRow = (index + 1) % layout.columns === 0
          const right = isLastOfRow ? undefined : positions[index + 1]
          const below = positions[index + layout.columns]
          const isRightApart =
            !right || (isGapFrom(position.x, right.x, layout.cardWidth, layout.gap) && right.y === position.y)
          const isBelowApart =
            !below ||
            (isGapFrom(position.y, below.y, layout.cardHeight, layout.gap) && below.x === position.x)
          expect([isRightApart, isBelowApart]).toEqual([true, true])
        }
      }),
    )
  })
})

describe('the list', () => {
  test('ends at the bottom of its last card', () => {
    fc.assert(
      fc.property(widths, rems, counts, (width, rem, count) => {
        const layout = layoutFor(width, rem)
        expect(listHeight(count, layout)).toBeCloseTo(positionOf(count - 1, layout).y + layout.cardHeight, 6)
      }),
    )
  })

  test('without cards has no height', () => {
    expect(listHeight(0, layoutFor(1000, 16))).toBe(0)
    expect(rowsFor(0, 4)).toBe(0)
  })

  test('may have a short last row', () => {
    expect([1, 4, 5, 8, 9].map((count) => rowsFor(count, 4))).toEqual([1, 1, 2, 2, 3])
    expect(cardsOfRows([1, 2], 4, 10)).toEqual([4, 5, 6, 7, 8, 9])
    expect(cardsOfRows([2, 3], 4, 8)).toEqual([])
  })

  test('has every card in one row, in order', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 6 }), (count, columns) => {
        const rows = Array.from({ length: rowsFor(count, columns) }, (_, row) => row)
        expect(cardsOfRows(rows, columns, count)).toEqual(Array.from({ length: count }, (_, index) => index))
      }),
    )
  })
})
