// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#cart/cart.ts'
import type { Checkout } from '#shop-checkout.types.ts'

const mug = { id: 1, name: 'Mug', price: 1990, quantity: 2, image: '/m.avif' }
const pot = { id: 2, name: 'Pot', price: 3400, quantity: 1, image: '/p.avif' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(cleanup)

const storedCart = (): unknown => JSON.parse(localStorage.getItem('shop/cart/1') ?? 'null')

/** Renders what this checkout leads to, with a cart of this device. */
async function open(checkout: Checkout, cart: Cart) {
  localStorage.setItem('shop/cart/1', JSON.stringify(cart))
  vi.doMock('#shop', async (load) => {
    const { shop } = await load<typeof import('#shop')>()
    return { shop: { ...shop, checkout }, cartScope: 'device' }
  })
  const { Provider, createStore } = await import('jotai')
  const { ElsewhereOrder } = await import('#order/elsewhere-order.tsx')
  const { changeAttemptAtom, attemptAtom } = await import('#order/order-atoms.ts')
  const store = createStore()
  store.sub(attemptAtom, () => undefined)
  store.set(changeAttemptAtom, {})
  render(
    <Provider store={store}>
      <ElsewhereOrder />
    </Provider>,
  )
  return { user: userEvent.setup(), number: store.get(attemptAtom)?.number ?? '' }
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a Shopify order leads to its cart with a code; the cart stays until the shopper confirms', async () => {
  const url = 'https://leaf.myshopify.com'
  const { user, number } = await open(
    { kind: 'shopify', url, variants: { 1: '4401', 2: '77' }, discountCodes: true },
    [mug, pot],
  )
  await user.type(screen.getByRole('textbox', { name: /^Discount code/ }), 'TEN')
  expect(hrefOf(/leaf\.myshopify\.com/)).toBe(`${url}/cart/4401:2,77:1?discount=TEN&note=${number}`)
  expect(screen.queryByRole('button')).toBeNull()
  // Nothing is opened here: the link only has to be pressed.
  document.addEventListener('click', (press) => press.preventDefault(), { once: true })
  await user.click(screen.getByRole('link', { name: /leaf\.myshopify\.com/ }))
  expect(storedCart()).toHaveLength(2)
  await user.dblClick(screen.getByRole('button', { name: 'I have ordered there' }))
  expect(storedCart()).toEqual([])
})

test('a WooCommerce order leads to its checkout', async () => {
  const url = 'https://woo.example'
  await open({ kind: 'woocommerce', url, products: { 1: '12', 2: '34' } }, [mug, pot])
  expect(hrefOf(/woo\.example/)).toBe(`${url}/checkout-link/?products=12:2,34:1`)
})

test('one address takes everything', async () => {
  await open({ kind: 'link', url: 'https://forms.example/order?x=1' }, [mug])
  expect(hrefOf(/forms\.example/)).toBe('https://forms.example/order?x=1')
})

test('several payments are ticked off one by one, and a reload keeps the ticks', async () => {
  const links = { 1: 'https://buy.stripe.com/mug', 2: 'https://buy.stripe.com/pot' }
  const { user, number } = await open({ kind: 'stripe-links', links }, [mug, pot])
  expect(hrefOf(/^Pay Mug/)).toBe(`https://buy.stripe.com/mug?client_reference_id=${number}`)
  expect(screen.getByText('Enter the quantity 2 there.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('0 of 2 paid')
  await user.click(screen.getByRole('checkbox', { name: 'Paid: Mug' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 2 paid')
  expect(screen.queryByRole('button', { name: 'I have paid everything' })).toBeNull()

  cleanup()
  vi.resetModules()
  const again = await open({ kind: 'stripe-links', links }, [mug, pot])
  expect(again.number).toBe(number)
  expect(screen.getByRole('status').textContent).toBe('1 of 2 paid')
  await again.user.click(screen.getByRole('checkbox', { name: 'Paid: Pot' }))
  expect(storedCart()).toHaveLength(2)
  await again.user.click(screen.getByRole('button', { name: 'I have paid everything' }))
  expect(storedCart()).toEqual([])
})

test('an article that is not sold there is named instead of left out', async () => {
  await open({ kind: 'stripe-links', links: { 1: 'https://buy.stripe.com/mug' } }, [mug, pot])
  expect(screen.getByText(/^These cannot be ordered here: Pot\./)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
