// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { announced, cartName, openShop } from './open-shop.tsx'

const headphones = 'Fennwick Drift Over-Ear Headphones'

const source = { ...embeddedSource }
beforeEach(() => {
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    return product && { ...product, stock: 3 }
  })
})

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' })
const add = () => screen.getByRole('button', { name: `Add to Cart, ${headphones}` })
const openCart = async () => within(await screen.findByRole('dialog', { name: /^Shopping Cart/ }))

test('of a product with three left, a page and its cart accept three', async () => {
  const { user } = await openShop('/product/1')
  await screen.findByText('Only 3 left')
  await user.clear(field())
  await user.type(field(), '500{Enter}')
  expect(field()).toHaveProperty('value', '3')
  expect(announced()).toBe('Quantity 3')
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${headphones}` }))
  expect(field()).toHaveProperty('value', '3')

  await user.click(add())
  expect(announced()).toBe(`3 × ${headphones} added, 3 items in the cart`)
  // What is left is known to the cart once the parts that load with the first input are there.
  await screen.findByRole('region', { name: 'Added to the cart' })
  await user.click(add())
  expect(cartName()).toBe('Cart, 3 items')
  expect(announced()).toBe(`${headphones} not added: the cart has the last 3`)
  expect(screen.getByRole('region', { name: 'Added to the cart' }).textContent).toContain(
    'not added: the cart has the last 3',
  )
})

test('the cart of a page with a product with three left stops there, and says so', async () => {
  const { user } = await openShop('/product/1')
  await screen.findByText('Only 3 left')
  await user.click(add())
  await screen.findByRole('region', { name: 'Added to the cart' })
  await user.click(add())
  await user.click(screen.getByRole('button', { name: 'Cart, 2 items' }))
  const drawer = await openCart()
  expect(drawer.queryByText('Only 3 left')).toBeNull()
  const more = drawer.getByRole('button', { name: `Increase quantity of ${headphones}` })
  await user.click(more)
  expect(drawer.getByText('Only 3 left')).toBeTruthy()
  expect(announced()).toContain(`${headphones}, quantity 3, only 3 left, 3 items in the cart`)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  await user.click(more)
  expect(cartName()).toBe('Cart, 3 items')
})
