import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  countsOf,
  maskOf,
  placeOf,
  placesOf,
  readPlace,
  sharedPlaces,
} from '#catalogue/engine/category-codes.ts'
import { answers } from '#catalogue/contract/answers.ts'
import { countOf } from '#catalogue/settings/category-tree.ts'

const labels = ['constructor', 'prototype', '__proto__', 'toString', 'Books']
const categories = [
  ...labels.map((label) => ({ label })),
  { label: 'Novels', parent: 'Books' },
  { label: 'Course', isUnlisted: true as const },
]

test('the count of a choice is the sum over the categories that it lists', () => {
  const byCode = [1, 2, 3, 4, 5, 6, 7]
  const counts = countsOf(categories, byCode)
  for (const choice of ['All', ...labels, 'Novels'])
    expect(countOf(counts, choice)).toBe(
      maskOf(categories, choice).reduce((sum, isIn, code) => sum + isIn * (byCode[code] ?? 0), 0),
    )
  expect(Object.hasOwn(counts, 'Course')).toBe(false)
})

test('labels that are names of properties keep their counts on the way from a service', () => {
  const counts = countsOf(categories, [1, 2, 3, 4, 5, 6, 7])
  const sent: unknown = JSON.parse(JSON.stringify({ version: 1, snapshot: 1, counts }))
  const read = v.parse(answers.counts, sent)
  expect(['All', ...labels].map((label) => countOf(read.counts, label))).toEqual([28, 1, 2, 3, 4, 11])
})

test('a label without a count has none, whatever every object has under its name', () => {
  for (const label of labels) expect(countOf({ All: 3 }, label)).toBe(0)
})

test('a product in several categories counts once in each of them and of those above', () => {
  const products = [
    { category: 'Novels', alsoIn: ['Books', 'toString'] },
    { category: 'toString' },
    { category: 'Novels', alsoIn: ['Course'] },
  ]
  const shared = sharedPlaces(products)
  const places = placesOf(categories, shared)
  const byCode = places.map((place) => products.filter((product) => placeOf(product) === place).length)
  const counts = countsOf(categories, byCode, shared)
  expect(['All', 'Books', 'Novels', 'toString'].map((label) => countOf(counts, label))).toEqual([3, 2, 2, 2])
  expect(products.map((product) => readPlace(placeOf(product)))).toEqual(products)
  expect(
    maskOf(categories, 'toString', shared)[places.indexOf(placeOf(products[0] ?? { category: '' }))],
  ).toBe(1)
})
