// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { announced, cartName, openShop } from './open-shop.tsx'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({ ...(await load()), hasVariants: true }))

/** Holds the code for options back where a test sets `held` before the code is fetched, once in this file. */
const code = vi.hoisted(() => ({ held: Promise.resolve() }))
vi.mock(import('#product/options/product-options.tsx'), async (load) => {
  await code.held
  return load()
})

const source = { ...embeddedSource }
const name = 'Fennwick Drift Over-Ear Headphones'

beforeEach(() => {
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    if (!product || id !== 1) return product
    const front = product.pictures.slice(0, 1)
    return {
      ...product,
      choice: { option: 'Color', count: 2, hasPrices: true },
      options: [
        { name: 'Color', values: ['Black', 'Ice blue'], swatches: ['#111111', null] },
        { name: 'Band', values: ['Short', 'Long'] },
      ],
      variants: [
        { sku: null, values: ['Black', 'Short'], price: 18_999, stock: 'in' },
        { sku: null, values: ['Black', 'Long'], price: 19_999, originalPrice: 22_000, stock: 2 },
        { sku: null, values: ['Ice blue', 'Short'], price: 18_999, stock: 'out', pictures: front },
      ],
    }
  })
})

const group = (option: string) => within(screen.getByRole('group', { name: option }))
const radio = (option: string, value: string | RegExp) => group(option).getByRole('radio', { name: value })
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)
const described = (option: string) =>
  document.getElementById(screen.getByRole('group', { name: option }).getAttribute('aria-describedby') ?? '')
    ?.textContent
const add = () => screen.queryByRole('button', { name: /^Add to Cart/ })
const price = () => document.querySelector('h1 ~ div p')?.textContent

// First: the code is fetched once.
test('a pressed product is shown before there is the code for its options, and keeps the focus', async () => {
  let release = () => {}
  code.held = new Promise((resolve) => {
    release = resolve
  })
  onTestFinished(() => release())
  const { user } = await openShop('/products?search=drift')
  await user.click(screen.getByRole('link', { name }))
  const heading = () => screen.findByRole('heading', { level: 1, name })
  await waitFor(async () => expect(document.activeElement).toBe(await heading()))
  await vi.waitUntil(() => vi.mocked(embeddedSource).product.mock.settledResults.length > 0)
  await act(async () => {})
  expect(screen.getByText('Loading the details…')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Color' })).toBeNull()
  release()
  expect(await screen.findByRole('group', { name: 'Color' })).toBeTruthy()
  expect(document.activeElement).toBe(await heading())
})

test('a page starts with the first variant that can be bought; price, saving, stock and button follow the choice', async () => {
  const { user, address, back } = await openShop('/product/1')
  await screen.findByRole('group', { name: 'Color' })
  expect(chosen()).toEqual(['Black', 'Short'])
  expect(price()).toContain('$189.99')
  expect(add()?.getAttribute('aria-label')).toBe(`Add to Cart, ${name}, Black, Short`)

  await user.click(radio('Band', 'Long'))
  expect(chosen()).toEqual(['Black', 'Long'])
  expect(announced()).toBe('Black, Long: $199.99. Only 2 left')
  expect(screen.getByText('SAVE $20.01')).toBeTruthy()
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/product/1?color=black&band=long'))

  await back()
  expect(chosen()).toEqual(['Black', 'Short'])
  expect(screen.queryByText('Only 2 left')).toBeNull()
})

test('what cannot be bought is marked, and says why once it is chosen', async () => {
  const { user } = await openShop('/product/1?color=ice-blue')
  await screen.findByText('Ice blue, Short is sold out')
  expect(add()).toBeNull()
  expect(radio('Band', /^Long ?, not available with Ice blue$/)).toHaveProperty('checked', false)
  await user.click(radio('Band', /^Long/))
  expect(announced()).toBe('Ice blue, Long is not available: choose another combination')
  expect(described('Band')).toBe('Ice blue, Long is not available: choose another combination')
  expect(add()).toBeNull()
  await user.click(radio('Color', 'Black'))
  expect(add()).not.toBeNull()
})

test('each variant is a line of its own, whose link leads back to it', async () => {
  const { user, address, visit } = await openShop('/product/1?color=black&band=long')
  await screen.findByText('Only 2 left')
  await user.click(add() ?? document.body)
  expect(announced()).toBe(`${name}, Black, Long added, 1 item in the cart`)
  await user.click(radio('Band', 'Short'))
  await user.click(add() ?? document.body)
  expect(cartName()).toBe('Cart, 2 items')
  await user.click(screen.getByRole('button', { name: 'Cart, 2 items' }))
  const drawer = within(await screen.findByRole('dialog', { name: /^Shopping Cart/ }))
  const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [`${name}, Black, Long`, '/product/1?variant=black.long'],
    [`${name}, Black, Short`, '/product/1?variant=black.short'],
  ])
  await visit('/product/1?variant=black.long')
  expect(chosen()).toEqual(['Black', 'Long'])
  expect(address()).toBe('/product/1?variant=black.long')
})

test.each([
  '?color=%00&band=%F0%9F',
  '?color=green&color=black&band[]=long',
  '?variant=..&color=<script>',
  `?color=${'x'.repeat(5000)}`,
  '?__proto__=1&constructor=2&variant=black.long.x',
])('the address %s opens the page with something to buy', async (search) => {
  await openShop(`/product/1${search}`)
  await screen.findByRole('group', { name: 'Color' })
  expect(chosen()).toEqual(['Black', 'Short'])
  expect(add()).not.toBeNull()
})

/** Reports the panel's button as out of the window, so that the bar is shown. */
class OutOfWindow {
  readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting: false, intersectionRatio: 0, target }
    Reflect.apply(this.callback, null, [[entry], this])
  }
  disconnect() {}
}

test('the bar at the foot adds as many as the panel shows, also of a variant with few left', async () => {
  vi.stubGlobal('IntersectionObserver', OutOfWindow)
  const { user } = await openShop('/product/1')
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' })
  await user.clear(quantity)
  await user.type(quantity, '5{Enter}')
  await user.click(radio('Band', 'Long'))
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '2')
  const bar = screen.getAllByRole('button', { name: /^Add to Cart/ }).at(-1)
  expect(bar?.closest('article')).toBeNull()
  await user.click(bar ?? document.body)
  expect(announced()).toBe(`2 × ${name}, Black, Long added, 2 items in the cart`)
})
