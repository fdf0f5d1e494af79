// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const network = vi.hoisted(() => ({ isDown: false }))
const fewLeft = vi.hoisted(() => new Set<number>())
const soldOut = vi.hoisted(() => new Set<number>())
vi.mock(import('#catalogue/queries.ts'), async (load) => {
  const queries = await load()
  return {
    ...queries,
    productQuery: (id, size) => ({
      ...queries.productQuery(id, size),
      ...(network.isDown && { queryFn: () => Promise.reject(new Error('No network.')) }),
      ...((soldOut.has(id) || fewLeft.has(id)) && {
        queryFn: async ({ client }) => {
          const product = await (await queries.loadSourceFor(size, client)).product(id, size)
          return product && { ...product, ...(soldOut.has(id) ? { isSoldOut: true as const } : { stock: 3 }) }
        },
      }),
    }),
  }
})

afterEach(() => {
  network.isDown = false
  window.location.hash = ''
})

test('a cart link whose products cannot be loaded says so, and keeps its part of the address', async () => {
  network.isDown = true
  window.location.hash = '#cart=1x2'
  const { user } = await openShop('/')
  const dialog = await screen.findByRole('dialog', { name: 'A cart was shared with you' })
  await waitFor(() => expect(dialog.textContent).toContain('It could not be loaded.'))
  expect(window.location.hash).toBe('#cart=1x2')
  network.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/It holds 2 items/)
  expect(screen.getByRole('button', { name: 'Take theirs' })).toBeTruthy()
})

test('a sold-out product of a cart link cannot be taken', async () => {
  soldOut.add(2)
  window.location.hash = '#cart=1x2,2x3'
  const { user } = await openShop('/')
  const dialog = await screen.findByRole('dialog', { name: 'A cart was shared with you' })
  await waitFor(() => expect(dialog.textContent).toContain('It holds 2 items, $'))
  expect(dialog.textContent).toContain('3 items of it cannot be had here.')
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeTruthy())
})

test('of a cart link no more can be taken than is left', async () => {
  fewLeft.add(7)
  window.location.hash = '#cart=7x5'
  const { user } = await openShop('/')
  const dialog = await screen.findByRole('dialog', { name: 'A cart was shared with you' })
  await waitFor(() => expect(dialog.textContent).toContain('It holds 3 items, $'))
  expect(dialog.textContent).toContain('2 items of it cannot be had here.')
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeTruthy())
})

test.each(['Take theirs', 'Not now'])(
  'the cart leaves the address with the answer “%s”, and not before',
  async (answer) => {
    window.location.hash = '#cart=1x2'
    const { user, address } = await openShop('/products?search=lamp#cart=1x2')
    await screen.findByText(/It holds 2 items/)
    expect(address()).toBe('/products?search=lamp#cart=1x2')
    await user.click(screen.getByRole('button', { name: answer }))
    await waitFor(() => expect(address()).toBe('/products?search=lamp'))
  },
)
