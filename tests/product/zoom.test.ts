import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  largestScale,
  panBy,
  scaleText,
  viewAfterKey,
  wholePicture,
  zoomBy,
  type ZoomView,
} from '#product/zoom.ts'

const most = largestScale(1600)

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const factor = fc.double({ min: 0.01, max: 100, noNaN: true })
const views: fc.Arbitrary<ZoomView> = fc
  .tuple(factor, part, part, fc.double({ min: -9, max: 9, noNaN: true }), part)
  .map(([by, x, y, dx, dy]) => panBy(zoomBy(wholePicture, by, most, x, y), dx, dy))

describe('a zoomed picture', () => {
  test('always covers its box, between its own size and the largest sharp size', () => {
    fc.assert(
      fc.property(views, factor, part, part, (view, by, x, y) => {
        const next = zoomBy(view, by, most, x, y)
        expect(next.scale).toBeGreaterThanOrEqual(1)
        expect(next.scale).toBeLessThanOrEqual(most)
        expect(Math.abs(next.x)).toBeLessThanOrEqual((next.scale - 1) / 2)
        expect(Math.abs(next.y)).toBeLessThanOrEqual((next.scale - 1) / 2)
      }),
    )
  })

  test('keeps the point under the pointer in place while it grows', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 1, max: most, noNaN: true }), part, part, (view, by, x, y) => {
        const next = zoomBy(view, by, most, x, y)
        expect((x - next.x) / next.scale).toBeCloseTo((x - view.x) / view.scale, 9)
        expect((y - next.y) / next.scale).toBeCloseTo((y - view.y) / view.scale, 9)
      }),
    )
  })

  test('is never larger than its pixels allow', () => {
    expect(zoomBy(wholePicture, 9, largestScale(1600)).scale).toBe(3)
    expect(zoomBy(wholePicture, 9, largestScale(800)).scale).toBe(1.5)
  })

  test('at its own size cannot be moved', () => {
    expect(panBy(wholePicture, 0.3, -0.3)).toEqual(wholePicture)
  })
})

describe('keys', () => {
  test('+ and − undo each other, and 0 shows the whole picture', () => {
    const nearer = viewAfterKey(wholePicture, '+', most) ?? wholePicture
    expect(scaleText(nearer)).toBe('150 percent')
    expect(viewAfterKey(nearer, '-', most)).toEqual(wholePicture)
    expect(viewAfterKey(panBy(nearer, 1, 1), '0', most)).toEqual(wholePicture)
  })

  test('arrows pan in their direction', () => {
    const view = zoomBy(wholePicture, 2, most)
    expect(viewAfterKey(view, 'ArrowRight', most)?.x).toBeLessThan(0)
    expect(viewAfterKey(view, 'ArrowLeft', most)?.x).toBeGreaterThan(0)
    expect(viewAfterKey(view, 'ArrowDown', most)?.y).toBeLessThan(0)
    expect(viewAfterKey(view, 'ArrowUp', most)?.y).toBeGreaterThan(0)
  })

  test('without a function in the zoom have no effect', () => {
    expect(viewAfterKey(wholePicture, 'Tab', most)).toBeUndefined()
  })
})
