import { afterEach, describe, expect, test, vi } from 'vitest'
import { linkAddress, nameOnOrigin, pathInSite, sitePath } from '#site/path.ts'

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

test.each([
  ['/terms', '/shop/fr/terms'],
  ['/product/2.5-mm-wire-7', '/shop/fr/product/2.5-mm-wire-7'],
  ['/products?search=no.5#main', '/shop/fr/products?search=no.5#main'],
  ['/prices.pdf', '/shop/prices.pdf'],
  ['/pictures/map.avif?v=2#north', '/shop/pictures/map.avif?v=2#north'],
  ['https://other.example/a.pdf', 'https://other.example/a.pdf'],
  ['mailto:us@shop.example', 'mailto:us@shop.example'],
  ['#returns', '#returns'],
])('an owner’s link to %s leads from a second language to %s', (href, address) => {
  vi.stubEnv('BASE_URL', '/shop/fr/')
  vi.stubEnv('SHOP_BASE', '/shop/')
  expect(linkAddress(href)).toBe(address)
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
