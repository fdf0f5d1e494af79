import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../scripts/paths.ts'
import { testimonials } from 'virtual:catalogue/testimonials'

test('there are ten reviews by ten different people', () => {
  expect(testimonials).toHaveLength(10)
  for (const key of ['id', 'name', 'image', 'description'] as const)
    expect(new Set(testimonials.map((review) => review[key])).size).toBe(10)
})

test('every picture of a person exists', () => {
  const missing = testimonials.filter(
    ({ image }) => !existsSync(`${paths.root}/src/catalogues/demo/public${image}`),
  )
  expect(missing).toEqual([])
})

test('ratings are from 4 to 5 in halves, and differ', () => {
  const ratings = testimonials.map(({ rating }) => rating)
  expect(ratings.filter((rating) => rating < 4 || rating > 5 || !Number.isInteger(rating * 2))).toEqual([])
  expect(new Set<number>(ratings).size).toBeGreaterThan(1)
})

test('a quote is 90 to 220 characters long, so that cards have similar heights', () => {
  const odd = testimonials.filter(({ description }) => description.length < 90 || description.length > 220)
  expect(odd.map(({ id, description }) => [id, description.length])).toEqual([])
})
