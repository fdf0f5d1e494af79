// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { addButton, openShop } from './open-shop.tsx'

const names = [
  'shop:view_item_list',
  'shop:select_item',
  'shop:view_item',
  'shop:add_to_cart',
  'shop:remove_from_cart',
  'shop:begin_checkout',
  'shop:search',
] as const

const headphones = 'Fennwick Drift Over-Ear Headphones'

let told: (readonly [string, object])[] = []
const listen = (event: Event) =>
  void told.push([
    event.type,
    event instanceof CustomEvent && typeof event.detail === 'object' ? event.detail : {},
  ])

beforeEach(() => {
  told = []
  for (const name of names) window.addEventListener(name, listen)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of names) window.removeEventListener(name, listen)
})

test('a visit tells what is seen, chosen, added and ordered, each once', async () => {
  const { user } = await openShop('/products?search=fennwick+drift')
  await user.click(addButton(headphones))
  await expect.poll(() => told.map(([name]) => name)).toContain('shop:add_to_cart')
  await user.click(screen.getByRole('button', { name: /^Cart, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: /checkout/i }))
  expect(told.map(([name]) => name).toSorted()).toEqual([
    'shop:add_to_cart',
    'shop:begin_checkout',
    'shop:search',
    'shop:view_item_list',
  ])
  expect(told).toContainEqual(['shop:search', { search_term: 'fennwick drift' }])
  const [, added] = told.find(([name]) => name === 'shop:add_to_cart') ?? []
  expect(added).toMatchObject({
    currency: 'USD',
    items: [{ item_name: headphones, quantity: 1 }],
  })
})

test('a card whose press is the first input is selected in its list, then viewed', async () => {
  // The code that tells waits until the page of the product is there.
  let beIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (then: () => void) => (beIdle = then))
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('link', { name: headphones }))
  await screen.findByRole('heading', { level: 1, name: headphones })
  await vi.dynamicImportSettled()
  act(() => beIdle())
  await expect.poll(() => told.map(([name]) => name)).toContain('shop:view_item')
  const items = [{ item_name: headphones }]
  expect(told).toMatchObject([
    ['shop:view_item_list', { item_list_id: '/products' }],
    ['shop:select_item', { item_list_id: '/products', items }],
    ['shop:view_item', { items }],
  ])
})

test.each([
  [
    'a list',
    '/products?search=drift',
    [
      ['shop:select_item', { item_list_id: '/products' }],
      ['shop:view_item', {}],
    ],
  ],
  ['another product', '/product/2', [['shop:view_item', {}]]],
  ['nowhere', '', [['shop:view_item', {}]]],
])('what is told of a product that the browser itself opened from %s', async (_, from, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && new URL(from, window.location.origin).href)
  const { user } = await openShop('/product/1')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await expect.poll(() => told).toMatchObject(expected)
})

test('a reload of a product that was opened from a list selects nothing', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL('/products', window.location.origin).href)
  const entries: never[] = Object.assign([], [{ type: 'reload', name: window.location.href }])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
  const { user } = await openShop('/product/1')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await expect.poll(() => told.map(([name]) => name)).toEqual(['shop:view_item'])
})

test('a pressed card is selected and viewed while its product is still on the way', async () => {
  const { user } = await openShop('/products')
  // The first input loads the code that tells.
  await user.click(screen.getByRole('heading', { level: 1 }))
  await expect.poll(() => told.map(([name]) => name)).toContain('shop:view_item_list')
  vi.spyOn(embeddedSource, 'product').mockReturnValue(new Promise(() => undefined))
  await user.click(screen.getByRole('link', { name: headphones }))
  await screen.findByRole('heading', { level: 1, name: headphones })
  const items = [{ item_name: headphones }]
  await expect
    .poll(() => told.slice(-2))
    .toMatchObject([
      ['shop:select_item', { item_list_id: '/products', items }],
      ['shop:view_item', { items }],
    ])
})
