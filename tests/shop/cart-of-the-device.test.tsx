// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addButton, openShop } from './open-shop.tsx'

vi.mock(import('#shop'), async (load) => {
  const { shop } = await load()
  return { shop: { ...shop, cart: { kept: 'device' as const } } }
})

const cartName = () => document.getElementById('cart-button')?.getAttribute('aria-label')

test('a cart kept on the device is the same on every page, and after a reload', async () => {
  const { user, visit } = await openShop('/products')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  await visit('/product/2')
  expect(cartName()).toBe('Cart, 1 item')
  await user.click(screen.getByRole('button', { name: /^Add to Cart/ }))
  expect(cartName()).toBe('Cart, 2 items')
  cleanup()
  await openShop('/')
  expect(cartName()).toBe('Cart, 2 items')
})
