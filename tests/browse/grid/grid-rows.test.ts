import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areApart, createRowsAhead, rowsToDraw, rowsToFetch, rowsWithKept } from '#browse/grid/grid-rows.ts'
import { rowsToKeep, withFocused } from '#browse/grid/use-kept-cards.ts'
import type { Rows } from '#browse/grid/grid-rows.ts'

interface View {
  rowPitch: number
  windowHeight: number
  count: number
}

const pitches = fc.integer({ min: 200, max: 650 })
const windows = fc.integer({ min: 256, max: 2000 })
const counts = fc.integer({ min: 1, max: 1_000_000 })
const shares = fc.double({ min: 0, max: 1, noNaN: true })

const visibleAt = (offset: number, rowPitch: number, windowHeight: number, count: number) => ({
  first: Math.min(Math.floor(offset / rowPitch), count - 1),
  last: Math.min(Math.max(Math.ceil((offset + windowHeight) / rowPitch) - 1, 0), count - 1),
})

describe('the drawn rows', () => {
  const views = fc.record({ rowPitch: pitches, windowHeight: windows, count: counts })
  /** A visitor's steps in px, from some offset in the list. */
  const journeys = fc.tuple(
    shares,
    fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 30 }),
  )

  /** The drawn rows and the rows in the window after each step. */
  function follow({ rowPitch, windowHeight, count }: View, [share, steps]: [number, number[]]) {
    const end = Math.max(count * rowPitch - windowHeight, 0)
    const clamp = (offset: number) => Math.min(Math.max(offset, 0), end)
    let offset = Math.floor(share * end)
    let drawn: Rows | null = null
    return steps.map((step) => {
      const isUpward = step < 0
      offset = clamp(offset + step)
      const visible = visibleAt(offset, rowPitch, windowHeight, count)
      drawn = rowsToDraw({ drawn, visible, isUpward, rowPitch, windowHeight, count })
      const next = visibleAt(clamp(offset + (isUpward ? -1000 : 1000)), rowPitch, windowHeight, count)
      return { drawn, visible, next, isUpward }
    })
  }

  test('contain the window, one row behind it, and a frame of fast scrolling ahead of it', () => {
    fc.assert(
      fc.property(views, journeys, (view, journey) => {
        for (const { drawn, visible, next, isUpward } of follow(view, journey)) {
          const behind = isUpward
            ? Math.min(visible.last + 1, view.count - 1)
            : Math.max(visible.first - 1, 0)
          expect(drawn.first).toBeLessThanOrEqual(Math.min(visible.first, next.first, behind))
          expect(drawn.last).toBeGreaterThanOrEqual(Math.max(visible.last, next.last, behind))
        }
      }),
    )
  })

  test('are always the same number, all within the list', () => {
    fc.assert(
      fc.property(views, journeys, (view, journey) => {
        const all = follow(view, journey).map(({ drawn }) => drawn)
        expect(new Set(all.map(({ first, last }) => last - first)).size).toBe(1)
        expect(all.every(({ first, last }) => first >= 0 && last < view.count)).toBe(true)
      }),
    )
  })

  test('stay the same during a scroll by less than a row', () => {
    const view = { rowPitch: 500, windowHeight: 800, count: 1000 }
    const all = follow(view, [0.5, Array.from({ length: 20 }, () => 50)]).map(({ drawn }) => drawn.first)
    // 1,000 px are two rows: one change, or two where the scroll starts just before one.
    expect(new Set(all).size).toBeLessThanOrEqual(2)
  })

  test('are within the list, also after it became shorter', () => {
    const view = { isUpward: false, rowPitch: 500, windowHeight: 800 }
    const before = rowsToDraw({ ...view, drawn: null, visible: { first: 90, last: 92 }, count: 100 })
    const { first, last } = rowsToDraw({ ...view, drawn: before, visible: { first: 0, last: 1 }, count: 95 })
    expect([first, last < 95]).toEqual([0, true])
  })
})

