import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScrollMap, jumpTo, stateAt, settle, stepTo, virtualOf } from '#browse/grid/tall/scroll-map.ts'
import type { ScrollMap, ScrollState } from '#browse/grid/tall/scroll-map.ts'

const windows = fc.integer({ min: 300, max: 2000 })
const ratios = fc.constantFrom(1, 1.25, 1.5, 2, 3)
/** From a few rows to more than a million in one column. */
const heights = fc.double({ min: 100, max: 300_000_000, noNaN: true })
const highHeights = fc.double({ min: 8_500_000, max: 300_000_000, noNaN: true })
/** Px; tolerance for sums of fractions in hundreds of millions. */
const slack = 1e-6

const shareOf = (share: number, last: number) => share * last
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe("a list within the browsers' limit", () => {
  test("has the page's scroll offset as its own, always", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 2_600_000, noNaN: true }),
        windows,
        ratios,
        fc.array(
          // A scroll offset is never negative zero.
          fc.tuple(
            fc.constantFrom('step', 'jump', 'rest'),
            fc.double({ min: -500, max: 3e6, noNaN: true }).map((real) => real + 0),
          ),
        ),
        (height, window, ratio, moves) => {
          const map = createScrollMap(height, window, ratio)
          expect(map.height).toBe(height)
          let state: ScrollState = { real: 0, shift: 0 }
          for (const [kind, real] of moves) {
            const next =
              kind === 'step'
                ? stepTo(map, state, real)
                : kind === 'jump'
                  ? jumpTo(map, real)
                  : settle(map, state)
            expect(next).toEqual({ real: kind === 'rest' ? state.real : real, shift: 0 })
            state = next
          }
        },
      ),
    )
  })
})

describe('the box', () => {
  test('is never higher than 8 million physical pixels, nor lower than necessary', () => {
    fc.assert(
      fc.property(heights, windows, ratios, (height, window, ratio) => {
        const { height: real } = createScrollMap(height, window, ratio)
        expect(real * ratio).toBeLessThanOrEqual(Math.max(8_000_000, 0) + slack)
        expect(real).toBeGreaterThan(Math.min(height, 8_000_000 / ratio) - 1)
      }),
    )
  })
})

describe('a jump', () => {
  test('further down shows later rows', () => {
    fc.assert(
      fc.property(heights, windows, ratios, shares, shares, (height, window, ratio, a, b) => {
        const map = createScrollMap(height, window, ratio)
        const [above, below] = [Math.min(a, b), Math.max(a, b)].map((share) =>
          virtualOf(jumpTo(map, shareOf(share, map.lastReal))),
        )
        expect(below).toBeGreaterThanOrEqual(above ?? Number.NaN)
      }),
    )
  })

  test('to an end shows that end, and to the middle the middle', () => {
    fc.assert(
      fc.property(heights, windows, ratios, (height, window, ratio) => {
        const map = createScrollMap(height, window, ratio)
        expect(virtualOf(jumpTo(map, 0))).toBe(0)
        expect(virtualOf(jumpTo(map, map.lastReal))).toBeCloseTo(map.lastVirtual, 4)
        expect(Math.abs(virtualOf(jumpTo(map, map.lastReal / 2)) - map.lastVirtual / 2)).toBeLessThan(1201)
      }),
    )
  })

  test('leaves every offset reachable in a few steps', () => {
    fc.assert(
      fc.property(highHeights, windows, ratios, shares, (height, window, ratio, share) => {
        const map = createScrollMap(height, window, ratio)
        const wanted = shareOf(share, map.lastVirtual)
        const { real } = stateAt(map, wanted)
        expect(Math.abs(virtualOf(jumpTo(map, real)) - wanted)).toBeLessThan(200_000)
        expect(real >= 0 && real <= map.lastReal + slack).toBe(true)
      }),
    )
  })
})

