import { describe, expect, test, vi } from 'vitest'
import { isMadeFor } from '#site/page-match.ts'

describe('the HTML was made for an address', () => {
  test('with the same path and without a query', () => {
    expect(isMadeFor({ path: '/products' }, { pathname: '/products', search: '' })).toBe(true)
    expect(isMadeFor({ path: '/products' }, { pathname: '/products', search: '?search=lamp' })).toBe(false)
    expect(isMadeFor({ path: '/products' }, { pathname: '/', search: '' })).toBe(false)
  })

  test('with the query of the inserted prepared answer, and with no other', () => {
    const data = { path: '/products', search: '?category=Books' }
    expect(isMadeFor(data, { pathname: '/products', search: '?category=Books' })).toBe(true)
    expect(isMadeFor(data, { pathname: '/products', search: '?category=Fashion' })).toBe(false)
    expect(isMadeFor(data, { pathname: '/products', search: '' })).toBe(false)
    expect(isMadeFor(data, { pathname: '/', search: '?category=Books' })).toBe(false)
  })

  test('that no route has, where it is the 404 page', () => {
    for (const pathname of ['/nowhere', '/a/b/c', '/productive', '/index', '/compared'])
      expect(isMadeFor({ path: '*' }, { pathname, search: '' })).toBe(true)
    for (const pathname of [
      '/',
      '/products',
      '/products/',
      '/product/999',
      '/product',
      '/compare',
      '/accessibility',
    ])
      expect(isMadeFor({ path: '*' }, { pathname, search: '' })).toBe(false)
    expect(isMadeFor({ path: '*' }, { pathname: '/nowhere', search: '?a=1' })).toBe(false)
  })

  test('with the same path within the shop, where the shop is under a path', () => {
    vi.stubEnv('BASE_URL', '/shop/')
    const isMade = (path: string, pathname: string) => isMadeFor({ path }, { pathname, search: '' })
    expect(isMade('/products', '/shop/products')).toBe(true)
    expect(isMade('/', '/shop/')).toBe(true)
    expect(isMade('*', '/shop/nowhere')).toBe(true)
    expect(isMade('*', '/shop/product/999')).toBe(false)
    // The router renders these and rewrites the address.
    expect(isMade('*', '/product/999')).toBe(false)
    vi.unstubAllEnvs()
  })

  test('never where it has no path', () => {
    expect(isMadeFor({}, { pathname: '/', search: '' })).toBe(false)
  })
})
