// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordListOrigin } from '#app/list-origin.ts'

afterEach(() => vi.restoreAllMocks())

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
