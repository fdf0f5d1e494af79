import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldPose, restingPose, slidingPose, stepsBetween, type Pose } from '#testimonials/pose.ts'

const lags = fc.double({ min: -12, max: 12, noNaN: true })
const spares = fc.constantFrom(6, 7, 9)

/** Where the row's window stands, in steps from its place, and the outermost it may go with what is in the row. */
function isCovered({ before, after }: Pose, lag: number): boolean {
  return lag <= before && -lag <= after
}

test('a row at rest has the visible reviews only', () => {
  expect(restingPose(3)).toEqual({ current: 3, before: 0, after: 0, lag: 0, isHeld: false })
})

test('a step forward keeps the review that leaves, on the left', () => {
  expect(slidingPose(1, 1, 6)).toEqual({ current: 1, before: 1, after: 0, lag: 1, isHeld: false })
})

test('a step back keeps the review that leaves, on the right', () => {
  expect(slidingPose(9, -1, 6)).toMatchObject({ before: 0, after: 1, lag: -1 })
})

test('a row caught half-way keeps what is seen of both', () => {
  expect(slidingPose(1, -0.5, 6)).toMatchObject({ before: 0, after: 1, lag: -0.5 })
  expect(heldPose(1, 0.5, 6)).toEqual({ current: 1, before: 2, after: 1, lag: 0.5, isHeld: true })
})

test('no way leaves a gap, and none needs a review in two places', () => {
  fc.assert(
    fc.property(lags, spares, (lag, spare) => {
      const pose = slidingPose(0, lag, spare)
      expect(isCovered(pose, pose.lag)).toBe(true)
      expect(pose.before + pose.after).toBeLessThanOrEqual(spare)
    }),
  )
})

test('a row in the hand can go a step either way without a gap', () => {
  fc.assert(
    fc.property(lags, spares, fc.double({ min: -1, max: 1, noNaN: true }), (lag, spare, moved) => {
      const pose = heldPose(0, lag, spare)
      expect(isCovered(pose, pose.lag + moved)).toBe(true)
      expect(pose.before + pose.after).toBeLessThanOrEqual(spare)
    }),
  )
})

test('the way between two reviews is the shorter one, over the ends too', () => {
  expect(stepsBetween(9, 0, 10)).toBe(1)
  expect(stepsBetween(0, 9, 10)).toBe(-1)
  expect(stepsBetween(2, 6, 10)).toBe(4)
  expect(stepsBetween(6, 2, 10)).toBe(-4)
  expect(stepsBetween(1, 6, 10)).toBe(5)
  expect(stepsBetween(4, 4, 10)).toBe(0)
})
