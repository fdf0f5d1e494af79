import { expect, test, vi } from 'vitest'
import { listAt } from '#address/referring-list.ts'

const origin = 'https://shop.example'

test.each([
  ['/', ''],
  ['/products', ''],
  ['/?category=Books', '?category=Books'],
  ['/products?search=lamp&sort=price-up', '?search=lamp&sort=price-up'],
  ['/product/3', undefined],
  ['/compare?ids=1,2', undefined],
])('the list at %s has the query %j', (path, query) => {
  expect(listAt(new URL(origin + path))?.search).toBe(query)
})

test('for a shop under a path, only its own lists count', () => {
  vi.stubEnv('BASE_URL', '/shop/')
  expect(listAt(new URL(`${origin}/shop/products?search=lamp`))?.search).toBe('?search=lamp')
  expect(listAt(new URL(`${origin}/products?search=lamp`))).toBeUndefined()
})
