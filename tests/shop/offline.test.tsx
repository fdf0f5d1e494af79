// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from './open-shop.tsx'

test('where the shop cannot be kept offline, a message appears only after a press on the button', async () => {
  localStorage.setItem('shop/visited/1', 'true')
  const { user } = await openShop('/accessibility')
  // Set by the deferred parts, which follow the service worker from the second page view on.
  const cart = screen.getByRole('button', { name: /^Cart/ })
  await user.hover(cart)
  await waitFor(() => expect(cart.getAttribute('aria-keyshortcuts')).toBe('c'))
  await act(() => Promise.resolve())
  const keep = await screen.findByRole('button', { name: /^Keep this shop offline/ })
  await user.click(keep)
  await screen.findByRole('button', { name: 'The shop could not be kept offline. Try again' })
})
