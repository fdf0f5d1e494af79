import { expect, test } from 'vitest'
import { testimonials } from '#testimonials/testimonials.ts'

test('there are ten reviews with ids, names and pictures of their own', () => {
  expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(10)
  expect(testimonials.map(({ image }) => image)).toEqual(
    testimonials.map(({ id }) => `/pictures/person-${id}.avif`),
  )
})

test('ratings are 4, 4.5 or 5, and not all alike', () => {
  const ratings = testimonials.map(({ rating }) => rating)
  expect(ratings.filter((rating) => ![4, 4.5, 5].includes(rating))).toEqual([])
  expect(new Set(ratings).size).toBe(3)
})

test('a quote is 90 to 220 characters long, so that cards stay alike', () => {
  const odd = testimonials.filter(({ description }) => description.length < 90 || description.length > 220)
  expect(odd.map(({ id, description }) => [id, description.length])).toEqual([])
})
