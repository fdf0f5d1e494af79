import { expect, test } from 'vitest'
import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import { drawPlaceholder, placeholderOf } from '#catalogue/pictures/placeholder.ts'

test.each([
  ['lamp', '/pictures/initial-4c.svg', '>L<'],
  [' Éclair', '/pictures/initial-c9.svg', '>É<'],
  ['\u200F\u200Bקומקום', '/pictures/initial-5e7.svg', '>ק<'],
  ['&c', '/pictures/initial-26.svg', '>&amp;<'],
  ['ß', '/pictures/initial-53-53.svg', '>SS<'],
  ['👩‍🌾 hat', '/pictures/initial-1f469-200d-1f33e.svg', '>👩‍🌾<'],
])('the placeholder of %j has the address %s and draws %s', (name, address, text) => {
  expect(placeholderOf(name)).toBe(address)
  expect(isPlaceholder(address)).toBe(true)
  expect(drawPlaceholder(address)).toContain(text)
})

test('a photograph is no placeholder', () => {
  expect(isPlaceholder('/pictures/12-front.avif')).toBe(false)
})
