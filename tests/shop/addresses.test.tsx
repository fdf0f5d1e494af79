// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isFull } from '../sample.ts'
import { openShop, shownProducts } from './open-shop.tsx'

/** Every third of some inputs, whose parsing `tests/address` checks; in the full run all. */
const sampled = (all: readonly string[]) => all.filter((_, at) => isFull || at % 3 === 0)

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('an address shows its page, title and heading', () => {
  test.each([
    ['/', 'Brooklyn Parcel', 'Good things, well packed.'],
    ['/products', 'Products – Brooklyn Parcel', 'Products'],
    ['/products?category=fashion', 'Fashion – Brooklyn Parcel', 'Fashion'],
    ['/products?saved=true', 'Saved products – Brooklyn Parcel', 'Saved products'],
    [
      '/product/1',
      'Fennwick Drift Over-Ear Headphones – Brooklyn Parcel',
      'Fennwick Drift Over-Ear Headphones',
    ],
    ['/product/200', 'Books Product 200 – Brooklyn Parcel', 'Books Product 200'],
  ])('%s', async (address, title, words) => {
    await openShop(address)
    expect([document.title, heading()]).toEqual([title, words])
  })

  test.each(
    sampled([
      '999',
      '0',
      '76',
      'abc',
      '1.5',
      '-1',
      '1e2',
      '01',
      '+1',
      '9'.repeat(30),
      '%00',
      '%20',
      '%2e%2e',
      '__proto__',
      '😀',
    ]),
  )('/product/%s: Product Not Found, with a link to the products', async (id) => {
    await openShop(`/product/${id}`)
    expect([document.title, heading()]).toEqual(['Product Not Found – Brooklyn Parcel', 'Product Not Found'])
    expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products')
  })

  test.each(
    sampled([
      '/nowhere',
      '/Products',
      '/PRODUCT/1',
      '/products/1',
      '/product',
      '/product/1/2',
      '/%00',
      '/__proto__',
      '/%E0%A4%A',
    ]),
  )('%s: Oops! Page Not Found', async (address) => {
    await openShop(address)
    expect([document.title, heading()]).toEqual(['Page not found – Brooklyn Parcel', 'Oops! Page Not Found'])
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })
})

describe('an address is rewritten to its canonical form', () => {
  test.each([
    ['/?category=home-garden', '/?category=Home+%26+Garden'],
    ['/?category=ALL&shown=30', '/'],
    ['/?shown=31', '/?shown=60'],
    ['/?shown=abc&search=', '/'],
    ['/products?category=FASHION&search=shirt', '/products?category=Fashion&search=shirt'],
    ['/products?search=a&search=b', '/products?search=a'],
    ['/products?saved=no', '/products'],
    ['/?utm_source=mail&search=lamp', '/?search=lamp'],
    ['/?__proto__=1', '/'],
    ['/?size=300', '/?size=300'],
    ['/product/1?size=100', '/product/1'],
  ])('%s becomes %s', async (requested, canonical) => {
    const { address } = await openShop(requested)
    expect(address()).toBe(canonical)
  })
})

describe('the search text of an address', () => {
  test.each(
    sampled([
      '123',
      'true',
      'null',
      '"x"',
      '{"a":1}',
      '1e5',
      '007',
      '970e01',
      ' lamp ',
      'a&b=c',
      '100%',
      '[]',
    ]),
  )('%j is in the search box and in the result line as typed', async (text) => {
    const { router } = await openShop(`/products?${new URLSearchParams({ search: text })}`)
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveProperty('value', text)
    expect(router.state.location.search.search).toBe(text)
    expect(document.body.textContent).toContain(`matching “${text}”`)
  })

  test.each(['%', '%E0%A4%A', '%00', '%ED%A0%80', '<img src=x onerror=alert(1)>'])(
    '%s shows a page, without an element from the address',
    async (text) => {
      await openShop(`/products?search=${text}`)
      expect(heading()).toBe('Products')
      expect(document.querySelector('img[src="x"]')).toBeNull()
    },
  )
})

test('an unknown category selects All, keeps the search, and has a message', async () => {
  const { address } = await openShop('/products?category=Nope&search=lamp')
  expect(screen.getByText(/There is no category/).textContent).toBe(
    "There is no category 'Nope'. Showing all products.",
  )
  expect(address()).toBe('/products?category=Nope&search=lamp')
  expect(screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^All/),
  ])
  expect(shownProducts().length).toBeGreaterThan(1)
})

test('a test catalogue stays after a link, and can be turned off', async () => {
  const { user, address } = await openShop('/products?size=1000')
  expect(document.body.textContent).toContain('Showing 995 of 995 products')
  await user.click(screen.getByRole('link', { name: /Fennwick Drift/ }))
  await screen.findByRole('heading', { level: 1, name: /Fennwick Drift/ })
  expect(address()).toBe('/product/1?size=1000')
  await user.click(screen.getByRole('link', { name: 'Turn off the test catalogue' }))
  expect(address()).toBe('/product/1')
})
