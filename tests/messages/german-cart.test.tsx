// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { openShop } from '../shop/open-shop.tsx'

vi.mock('virtual:messages/cart', async () => (await loadMessages('de')).cart)
vi.mock('virtual:messages/contact', async () => (await loadMessages('de')).contact)

test('the cart is German from the button to the checkout', async () => {
  const { user } = await openShop('/product/1')
  await user.click(screen.getByRole('button', { name: 'Warenkorb, 0 Artikel' }))
  const drawer = await screen.findByRole('dialog', { name: 'Warenkorb, 0 Artikel' })
  expect(drawer.textContent).toContain('Ihr Warenkorb ist leer')
  await user.click(screen.getByRole('button', { name: 'Warenkorb schließen' }))
  await user.click(screen.getByRole('button', { name: /Add to Cart/i }))
  const announcer = document.getElementById('announcer')
  await waitFor(() => expect(announcer?.textContent).toMatch(/ hinzugefügt, 1 Artikel im Warenkorb/))
  await user.click(screen.getByRole('button', { name: 'Warenkorb, 1 Artikel' }))
  // A printed cart says it before the number.
  expect((await screen.findByText('1', { selector: '[data-label]' })).dataset['label']).toBe('Menge:')
  await user.click(await screen.findByRole('button', { name: / aus dem Warenkorb entfernen$/ }))
  await waitFor(() => expect(drawer.textContent).toMatch(/„.+“ entfernt/))
})