describe('the focused row', () => {
  test('stays mounted with its neighbours at any scroll position; rows are sorted and unique', () => {
    fc.assert(
      fc.property(counts, shares, shares, (count, share, focusShare) => {
        const first = Math.floor(share * (count - 1))
        const last = Math.min(first + 7, count - 1)
        const focused = Math.floor(focusShare * (count - 1))
        const rows = rowsWithKept({ first, last }, rowsToKeep(focused, [], count))
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b))
        for (const row of [focused - 1, focused, focused + 1, first, last])
          expect(rows.includes(row)).toBe(row >= 0 && row < count)
      }),
    )
  })

  test('adds nothing where no row is focused', () => {
    expect(rowsWithKept({ first: 3, last: 6 }, rowsToKeep(null, [], 100))).toEqual([3, 4, 5, 6])
  })

  test('stays after the focus moved to the other end and back', () => {
    const recent = withFocused(withFocused([], 0), 99)
    expect(recent).toEqual([99, 0])
    expect(rowsWithKept({ first: 98, last: 99 }, rowsToKeep(99, recent, 100))).toEqual([0, 98, 99])
    expect(withFocused(recent, 0)).toEqual([0, 99])
  })

  test('is dropped after four further focus moves, and in a shorter list', () => {
    const recent = [20, 40, 60, 80].reduce<readonly number[]>(withFocused, [0])
    expect(recent).toEqual([80, 60, 40, 20])
    expect(rowsToKeep(null, recent, 50)).toEqual([40, 20])
  })
})

const metrics = { rowPitch: 500, windowHeight: 800, count: 1000 }

describe("the virtualizer's range", () => {
  const { rowPitch } = metrics

  test('extends in the direction of the last move', () => {
    const ahead = createRowsAhead()
    const at = (first: number) => {
      ahead.follow(first * rowPitch)
      return ahead.extract({ first, last: first + 1 }, metrics)
    }
    expect(at(100).at(-1)).toBeGreaterThan(103)
    expect(ahead.isUpward()).toBe(false)
    expect(at(90)[0]).toBeLessThan(89)
    expect(ahead.isUpward()).toBe(true)
    // Reading the same range twice is not a move.
    const again = at(90)
    expect(again).toEqual(at(90))
    expect(ahead.isUpward()).toBe(true)
    expect(ahead.drawn()).toEqual({ first: again[0], last: again.at(-1) })
  })

  test('is the same where it is extracted only when the drawn rows do not suffice', () => {
    const end = metrics.count * rowPitch - metrics.windowHeight
    const steps = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.boolean()), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(0, end / 2, end), steps, (start, moves) => {
        const always = createRowsAhead()
        const sparse = createRowsAhead()
        let offset = start
        let extracted = visibleAt(offset, rowPitch, metrics.windowHeight, metrics.count)
        for (const [move, isRendered] of moves) {
          offset = Math.min(Math.max(offset + move, 0), end)
          const visible = visibleAt(offset, rowPitch, metrics.windowHeight, metrics.count)
          always.follow(offset)
          always.extract(visible, metrics)
          if (!sparse.follow(offset)) extracted = visible
          // A render for another reason extracts the last reported rows once more.
          if (extracted === visible || isRendered) sparse.extract(extracted, metrics)
          expect(sparse.drawn()).toEqual(always.drawn())
          expect(sparse.isUpward()).toBe(always.isUpward())
        }
      }),
    )
  })

  test('suffices for most steps of a steady scroll', () => {
    const ahead = createRowsAhead()
    ahead.extract(visibleAt(0, rowPitch, metrics.windowHeight, metrics.count), metrics)
    let changes = 0
    for (let offset = 0; offset < 100 * rowPitch; offset += rowPitch / 5) {
      if (ahead.follow(offset)) continue
      changes++
      ahead.extract(visibleAt(offset, rowPitch, metrics.windowHeight, metrics.count), metrics)
    }
    expect(changes).toBeGreaterThan(40)
    expect(changes).toBeLessThanOrEqual(51)
  })
})

test('products are fetched two windows ahead in the direction of travel, within the list', () => {
  expect(rowsToFetch({ first: 100, last: 107 }, false, metrics)).toEqual({ first: 100, last: 111 })
  expect(rowsToFetch({ first: 100, last: 107 }, true, metrics)).toEqual({ first: 96, last: 107 })
  expect(rowsToFetch({ first: 1, last: 998 }, true, metrics).first).toBe(0)
  expect(rowsToFetch({ first: 1, last: 998 }, false, metrics).last).toBe(999)
})

test('rows are disjoint where no row is in both', () => {
  const drawn = { first: 10, last: 20 }
  expect(areApart(drawn, { first: 12, last: 13 })).toBe(false)
  expect(areApart(drawn, { first: 20, last: 22 })).toBe(false)
  expect(areApart(drawn, { first: 21, last: 22 })).toBe(true)
  expect(areApart(drawn, { first: 8, last: 9 })).toBe(true)
})
