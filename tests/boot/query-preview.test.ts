// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { categoryButtonsId, productSearchId } from '#address/anchors.ts'
import { previewOf, showPreview } from '#boot/query-preview.ts'
import { dataKey } from '#device/document-protocol.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return { pathname, search }
}
const preview = (address: string, path = at(address).pathname) => previewOf(at(address), path)

describe('the preview of a query', () => {
  test.each([
    ['/products?search=lamp', { query: { search: 'lamp' }, category: 0 }],
    ['/products?size=1000000', { query: {}, category: 0 }],
    ['/?category=home-garden', { query: { category: 'Home & Garden' }, category: 3 }],
    [
      '/products?category=Fashion&max=99.99&sale=true',
      { query: { category: 'Fashion', max: 99.99, sale: true }, category: 2 },
    ],
  ])('is, for %s, %j', (address, expected) => {
    expect(preview(address)).toMatchObject(expected)
  })

  test.each(['/products?category=Nope', '/products?lab=1', '/products?view=list', '/products?ids=1,2'])(
    'is undefined for %s, where more of the page changes',
    (address) => {
      expect(preview(address)).toBeUndefined()
    },
  )

  test('is undefined on a page that was made for another path', () => {
    expect(preview('/products?search=lamp', '*')).toBeUndefined()
    expect(preview('/compare?ids=1')).toBeUndefined()
  })
})

const heading = () => document.querySelector('h1')?.textContent
const box = () => document.querySelector<HTMLInputElement>(`#${productSearchId}`)
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed]')].findIndex(
    (button) => button.getAttribute('aria-pressed') === 'true',
  )
const chips = () =>
  [...document.querySelectorAll('[data-preview-chips] > span')].map((chip) => chip.textContent)

function show(address: string) {
  const shown = preview(address)
  if (!shown) throw new Error('not previewed')
  showPreview(shown)
}

const catalogue = `<main><h1>Products</h1><input id="${productSearchId}"><div id="${categoryButtonsId}"><button aria-pressed="true"></button>${'<button aria-pressed="false"></button>'.repeat(5)}</div>
  <div><button aria-controls="product-filters"><svg></svg><span> Filters</span></button></div></main>`

beforeEach(() => {
  document.body.innerHTML = catalogue
  document.documentElement.dataset[dataKey.pending] = ''
})

test('heading, search box, category and chips show the query until the shop renders it', () => {
  show('/products?category=Fashion&search=hat&max=99.99&sale=true')
  expect(heading()).toBe('Fashion on sale')
  expect(box()?.value).toBe('hat')
  // The text that boot writes does not count as typing.
  expect(box()?.defaultValue).toBe('hat')
  expect(pressed()).toBe(2)
  expect(document.querySelector('[aria-controls]')?.textContent).toBe(' Filters (2)')
  expect(chips()).toEqual(['Under $100', 'On sale', 'Clear all'])
  expect(document.documentElement.dataset[dataKey.pending]).toBe('preview')
})

test('a query without filters has no chips', () => {
  show('/products?search=hat')
  expect(chips()).toEqual([])
})

test('the home page keeps its heading', () => {
  document.body.innerHTML = `<main><h1>Welcome</h1><input id="${productSearchId}"></main>`
  show('/?category=Fashion&search=hat')
  expect(heading()).toBe('Welcome')
  expect(box()?.value).toBe('hat')
})

test('the preview of no query has the texts of the page as it was sent', () => {
  show('/products?category=Fashion&search=hat&sale=true')
  show('/products?')
  expect(heading()).toBe('Products')
  expect(box()?.value).toBe('')
  expect(pressed()).toBe(0)
  expect(document.querySelector('[aria-controls]')?.textContent).toBe(' Filters')
  expect(chips()).toEqual([])
})
