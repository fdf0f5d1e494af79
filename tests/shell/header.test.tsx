// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from '../shop/open-shop.tsx'

test('the menu stays open where no element has the focus, and closes where another one gets it', async () => {
  await openShop('/products')
  const menu = document.getElementById('menu')
  if (!menu) throw new Error('no menu')
  // happy-dom has no popovers.
  const toggle = vi.fn<(isOpen?: boolean) => boolean>()
  menu.togglePopover = toggle
  const closeButton = within(menu).getByRole('button', { name: 'Close the menu' })
  // As in Safari, which focuses no pressed link.
  fireEvent.blur(closeButton, { relatedTarget: null })
  fireEvent.blur(closeButton, { relatedTarget: screen.getByRole('button', { name: 'Categories' }) })
  expect(toggle).not.toHaveBeenCalled()
  fireEvent.blur(closeButton, { relatedTarget: screen.getByRole('searchbox', { name: 'Search products' }) })
  expect(toggle.mock.calls).toEqual([[false]])
})
