// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Cart } from '#cart/cart.ts'
import type { Checkout } from '#shop-checkout.types.ts'
import { dispatchStorageEvent } from '../device/faulty-storage.ts'
import { openWith } from './open-with.tsx'

const link: Checkout = { kind: 'link', url: 'https://forms.example/order' }
const shopify: Checkout = { kind: 'shopify', url: 'https://leaf.example', variants: { 1: '4401', 2: '4402' } }
const stripe: Checkout = {
  kind: 'stripe-links',
  links: { 1: 'https://buy.example/1', 2: 'https://buy.example/2' },
}

const more = (cart: Cart): Cart => cart.map((line) => ({ ...line, quantity: line.quantity + 1 }))

/** One link, or one for each payment. */
const waysOn = () => screen.findAllByRole('link', { name: /^(?:Go on at|Pay) / })

const storedOrder = () => localStorage.getItem('shop/order/1') ?? ''

test.each([
  [link, 1],
  [shopify, 1],
  [stripe, 2],
])('an order that goes elsewhere goes on with a cart that has changed: %o', async (checkout, count) => {
  const { store, cartAtom } = await openWith(checkout)
  expect(await waysOn()).toHaveLength(count)
  act(() => void store.set(cartAtom, more))
  expect(await waysOn()).toHaveLength(count)
})

test('so it does where another tab has changed the cart', async () => {
  const { store, cartAtom } = await openWith(shopify)
  await waysOn()
  const changed = JSON.stringify(more(store.get(cartAtom)))
  act(() => {
    localStorage.setItem('shop/cart/1', changed)
    dispatchStorageEvent('shop/cart/1')
  })
  const [way] = await waysOn()
  expect(way?.getAttribute('href')).toContain('4401:3,4402:2')
})

test('a tab that comes to the front keeps the prices of a cart that another tab has changed', async () => {
  const { store, cartAtom } = await openWith(link)
  await waysOn()
  const before = store.get(cartAtom)
  act(() => {
    localStorage.setItem('shop/cart/1', JSON.stringify(before.map((line) => ({ ...line, price: 1 }))))
    dispatchStorageEvent('shop/cart/1')
  })
  const prices = () => store.get(cartAtom).map(({ price }) => price)
  expect(prices()).toEqual([1, 1])
  // The other tab may be closed.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(prices()).toEqual(before.map(({ price }) => price))
})

test('an order that another tab ends stays ended, though its cart is emptied a moment later', async () => {
  await openWith(link)
  await waysOn()
  const ended = storedOrder().replace('"open"', '"elsewhere"')
  act(() => {
    localStorage.setItem('shop/order/1', ended)
    dispatchStorageEvent('shop/order/1')
  })
  act(() => {
    localStorage.setItem('shop/cart/1', '[]')
    dispatchStorageEvent('shop/cart/1')
  })
  await screen.findByRole('heading', { name: 'Your cart is empty again.' })
  expect(storedOrder()).toBe(ended)
})

test('what is back in the cart by an undo is a new order', async () => {
  const { store, cartAtom } = await openWith(link)
  await waysOn()
  const before = store.get(cartAtom)
  const user = userEvent.setup()
  document.addEventListener('click', (press) => press.preventDefault(), { once: true })
  await user.click(screen.getByRole('link', { name: /^Go on at/ }))
  await user.click(await screen.findByRole('button', { name: 'I have ordered there' }))
  await screen.findByRole('heading', { name: 'Your cart is empty again.' })
  act(() => void store.set(cartAtom, () => before))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have ordered there' })).toBeNull())
  expect(await waysOn()).toHaveLength(1)
})

/** The catalogue has no product 80. */
const gone = { id: 80, name: 'Kettle', price: 4900, quantity: 1, image: '/k.avif' }

test('a cart of nothing that can be ordered names it, and shows no order of an earlier visit', async () => {
  const { store, cartAtom } = await openWith(link)
  await waysOn()
  const ended = storedOrder().replace('"open"', '"accepted"')
  act(() => {
    localStorage.setItem('shop/order/1', ended)
    dispatchStorageEvent('shop/order/1')
    store.set(cartAtom, () => [gone])
  })
  await screen.findByText('There is nothing in your cart to order.')
  await screen.findByText(/^Not part of the order, .*: Kettle$/)
  expect(screen.queryByRole('heading', { name: /^The shop has your order/ })).toBeNull()
})

test('an order that ends on the page is shown, and what was left out of it is named', async () => {
  const { store, cartAtom, confirmAtom } = await openWith(link)
  await waysOn()
  act(() => void store.set(cartAtom, (cart: Cart) => [...cart, gone]))
  await screen.findByText(/: Kettle$/)
  act(() => store.set(confirmAtom, 'elsewhere'))
  await screen.findByRole('heading', { name: 'Your cart is empty again.' })
  expect(screen.getByText(/: Kettle$/)).toBeDefined()
  expect(screen.queryByText('There is nothing in your cart to order.')).toBeNull()
})
