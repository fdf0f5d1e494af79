import { expect, test } from 'vitest'
import { choiceText, toggleCompared } from '#compare/compared-ids.ts'

test('a product can be added and removed; a fifth is rejected', () => {
  expect(toggleCompared([1], 2)).toEqual([1, 2])
  expect(toggleCompared([1, 2], 1)).toEqual([2])
  expect(toggleCompared([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4])
})

test('each press has a message', () => {
  expect(choiceText('Mug', [], [1])).toBe('Mug chosen to compare, choose another')
  expect(choiceText('Mug', [2], [2, 1])).toBe('Mug chosen to compare, 2 products chosen')
  expect(choiceText('Mug', [1], [])).toBe('Mug no longer chosen to compare')
  expect(choiceText('Mug', [1, 2, 3, 4], [1, 2, 3, 4])).toBe(
    '4 products are chosen already, which is the most',
  )
})
