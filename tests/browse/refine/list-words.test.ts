import { expect, test } from 'vitest'
import { mostListed, readIds } from '#address/ids.ts'
import { copiedWords, listNotes } from '#browse/refine/list-words.ts'

const notesOf = (text: string, unknown: readonly number[] = []) =>
  listNotes(readIds(text, mostListed), unknown)

test('a list that can be had as it is written needs no words', () => {
  expect(notesOf('1,7,12')).toEqual([])
})

test('each thing that cannot be followed is said', () => {
  expect(notesOf('1,7,7,78,x', [78])).toEqual([
    'There is no product 78.',
    '“x” is no product’s number.',
    'Named more than once, shown once: 7.',
  ])
  expect(notesOf(',')).toEqual(['This link names no products.'])
})

test('of many only the first are named', () => {
  const text = Array.from({ length: mostListed + 9 }, (_, index) => index + 1).join(',')
  expect(notesOf(text)).toEqual([
    'A list has 60 products at most. Left out: 61, 62, 63, 64, 65, 66, and 3 more.',
  ])
})

test('a link that does not hold all that is saved says so', () => {
  expect(copiedWords(mostListed)).toBe('Link to this list copied')
  expect(copiedWords(63)).toBe('Link to the latest 60 of your 63 saved products copied')
})
