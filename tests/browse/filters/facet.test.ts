import { expect, test } from 'vitest'
import { findFacets, foldedValues, foundText, type Facet } from '#browse/filters/facet.ts'

const facet = (
  legend: string,
  [one, several]: readonly [string, string],
  labels: readonly string[],
): Facet => ({
  legend,
  counted: (count) => `${count} ${count === 1 ? one : several}`,
  values: labels.map((label) => ({
    key: label,
    label,
    condition: label,
    count: 1,
    isOn: false,
    toggle: () => undefined,
  })),
})

const facets = [
  facet('Rating', ['rating', 'ratings'], ['4.5 and up', '4 and up']),
  facet('Brand', ['brand', 'brands'], ['Fennwick', 'Fernlight', 'Sandmoor']),
]
const labels = (text: string) =>
  findFacets(facets, text).map(({ legend, values }) => [legend, ...values.map(({ label }) => label)])

test('filter values are found by any part of their text, in any case', () => {
  expect(labels('FE')).toEqual([['Brand', 'Fennwick', 'Fernlight']])
  expect(labels(' and')).toEqual([
    ['Rating', '4.5 and up', '4 and up'],
    ['Brand', 'Sandmoor'],
  ])
  expect(labels('zzz')).toEqual([])
})

test("a filter's name finds all its values, and an empty text finds everything", () => {
  expect(labels('rat')).toEqual([['Rating', '4.5 and up', '4 and up']])
  expect(findFacets([facet('Price ranges', ['', ''], ['Under $5'])], 'ran')).toHaveLength(1)
  expect(labels('')).toHaveLength(2)
})

test('a folded group shows values with products first, then others, and always the chosen ones', () => {
  const sizes = [0, 0, 3, 0, 2, 1].map((count, at) => ({
    key: String(at),
    label: String(at),
    condition: String(at),
    count,
    isOn: at === 3,
    toggle: () => undefined,
  }))
  const keys = (room: number) => foldedValues(sizes, room).map(({ key }) => key)
  expect(keys(2)).toEqual(['2', '3', '4'])
  expect(keys(4)).toEqual(['0', '2', '3', '4', '5'])
})

test('matching values are counted by filter', () => {
  const words = (text: string) => foundText(findFacets(facets, text), text)
  expect(words('and')).toBe('2 ratings, 1 brand')
  expect(words('fe')).toBe('2 brands')
  expect(words(' zzz ')).toBe('No filter has “zzz”')
  expect(words('')).toBe('All filters')
  expect(foundText([], 'pri', 'Price')).toBe('Price')
})
