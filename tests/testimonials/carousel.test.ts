import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dragDecision,
  indexForKey,
  nextIndex,
  previousIndex,
  rangeText,
  shouldRotate,
  visibleFor,
  visibleIndexes,
  type RotationState,
} from '#testimonials/carousel.ts'

test('the window wraps from the last review to the first', () => {
  expect(visibleIndexes(0, 4, 10)).toEqual([0, 1, 2, 3])
  expect(visibleIndexes(7, 4, 10)).toEqual([7, 8, 9, 0])
  expect(visibleIndexes(9, 3, 10)).toEqual([9, 0, 1])
  expect(visibleIndexes(9, 1, 10)).toEqual([9])
})

test('no review is shown twice when there are fewer than slots', () => {
  expect(visibleIndexes(1, 4, 3)).toEqual([1, 2, 0])
  expect(visibleIndexes(0, 4, 0)).toEqual([])
})

test('next and previous wrap at both ends', () => {
  expect([8, 9].map((current) => nextIndex(current, 10))).toEqual([9, 0])
  expect([1, 0].map((current) => previousIndex(current, 10))).toEqual([0, 9])
})

test('any steps end at their sum modulo ten, and the reverse steps return to the start', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.array(fc.boolean()), (start, forward) => {
      const end = forward.reduce((at, next) => (next ? nextIndex(at, 10) : previousIndex(at, 10)), start)
      const steps = forward.reduce((sum, next) => sum + (next ? 1 : -1), start)
      expect(end).toBe(((steps % 10) + 10) % 10)
      const back = forward.reduce((at, next) => (next ? previousIndex(at, 10) : nextIndex(at, 10)), end)
      expect(back).toBe(start)
    }),
  )
})

test('a step slides the window by exactly one review', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 3, 4), (current, visible) => {
      const before = visibleIndexes(current, visible, 10)
      const after = visibleIndexes(nextIndex(current, 10), visible, 10)
      expect(after.slice(0, -1)).toEqual(before.slice(1))
      expect(new Set([...before, ...after]).size).toBe(visible + 1)
    }),
  )
})

test('one, three and four reviews are visible, changing at 768 and 1024 px', () => {
  expect([320, 767, 767.9, 768, 1023, 1023.9, 1024, 1920].map(visibleFor)).toEqual([1, 1, 1, 3, 3, 3, 4, 4])
})

test('only a drag beyond 50 px moves, against the direction of the drag', () => {
  expect(dragDecision(-51, 0)).toBe('next')
  expect(dragDecision(51, 0)).toBe('previous')
  expect(dragDecision(50.1, 0)).toBe('previous')
  expect(dragDecision(50, 0)).toBe('none')
  expect(dragDecision(-50, 0)).toBe('none')
  expect(dragDecision(0, 0)).toBe('none')
})

test('a mostly vertical drag is a scroll', () => {
  expect(dragDecision(60, 61)).toBe('none')
  expect(dragDecision(-60, -61)).toBe('none')
  expect(dragDecision(60, -60)).toBe('none')
  expect(dragDecision(60, 59)).toBe('previous')
  expect(dragDecision(-200, 100)).toBe('next')
})

test('the rotation runs only while nothing pauses it', () => {
  const free: RotationState = {
    isPaused: false,
    isHovered: false,
    isFocused: false,
    isDragged: false,
    isHidden: false,
    prefersReducedMotion: false,
  }
  expect(shouldRotate(free)).toBe(true)
  expect(Object.keys(free).filter((hold) => shouldRotate({ ...free, [hold]: true }))).toEqual([])
})

test('arrow keys wrap among the dots, Home and End move to the ends, other keys do nothing', () => {
  expect(indexForKey('ArrowLeft', 0, 10)).toBe(9)
  expect(indexForKey('ArrowRight', 9, 10)).toBe(0)
  expect(indexForKey('ArrowRight', 3, 10)).toBe(4)
  expect(indexForKey('Home', 5, 10)).toBe(0)
  expect(indexForKey('End', 5, 10)).toBe(9)
  expect(indexForKey('Enter', 5, 10)).toBeNull()
})

test('the range counts from one and wraps', () => {
  expect(rangeText(0, 4, 10)).toBe('Reviews 1 to 4 of 10')
  expect(rangeText(7, 4, 10)).toBe('Reviews 8 to 1 of 10')
  expect(rangeText(9, 3, 10)).toBe('Reviews 10 to 2 of 10')
  expect(rangeText(7, 1, 10)).toBe('Review 8 of 10')
})
