import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyText } from './hostile-text.ts'

const longPath = vi.hoisted(() => `Women › ${'Shoes and boots of all kinds and makers '.repeat(2)}› Boots`)

vi.mock('virtual:catalogue/settings', async (original) => ({
  ...(await original<typeof import('virtual:catalogue/settings')>()),
  hasCategoryPages: true,
  hasShortLabels: true,
  categories: [
    { label: 'Women', path: 'women' },
    { label: 'Women › Shoes', shortLabel: 'Shoes', parent: 'Women', path: 'women/shoes' },
    { label: '緑茶 & Co', path: '緑茶-co' },
    { label: longPath, shortLabel: 'Boots', parent: 'Women', path: 'women/boots' },
    { label: 'Hidden', isUnlisted: true },
  ],
}))
vi.mock('virtual:catalogue/category-addresses', () => import('#address/category-pages.ts'))
const { categoryPagePath, categoryRewrite } = await import('#address/category-pages.ts')
const { productsSearch } = await import('#address/browse-search.ts')
const { parseSearch } = await import('#address/search-params.ts')
const { listAt } = await import('#address/referring-list.ts')

const origin = 'https://shop.example'
const read = (address: string) => {
  const { pathname, search } = categoryRewrite.input({ url: new URL(address, origin) })
  return pathname + search
}
const write = (address: string) => {
  const { pathname, search } = categoryRewrite.output({ url: new URL(address, origin) })
  return pathname + search
}

test('the path of a category’s page is escaped', () => {
  expect(categoryPagePath('Women › Shoes')).toBe('/category/women/shoes')
  expect(categoryPagePath('緑茶 & Co')).toBe('/category/%E7%B7%91%E8%8C%B6-co')
  expect([categoryPagePath('Hidden'), categoryPagePath('No such')]).toEqual([undefined, undefined])
})

describe('the address of a category’s page', () => {
  test.each([
    ['/category/women', '/products?category=Women'],
    ['/category/women/shoes?at=31', '/products?category=Women+%E2%80%BA+Shoes&at=31'],
    ['/category/緑茶-co', '/products?category=%E7%B7%91%E8%8C%B6+%26+Co'],
    ['/category/women?view=list&page=2', '/products?category=Women&view=list&page=2'],
  ])('%s is another form of %s', (page, query) => {
    expect(read(page)).toBe(query)
    expect(write(query)).toBe(new URL(page, origin).href.slice(origin.length))
  })

  test('leads to a category whose label is a long path', () => {
    const { search } = categoryRewrite.input({ url: new URL('/category/women/boots', origin) })
    expect(productsSearch(parseSearch(search)).category).toBe(longPath)
  })

  test('is read with filters, which belong to the query', () => {
    const query = '/products?category=Women&brand=Kyo&sort=price-up'
    expect(read('/category/women?brand=Kyo&sort=price-up')).toBe(query)
    expect(write(query)).toBe(query)
  })

  test('has the category of its path, whatever its query says', () => {
    expect(read('/category/women?category=Men')).toBe('/products?category=Women')
  })

  test.each([
    '/',
    '/products',
    '/product/7',
    '/category/',
    '/category/men',
    '/category/Women',
    '/category/%',
    '/?category=Women',
  ])('%s is none', (address) => {
    expect(read(address)).toBe(address)
    expect(write(address)).toBe(address)
  })

  test('keeps every query: reading it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/products', '/category/women', '/category/women/shoes'),
        fc.dictionary(fc.constantFrom('category', 'search', 'brand', 'at', 'view'), anyText),
        (path, params) => {
          const query = read(`${path}?${new URLSearchParams(params)}`)
          expect(read(write(query))).toBe(query)
        },
      ),
    )
  })
})

test('a product’s link that was followed on a category’s page was followed on its list', () => {
  expect(listAt(new URL(`${origin}/category/women?view=list`))).toEqual({
    pathname: '/products',
    search: '?category=Women&view=list',
  })
  expect(listAt(new URL(`${origin}/category/men`))).toBeUndefined()
})
