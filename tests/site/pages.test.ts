import { expect, test } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { orderPage, pages, productPath } from '#site/pages.ts'
import { isRoutePath } from '#site/route-path.ts'

test('the list of pages contains exactly the routes', () => {
  const routes = Object.keys(createShopRouter().routesByPath)
  expect(routes.toSorted()).toEqual([...pages, orderPage, productPath('$id')].toSorted())
})

test.each([...pages, '/product', '/product/12', '/products/', '/compare/1'])(
  '%s is a route’s address, or below one',
  (path) => {
    expect(isRoutePath(path)).toBe(true)
  },
)

test.each(['/nowhere', '/productive', '/compared', '/index', '/404.html', ''])(
  '%s is not a route’s address',
  (path) => {
    expect(isRoutePath(path)).toBe(false)
  },
)
