// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const network = vi.hoisted(() => ({ isDown: false }))
vi.mock(import('#catalogue/queries.ts'), async (load) => {
  const queries = await load()
  return {
    ...queries,
    productQuery: (id, size) => ({
      ...queries.productQuery(id, size),
      ...(network.isDown && { queryFn: () => Promise.reject(new Error('No network.')) }),
    }),
  }
})

afterEach(() => {
  window.location.hash = ''
})

test('a cart link whose products cannot be loaded says so, and keeps its part of the address', async () => {
  network.isDown = true
  window.location.hash = '#cart=1x2'
  const { user } = await openShop('/')
  const dialog = await screen.findByRole('dialog', { name: 'A cart was shared with you' })
  expect(dialog.textContent).toContain('It could not be loaded. Open its link again, or reload this page.')
  expect(window.location.hash).toBe('#cart=1x2')
  await user.click(screen.getByRole('button', { name: 'Close' }))

  network.isDown = false
  window.dispatchEvent(new Event('hashchange'))
  await waitFor(() => expect(dialog.textContent).toContain('It holds 2 items'))
  expect(screen.getByRole('button', { name: 'Take theirs' })).toBeTruthy()
})
