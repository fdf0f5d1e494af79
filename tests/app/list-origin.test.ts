// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { listSearchOf, recordListOrigin } from '#app/list-origin.ts'

const origin = 'https://shop.example'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['/', ''],
  ['/products', ''],
  ['/?category=Books', '?category=Books'],
  ['/products?search=lamp&sort=price-up', '?search=lamp&sort=price-up'],
  ['/product/3', undefined],
  ['/compare?ids=1,2', undefined],
])('the list at %s has the query %j', (path, query) => {
  expect(listSearchOf(new URL(origin + path))).toBe(query)
})

test('for a shop under a path, only its own lists count', () => {
  expect(listSearchOf(new URL(`${origin}/shop/products?search=lamp`), '/shop/')).toBe('?search=lamp')
  expect(listSearchOf(new URL(`${origin}/products?search=lamp`), '/shop/')).toBeUndefined()
})

test.each([
  ['a list', '/products?search=lamp', '/product/3', '?search=lamp'],
  ['a list, to another page than a product', '/products?search=lamp', '/compare', undefined],
  ['nowhere', '', '/product/3', undefined],
  ['another host', 'https://elsewhere.example/products', '/product/3', undefined],
])('a link from %s', (_, referrer, path, list) => {
  window.history.replaceState(null, '', path)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    referrer && new URL(referrer, window.location.origin).href,
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  recordListOrigin(history)
  expect(history.location.state.list).toBe(list)
})
