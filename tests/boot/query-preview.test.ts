// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { categoryButtonsId, productSearchId, sortFieldId } from '#address/anchors.ts'
import { drawFilters, parseListSearch, writeHeading } from '#boot/list-preview.ts'
import { previewOf, previewQuery } from '#boot/query-preview.ts'
import { dataKey } from '#device/page-names.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return { pathname, search }
}

describe('the preview of a query', () => {
  test.each([
    ['/products?search=lamp', { search: 'lamp', category: 0 }],
    ['/products?size=1000000', { search: '', category: 0 }],
    ['/?category=home-garden', { search: '', category: 3 }],
    ['/products?category=Fashion&max=99.99&sale=true&sort=price-up', { search: '', category: 2 }],
  ])('is, for %s, %j', (address, preview) => {
    expect(previewOf(at(address), at(address).pathname)).toEqual(preview)
  })

  test.each(['/products?category=Nope', '/products?lab=1', '/products?view=list', '/products?ids=1,2'])(
    'is null for %s, where more of the page changes',
    (address) => {
      expect(previewOf(at(address), '/products')).toBeUndefined()
    },
  )

  test('is null on a page that was made for another path', () => {
    expect(previewOf(at('/products?search=lamp'), '*')).toBeUndefined()
    expect(previewOf(at('/compare?ids=1'), '/compare')).toBeUndefined()
  })
})

const drawn = `<main><h1>Products</h1><p></p><input id="${productSearchId}"><div id="${categoryButtonsId}">${'<button aria-pressed="false"></button>'.repeat(6)}</div>
  <div><button aria-controls="product-filters">Filters</button><select id="${sortFieldId}"><option value="">Featured</option><option value="rating">Best rated</option><option value="saving">Biggest saving</option></select></div><div id="product-filters"></div></main>`

test('the page is adjusted while it is parsed, and restored where the shop does not start', async () => {
  const { dataset } = document.documentElement
  dataset[dataKey.path] = '/products'
  const undo = previewQuery(at('/products?search=lamp&category=Fashion'))
  expect(dataset[dataKey.pending]).toBe('preview')
  document.body.innerHTML = drawn
  document.querySelector('[aria-pressed]')?.setAttribute('aria-pressed', 'true')
  const pressed = () =>
    [...document.querySelectorAll('[aria-pressed]')].findIndex(
      (button) => button.getAttribute('aria-pressed') === 'true',
    )
  const box = () => document.querySelector<HTMLInputElement>(`#${productSearchId}`)
  await expect.poll(pressed).toBe(2)
  expect(box()?.value).toBe('lamp')
  // The text that boot writes does not count as typing.
  expect(box()?.defaultValue).toBe('lamp')
  undo()
  expect(pressed()).toBe(0)
  expect(box()?.value).toBe('')
  expect(dataKey.pending in dataset).toBe(false)
})

test.each([
  ['/products?size=100000', true],
  ['/products?search=lamp', false],
])('%s reserves a line for the notice of the test catalogue: %s', (address, isReserved) => {
  const { dataset } = document.documentElement
  delete dataset[dataKey.sized]
  previewQuery(at(address))
  expect(dataKey.sized in dataset).toBe(isReserved)
})

test('the preview writes heading, title, order and filters, and can restore them', () => {
  document.body.innerHTML = drawn
  document.title = 'Products – Brooklyn Parcel'
  const wanted = parseListSearch('?category=Fashion&search=hat&max=99.99&sale=true&sort=rating')
  const undos = [writeHeading(wanted), drawFilters(wanted)]
  expect(document.querySelector('h1')?.textContent).toBe('Fashion')
  expect(document.title).toBe('“hat” in Fashion – Brooklyn Parcel')
  expect([...document.querySelectorAll('main span')].map((chip) => chip.textContent)).toEqual([
    ' (2)',
    'Under $100',
    'On sale',
    'Clear all',
  ])
  expect(document.querySelector('select')?.value).toBe('rating')
  for (const undo of undos) undo?.()
  expect(document.querySelector('select')?.value).toBe('')
  expect(document.querySelector('h1')?.textContent).toBe('Products')
  expect(document.title).toBe('Products – Brooklyn Parcel')
  expect(document.querySelectorAll('main span')).toHaveLength(0)
})

test('an order chosen over the previewed one stays', () => {
  document.body.innerHTML = drawn
  const undo = drawFilters(parseListSearch('?sort=rating'))
  const select = document.querySelector('select')
  if (select) select.value = 'saving'
  undo?.()
  expect(select?.value).toBe('saving')
})

test('a part that is not parsed yet stays unchanged', () => {
  document.body.innerHTML = '<main><h1>Prod</h1></main>'
  expect(writeHeading(parseListSearch('?category=Books'))).toBeUndefined()
  expect(drawFilters(parseListSearch('?sale=true'))).toBeUndefined()
  expect(document.querySelector('h1')?.textContent).toBe('Prod')
})
