import { describe, expect, test, vi } from 'vitest'
import { isMadeFor } from '#boot/page-match.ts'

describe('HTML was made for an address', () => {
  test('where its path is the address’s and there is no query', () => {
    expect(isMadeFor({ path: '/products' }, { pathname: '/products', search: '' })).toBe(true)
    expect(isMadeFor({ path: '/products' }, { pathname: '/products', search: '?search=lamp' })).toBe(false)
    expect(isMadeFor({ path: '/products' }, { pathname: '/', search: '' })).toBe(false)
  })

  test('where the prepared answer to its query was put in, and to no other', () => {
    const marks = { path: '/products', search: '?category=Books' }
    expect(isMadeFor(marks, { pathname: '/products', search: '?category=Books' })).toBe(true)
    expect(isMadeFor(marks, { pathname: '/products', search: '?category=Fashion' })).toBe(false)
    expect(isMadeFor(marks, { pathname: '/products', search: '' })).toBe(false)
    expect(isMadeFor(marks, { pathname: '/', search: '?category=Books' })).toBe(false)
  })

  test('where it is that of unknown addresses, and no route has this one', () => {
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

  test('by its path within the shop, where that shares its host', () => {
    vi.stubEnv('BASE_URL', '/shop/')
    const isMade = (path: string, pathname: string) => isMadeFor({ path }, { pathname, search: '' })
    expect(isMade('/products', '/shop/products')).toBe(true)
    expect(isMade('/', '/shop/')).toBe(true)
    expect(isMade('*', '/shop/nowhere')).toBe(true)
    expect(isMade('*', '/shop/product/999')).toBe(false)
    // The router would draw these, and mend the address.
    expect(isMade('*', '/product/999')).toBe(false)
    vi.unstubAllEnvs()
  })

  test('never without a path', () => {
    expect(isMadeFor({}, { pathname: '/', search: '' })).toBe(false)
  })
})
