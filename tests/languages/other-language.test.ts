import { describe, expect, test, vi } from 'vitest'
import type { addressIn as AddressIn, Language } from '#languages/other-language.ts'

vi.mock('virtual:catalogue/settings', async (original) => ({
  ...(await original<typeof import('virtual:catalogue/settings')>()),
  categories: [{ label: 'Tea', slug: 'tea' }],
}))
vi.mock(import('#site/checkout-kind.ts'), async (load) => ({ ...(await load()), hasOrderPage: true }))
vi.mock('virtual:language', () => ({
  currentTag: 'en',
  languages: [
    { tag: 'en', name: 'English', direction: 'ltr', base: '/', missingPages: [] },
    { tag: 'de', name: 'Deutsch', direction: 'ltr', base: '/de/', missingPages: [] },
  ],
}))
const { addressIn, languageOf } = await import('#languages/other-language.ts')
const { cameFromOther, chosenLanguage } = await import('#languages/chosen-language.ts')
const { languages } = await import('virtual:language')

const german: Pick<Language, 'base' | 'missingPages'> = { base: '/shop/de/', missingPages: [] }
const addressOf = (...[path, search = {}]: [string, Parameters<typeof AddressIn>[1]['search']?]) =>
  addressIn(german, { path, search })

test('the address of a view has the path of its language, and all of the search', () => {
  expect(addressOf('/')).toBe('/shop/de/')
  expect(addressOf('/products', { category: 'Tea', max: 20, sort: 'name', saved: true })).toBe(
    '/shop/de/products?category=tea&max=20&sort=name&saved=true',
  )
  expect(addressOf('/products', { category: 'No such' })).toBe('/shop/de/products?category=No+such')
})

test('a product is named by its id alone, and an unknown page leads home', () => {
  expect(addressOf('/product/12')).toBe('/shop/de/product/12')
  expect(addressOf('*')).toBe('/shop/de/')
  expect(addressOf('/nowhere')).toBe('/shop/de/')
})

test('a page leads to the same page, or home where the language lacks it', () => {
  const view = { path: '/accessibility', search: {} }
  expect(addressIn(german, view)).toBe('/shop/de/accessibility')
  expect(addressIn({ ...german, missingPages: [view.path] }, view)).toBe('/shop/de/')
})

test('the page of the order stays the page of the order', () => {
  expect(addressOf('/order')).toBe('/shop/de/order')
})

describe('the language of an address', () => {
  test('is that of the longest path', () => {
    expect(languageOf(languages, '/de/products')?.tag).toBe('de')
    expect(languageOf(languages, '/de')?.tag).toBe('en')
    expect(languageOf(languages, '/products')?.tag).toBe('en')
  })

  test.each([
    ['/de/products', true],
    ['/products', false],
    ['https://elsewhere.example/de/', false],
    ['', false],
    ['no address', false],
  ])('before this page, %j, tells whether the visitor has chosen: %s', (referrer, hasChosen) => {
    vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
    expect(cameFromOther(referrer.startsWith('/') ? `https://shop.example${referrer}` : referrer)).toBe(
      hasChosen,
    )
  })
})

test.each(['"fr"', '7', '{}', 'no JSON', 'null'])('a stored value like %s is no language', (stored) => {
  const storage = { getItem: () => stored }
  vi.stubGlobal('localStorage', storage)
  expect(chosenLanguage.read()).toBeNull()
})

test('a stored language is read', () => {
  vi.stubGlobal('localStorage', { getItem: () => '"de"' })
  expect(chosenLanguage.read()).toBe('de')
})
