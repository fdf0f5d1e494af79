// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { addButton, announced, cartName, openShop } from './open-shop.tsx'

vi.mock(import('#shop'), async (load) => {
  const { shop } = await load()
  return { shop, cartScope: 'device' as const }
})

test('a cart of the device is the same on every page, and after a reload', async () => {
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

test("a stored cart has the catalogue's current prices, and the drawer lists the changes", async () => {
  const lines = [1, 2, 3].map((id) => ({
    id,
    name: `Product ${id}`,
    price: 18_999,
    quantity: 1,
    image: '/p.avif',
  }))
  localStorage.setItem('shop/cart/1', JSON.stringify(lines))
  const source = { ...embeddedSource }
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    if (id === 3 || !product) return null
    return { ...product, price: id === 1 ? 77_700 : 18_999 }
  })
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('button', { name: 'Cart, 3 items' }))
  const drawer = within(await screen.findByRole('dialog', { name: /^Shopping Cart/ }))
  const rows = () =>
    drawer
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))
  await waitFor(() =>
    expect(rows()).toEqual([
      ['$777.00', 'Price changed from $189.99 to $777.00'],
      ['$189.99'],
      ['$189.99', 'No longer in our catalogue'],
    ]),
  )
  expect(drawer.getByText('Total:').parentElement?.textContent).toBe('Total: $966.99')
  // None of these changes is the visitor's own.
  expect(drawer.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test('a stored cart with more than is left is lowered, which is announced, and shown in the drawer', async () => {
  const line = { id: 1, name: 'Mug', price: 18_999, quantity: 5, image: '/p.avif' }
  localStorage.setItem('shop/cart/1', JSON.stringify([line]))
  const source = { ...embeddedSource }
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    return product && { ...product, name: line.name, stock: 3 }
  })
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(announced()).toBe('Mug: only 3 left, 3 items in the cart'))
  const shown = async () => {
    await user.click(screen.getByRole('button', { name: 'Cart, 3 items' }))
    return within(await screen.findByRole('dialog', { name: /^Shopping Cart/ })).getByText(/^Only/)
      .textContent
  }
  expect(await shown()).toBe('Only 3 left, you had 5')
  cleanup()
  await openShop('/')
  expect(await shown()).toBe('Only 3 left, you had 5')
})
