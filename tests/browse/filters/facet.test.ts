import { expect, test } from 'vitest'
import { findFacets, foundText, type Facet } from '#browse/filters/facet.ts'

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
  expect(labels('')).toHaveLength(2)
})

test('matching values are counted by filter', () => {
  const words = (text: string) => foundText(findFacets(facets, text), text)
  expect(words('and')).toBe('2 ratings, 1 brand')
  expect(words('fe')).toBe('2 brands')
  expect(words(' zzz ')).toBe('No filter has “zzz”')
  expect(words('')).toBe('All filters')
})
