import { expect, test } from 'vitest'
import { indexAfterKey } from '#browse/filters/roving-focus.ts'

test('arrows move to the next and previous value, and wrap at the ends', () => {
  expect(['ArrowRight', 'ArrowDown'].map((key) => indexAfterKey(key, 2, 3))).toEqual([0, 0])
  expect(['ArrowLeft', 'ArrowUp'].map((key) => indexAfterKey(key, 0, 3))).toEqual([2, 2])
  expect(indexAfterKey('ArrowRight', 0, 3)).toBe(1)
})

test('Home and End move to the ends, other keys do nothing', () => {
  expect(indexAfterKey('Home', 2, 3)).toBe(0)
  expect(indexAfterKey('End', 0, 3)).toBe(2)
  expect(indexAfterKey('Tab', 0, 3)).toBeNull()
  expect(indexAfterKey('constructor', 0, 3)).toBeNull()
})
