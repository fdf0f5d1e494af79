import { expect, test } from 'vitest'
import { listQueryOf } from '#app/list-origin.ts'

const origin = 'https://shop.example'

test.each([
  ['/', ''],
  ['/products', ''],
  ['/?category=Books', '?category=Books'],
  ['/products?search=lamp&sort=price-up', '?search=lamp&sort=price-up'],
])('a link followed on %s was followed on a list', (path, query) => {
  expect(listQueryOf(origin + path, `${origin}/`)).toBe(query)
})

test.each(['', `${origin}/product/3`, `${origin}/compare?ids=1,2`, 'https://elsewhere.example/products'])(
  'a link followed on %j was not followed on a list',
  (referrer) => {
    expect(listQueryOf(referrer, `${origin}/`)).toBeUndefined()
  },
)

test('for a shop under a path, only its own lists count', () => {
  const home = `${origin}/shop/`
  expect(listQueryOf(`${origin}/shop/products?search=lamp`, home)).toBe('?search=lamp')
  expect(listQueryOf(`${origin}/products?search=lamp`, home)).toBeUndefined()
})
