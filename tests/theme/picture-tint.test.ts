import { expect, test } from 'vitest'
import { tintOf } from '#theme/picture-tint.ts'
import { tints } from '#theme/tints.ts'

test('every size and format of a picture has one tint', () => {
  const tint = tintOf('/pictures/12-front.avif')
  expect(tintOf('/pictures/12-front-large.avif')).toBe(tint)
  expect(tintOf('/pictures/12-front.webp')).toBe(tint)
  expect(tintOf('https://cdn.example/12-front.avif?v=2')).toBe(tint)
})

test('any text has an existing tint', () => {
  for (const text of ['', '/', '?', 'x', '🧦', '/pictures/'])
    expect(tints[tintOf(text)]).toMatch(/^#[0-9a-f]{6}$/)
})

test('each tint is that of some picture', () => {
  const used = new Set(Array.from({ length: 500 }, (_, id) => tintOf(`/pictures/${id}-front.avif`)))
  expect([...used].toSorted((a, b) => a - b)).toEqual([...tints.keys()])
})

test('the tints equal the backdrops of the committed pictures', () => {
  // With another hash or seed, every placeholder would differ from the backdrop of its picture until the pictures
  // are drawn again.
  expect(['1-front', '2-front', '3-front', '4-front', '150-front'].map(tintOf)).toEqual([7, 11, 2, 9, 8])
})
