import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsToDraw, rowsWithFocus, stretchLength, stretchStart } from '#browse/grid-rows.ts'

const pitches = fc.integer({ min: 200, max: 650 })
const windows = fc.integer({ min: 256, max: 2000 })
const counts = fc.integer({ min: 1, max: 1_000_000 })
const shares = fc.double({ min: 0, max: 1, noNaN: true })

const visibleAt = (offset: number, rowPitch: number, windowHeight: number, count: number) => ({
  first: Math.min(Math.floor(offset / rowPitch), count - 1),
  last: Math.min(Math.max(Math.ceil((offset + windowHeight) / rowPitch) - 1, 0), count - 1),
})

describe('the rows that are drawn', () => {
  const views = fc.record({
    rowPitch: pitches,
    windowHeight: windows,
    count: counts,
    share: shares,
    isUpward: fc.boolean(),
  })

  test('hold all that is in the window, and a frame of fast scrolling ahead of it', () => {
    fc.assert(
      fc.property(views, ({ rowPitch, windowHeight, count, share, isUpward }) => {
        const offset = share * Math.max(count * rowPitch - windowHeight, 0)
        const { first, last } = rowsToDraw({
          visible: visibleAt(offset, rowPitch, windowHeight, count),
          isUpward,
          rowPitch,
          windowHeight,
          count,
        })
        const ahead = visibleAt(
          Math.min(
            Math.max(offset + (isUpward ? -1000 : 1000), 0),
            Math.max(count * rowPitch - windowHeight, 0),
          ),
          rowPitch,
          windowHeight,
          count,
        )
        const now = visibleAt(offset, rowPitch, windowHeight, count)
        expect(first).toBeLessThanOrEqual(Math.min(now.first, ahead.first))
        expect(last).toBeGreaterThanOrEqual(Math.max(now.last, ahead.last))
      }),
    )
  })

  test('are always as many, wherever the window is', () => {
    fc.assert(
      fc.property(views, shares, ({ count, share, ...view }, other) => {
        const [a, b] = [share, other].map((part) => {
          const offset = part * Math.max(count * view.rowPitch - view.windowHeight, 0)
          const visible = visibleAt(offset, view.rowPitch, view.windowHeight, count)
          const { first, last } = rowsToDraw({ ...view, count, visible })
          expect(first >= 0 && last < count).toBe(true)
          return last - first
        })
        expect(a).toBe(b)
      }),
    )
  })
})

describe('the focused row', () => {
  test('stays, with its neighbours, wherever the window goes; in order, each row once', () => {
    fc.assert(
      fc.property(counts, shares, shares, (count, share, focusShare) => {
        const first = Math.floor(share * (count - 1))
        const last = Math.min(first + 7, count - 1)
        const focused = Math.floor(focusShare * (count - 1))
        const rows = rowsWithFocus({ first, last }, focused, count)
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b))
        for (const row of [focused - 1, focused, focused + 1, first, last])
          expect(rows.includes(row)).toBe(row >= 0 && row < count)
      }),
    )
  })

  test('adds nothing where there is none', () => {
    expect(rowsWithFocus({ first: 3, last: 6 }, null, 100)).toEqual([3, 4, 5, 6])
  })
})

describe('the stretch of rows', () => {
  test('holds the rows around the window, and stays while it does', () => {
    fc.assert(
      fc.property(counts, fc.array(shares, { minLength: 1, maxLength: 20 }), (count, parts) => {
        let start = 0
        for (const part of parts) {
          const row = Math.floor(part * (count - 1))
          start = stretchStart(start, row, count)
          expect(start >= 0 && start <= Math.max(count - stretchLength, 0)).toBe(true)
          expect(row - start >= Math.min(250, row)).toBe(true)
          expect(start + stretchLength - row >= Math.min(250, count - row)).toBe(true)
          expect(stretchStart(start, row, count)).toBe(start)
        }
      }),
    )
  })

  test('is the whole list where that is short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: stretchLength }), shares, (count, share) => {
        expect(stretchStart(0, Math.floor(share * count), count)).toBe(0)
      }),
    )
  })
})