describe('the correction at rest', () => {
  test('moves nothing on the screen, and moves the scrollbar to its proportional position', () => {
    fc.assert(
      fc.property(highHeights, windows, ratios, shares, shares, (height, window, ratio, share, other) => {
        const map = createScrollMap(height, window, ratio)
        const virtual = shareOf(share, map.lastVirtual)
        const { shift } = stateAt(map, shareOf(other, map.lastVirtual))
        const settled = settle(map, { real: virtual - shift, shift })
        expect(virtualOf(settled)).toBeCloseTo(virtual, 4)
        expect(Math.abs(settled.real - stateAt(map, virtual).real)).toBeLessThanOrEqual(50_000)
        expect(settle(map, settled)).toEqual(settled)
      }),
    )
  })

  test('changes offsets by whole steps and a whole last one, so that no pixel is split', () => {
    fc.assert(
      fc.property(highHeights, windows, ratios, shares, (height, window, ratio, share) => {
        const map = createScrollMap(height, window, ratio)
        const { shift } = stateAt(map, shareOf(share, map.lastVirtual))
        expect(shift % (shift === map.slack ? 1 : 1200)).toBe(0)
      }),
    )
  })
})

/** A simulated page: the list between a heading and a footer, in a window that stops at both ends. */
function openPage(map: ScrollMap, above: number, below: number) {
  let state: ScrollState = { real: -above, shift: 0 }
  const clamp = (real: number) => Math.min(Math.max(real, -above), map.lastReal + below)
  return {
    step(by: number) {
      state = stepTo(map, state, clamp(state.real + by))
      state = { ...state, real: clamp(state.real) }
      return virtualOf(state)
    },
    jump(to: number) {
      state = jumpTo(map, clamp(to))
    },
    rest() {
      state = settle(map, state)
      state = { ...state, real: clamp(state.real) }
    },
    virtual: () => virtualOf(state),
  }
}

describe('a page with a list above the limit', () => {
  /** More than a wheel event moves in a frame. */
  const steps = fc.double({ min: -1100, max: 1100, noNaN: true })
  const moves = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(fc.constant('step'), steps) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('run'), steps) },
      { weight: 1, arbitrary: fc.tuple(fc.constant('jump'), shares) },
      { weight: 1, arbitrary: fc.tuple(fc.constant('rest'), shares) },
    ),
    { maxLength: 40 },
  )

  test('moves at each step exactly as a page without a height limit', () => {
    fc.assert(
      fc.property(highHeights, windows, ratios, moves, (height, window, ratio, done) => {
        const map = createScrollMap(height, window, ratio)
        const [above, below] = [400, 700]
        const page = openPage(map, above, below)
        /** Distances in px between the page and one without a limit, at each move. */
        const off = [0]
        const plainClamp = (offset: number) => Math.min(Math.max(offset, -above), map.lastVirtual + below)
        for (const [kind, amount] of done) {
          const before = page.virtual()
          if (kind === 'jump') page.jump(shareOf(amount, map.lastReal))
          else if (kind === 'rest') {
            page.rest()
            off.push(page.virtual() - before)
          } else {
            let plain = before
            for (let times = kind === 'run' ? 150 : 1; times > 0; times--) {
              plain = plainClamp(plain + amount)
              off.push(page.step(amount) - plain)
            }
          }
        }
        expect(Math.max(...off.map(Math.abs))).toBeLessThan(1e-4)
      }),
      { numRuns: 60 },
    )
  })

  test('can be scrolled to both its ends from anywhere, without a pause', () => {
    fc.assert(
      fc.property(windows, ratios, shares, fc.constantFrom(-1, 1), (window, ratio, share, direction) => {
        const map = createScrollMap(12_000_000, window, ratio)
        const page = openPage(map, 400, 700)
        page.jump(shareOf(share, map.lastReal))
        for (let left = 12_002_000; left > 0; left -= 1000) page.step(direction * 1000)
        expect(page.virtual()).toBeCloseTo(direction < 0 ? -400 : map.lastVirtual + 700, 3)
      }),
      { numRuns: 20 },
    )
  })
})
