import { afterEach, describe, expect, test, vi } from 'vitest'
import { nameOnOrigin, pathInSite, sitePath } from '#site/path.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a path of the shop', () => {
  test.each([
    ['/', '/', '/'],
    ['/products?search=mug', '/', '/products?search=mug'],
    ['/', '/shop/', '/shop/'],
    ['/product/12', '/shop/', '/shop/product/12'],
    ['/assets/a.js', '/of/me/', '/of/me/assets/a.js'],
  ])('%s under %s is %s in an address, and can be read back', (path, base, address) => {
    expect(sitePath(path, base)).toBe(address)
    expect(pathInSite(address, base)).toBe(path)
  })

  test('starts with the base of the build', () => {
    vi.stubEnv('BASE_URL', '/shop/')
    expect(sitePath('/products')).toBe('/shop/products')
    expect(pathInSite('/shop/products')).toBe('/products')
  })
})

test.each(['/', '/products', '/shop', '/shops/products', '/of/shop/', ''])(
  '%s is outside a shop at /shop/',
  (address) => {
    expect(pathInSite(address, '/shop/')).toBeUndefined()
  },
)

test('storage keys on one origin contain the base, except for a shop at the top', () => {
  expect(nameOnOrigin('pages', '/')).toBe('pages')
  expect(nameOnOrigin('pages', '/shop/')).not.toBe(nameOnOrigin('pages', '/other/'))
})
