import { expect, test } from 'vitest'
import { mostListed } from '#address/ids.ts'
import { readIds } from '#address/read-ids.ts'
import { copiedText, listNotes } from '#browse/filters/list-texts.ts'

const notesOf = (text: string, unknown: readonly number[] = []) =>
  listNotes(readIds(text, mostListed), unknown)

test('a list that is valid as written has no messages', () => {
  expect(notesOf('1,7,12')).toEqual([])
})

test('each invalid part of a list has a message', () => {
  expect(notesOf('1,7,7,78,x', [78])).toEqual([
    'There is no product 78.',
    '“x” is no product’s number.',
    'Named more than once, shown once: 7.',
  ])
  expect(notesOf(',')).toEqual(['This link names no products.'])
})

test('a message names only the first of many', () => {
  const text = Array.from({ length: mostListed + 9 }, (_, index) => index + 1).join(',')
  expect(notesOf(text)).toEqual([
    'A list has 60 products at most. Left out: 61, 62, 63, 64, 65, 66, and 3 more.',
  ])
})

test('a link that does not contain all saved products has a message', () => {
  expect(copiedText(mostListed)).toBe('Link to this list copied')
  expect(copiedText(63)).toBe('Link to the latest 60 of your 63 saved products copied')
})
