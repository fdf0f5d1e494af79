// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

const headphones = 'Fennwick Drift Over-Ear Headphones'
const undo = '{Control>}z{/Control}'

/** Opens the catalogue page with a filter, and the buttons of a card in sight. */
async function openFiltered() {
  const shop = await openShop('/products')
  // The keys and a card's buttons load with the first input.
  await shop.user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() =>
    expect(document.getElementById('cart-button')?.getAttribute('aria-keyshortcuts')).toBe('c'),
  )
  await shop.user.click(screen.getByRole('button', { name: /^Electronics/ }))
  await waitFor(() => expect(shop.address()).toBe('/products?category=Electronics'))
  // It would replace what the tests wait for.
  await waitFor(() => expect(announced()).toMatch(/^Electronics: \d+ products$/))
  await shop.user.hover(await screen.findByRole('link', { name: headphones }))
  const press = async (tool: 'Save' | 'Compare') =>
    shop.user.click(await screen.findByRole('button', { name: `${tool} ${headphones}` }))
  const isPressed = (tool: 'Save' | 'Compare') =>
    screen.getByRole('button', { name: `${tool} ${headphones}` }).getAttribute('aria-pressed') === 'true'
  return { ...shop, press, isPressed }
}

test('Ctrl+Z undoes the latest of the changes: a choice to compare, a saved product, a filter', async () => {
  const { user, address, press, isPressed } = await openFiltered()
  await press('Save')
  await press('Compare')
  await waitFor(() => expect([isPressed('Save'), isPressed('Compare')]).toEqual([true, true]))

  await user.keyboard(undo)
  expect([isPressed('Save'), isPressed('Compare')]).toEqual([true, false])
  expect(announced()).toBe('Undone, 0 products chosen to compare')
  expect(address()).toBe('/products?category=Electronics')

  await user.keyboard(undo)
  expect([isPressed('Save'), isPressed('Compare')]).toEqual([false, false])
  expect(announced()).toBe('Undone, 0 products saved')
  expect(address()).toBe('/products?category=Electronics')

  await user.keyboard(undo)
  await waitFor(() => expect(address()).toBe('/products'))
})

test('Ctrl+Z undoes on Cyrillic, Greek and Hebrew layouts, where its key types another letter', async () => {
  const { press, isPressed } = await openFiltered()
  for (const key of ['я', 'ζ', 'ז']) {
    await press('Save')
    await waitFor(() => expect(isPressed('Save')).toBe(true))
    await waitFor(() => expect(announced()).toBe('Saved'))
    fireEvent.keyDown(document.body, { key, code: 'KeyZ', ctrlKey: true })
    await waitFor(() => expect(isPressed('Save')).toBe(false))
    expect(announced()).toBe('Undone, 0 products saved')
  }
})
