import { expect, test } from 'vitest'
import { testimonials } from '#catalogues/demo/testimonials.ts'
import { cleanTestimonials } from '../../../scripts/catalogue/clean-testimonials.ts'

const five = testimonials.slice(0, 5)
const [first] = five

test('good testimonials stay as they are', () => {
  expect(cleanTestimonials(testimonials)).toEqual({ testimonials, problems: [] })
  expect(cleanTestimonials([])).toEqual({ testimonials: [], problems: [] })
})

test.each([
  [{ rating: 4.3 }, 'rating must be 0 to 5 in halves'],
  [{ name: ' ' }, 'name must not be empty'],
  [{ image: 'https://example.com/a.jpg' }, 'image must be a path of this site'],
  [{ id: 1 }, 'id is taken by an earlier one'],
  [{ description: undefined }, 'description must be text'],
])('a testimonial with %o is left out and named', (fault, message) => {
  const bad = { ...first, id: 6, ...fault }
  expect(cleanTestimonials([...five, bad])).toEqual({
    testimonials: five,
    problems: [`Testimonial 6 is left out: ${message}`],
  })
})

test('fewer than the carousel needs are none', () => {
  expect(cleanTestimonials(five.slice(1))).toEqual({
    testimonials: [],
    problems: ['The testimonials are left out: there must be at least 5'],
  })
  expect(cleanTestimonials('none')).toMatchObject({
    testimonials: [],
    problems: [expect.stringContaining('list')],
  })
})
