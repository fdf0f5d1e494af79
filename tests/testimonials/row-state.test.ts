import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldRow, restingRow, slidingRow, stepsBetween, type RowState } from '#testimonials/row-state.ts'

const offsets = fc.double({ min: -12, max: 12, noNaN: true })
const spares = fc.constantFrom(6, 7, 9)

/** The row's offset in steps from its position, and the limits that the reviews in the row allow. */
function isCovered({ before, after }: RowState, offset: number): boolean {
  return offset <= before && -offset <= after
}

test('a row at rest contains the visible reviews only', () => {
  expect(restingRow(3)).toEqual({ current: 3, before: 0, after: 0, offset: 0, isHeld: false })
})

test('a step forward keeps the leaving review on the left', () => {
  expect(slidingRow(1, 1, 6)).toEqual({ current: 1, before: 1, after: 0, offset: 1, isHeld: false })
})

test('a step back keeps the leaving review on the right', () => {
  expect(slidingRow(9, -1, 6)).toMatchObject({ before: 0, after: 1, offset: -1 })
})

test('a row that is interrupted half-way keeps the visible reviews of both positions', () => {
  expect(slidingRow(1, -0.5, 6)).toMatchObject({ before: 0, after: 1, offset: -0.5 })
  expect(heldRow(1, 0.5, 6)).toEqual({ current: 1, before: 2, after: 1, offset: 0.5, isHeld: true })
})

test('no path shows a gap, and none needs a review twice', () => {
  fc.assert(
    fc.property(offsets, spares, (offset, spare) => {
      const state = slidingRow(0, offset, spare)
      expect(isCovered(state, state.offset)).toBe(true)
      expect(state.before + state.after).toBeLessThanOrEqual(spare)
    }),
  )
})

test('a dragged row can move a step either way without a gap', () => {
  fc.assert(
    fc.property(offsets, spares, fc.double({ min: -1, max: 1, noNaN: true }), (offset, spare, moved) => {
      const state = heldRow(0, offset, spare)
      expect(isCovered(state, state.offset + moved)).toBe(true)
      expect(state.before + state.after).toBeLessThanOrEqual(spare)
    }),
  )
})

test('the path between two reviews is the shorter one, also across the ends', () => {
  expect(stepsBetween(9, 0, 10)).toBe(1)
  expect(stepsBetween(0, 9, 10)).toBe(-1)
  expect(stepsBetween(2, 6, 10)).toBe(4)
  expect(stepsBetween(6, 2, 10)).toBe(-4)
  expect(stepsBetween(1, 6, 10)).toBe(5)
  expect(stepsBetween(4, 4, 10)).toBe(0)
})
