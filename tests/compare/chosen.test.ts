import { expect, test } from 'vitest'
import { choiceWords, toggleChosen } from '#compare/chosen.ts'

test('a product can be added and removed; a fifth is rejected', () => {
  expect(toggleChosen([1], 2)).toEqual([1, 2])
  expect(toggleChosen([1, 2], 1)).toEqual([2])
  expect(toggleChosen([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4])
})

test('each press has a message', () => {
  expect(choiceWords('Mug', [], [1])).toBe('Mug chosen to compare, choose another')
  expect(choiceWords('Mug', [2], [2, 1])).toBe('Mug chosen to compare, 2 products chosen')
  expect(choiceWords('Mug', [1], [])).toBe('Mug no longer chosen to compare')
  expect(choiceWords('Mug', [1, 2, 3, 4], [1, 2, 3, 4])).toBe(
    '4 products are chosen already, which is the most',
  )
})
