// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

const slow = { timeout: 10_000 }

describe('the header marks the current page', () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent)

  test.each([
    ['/products', ['Products']],
    ['/products?category=Fashion&sort=price-up', ['Products']],
    ['/products?saved=true', ['Saved']],
    ['/products?category=Fashion&saved=true', ['Saved']],
    ['/', []],
  ])('%s: %j', async (address, names) => {
    await openShop(address)
    expect(current()).toEqual(names)
  })
})

describe('an unknown category', () => {
  test.each(['/products?category=Nope', '/?category=Nope'])('%s has All pressed', async (address) => {
    await openShop(address)
    const group = within(screen.getByRole('group', { name: 'Filter by category' }))
    const pressed = group.getAllByRole('button', { pressed: true })
    expect(pressed.map((button) => button.textContent)).toEqual([expect.stringMatching(/^All/)])
  })
})

describe('the chip of the sort order', () => {
  test('resets the order, with an announcement', async () => {
    const { user, address } = await openShop('/products?sale=true&sort=price-up')
    await user.click(
      await screen.findByRole('button', { name: 'Sorted by price, low to high, remove' }, slow),
    )
    expect(address()).toBe('/products?sale=true')
    await waitFor(() => expect(announced()).toBe('In catalogue order'), slow)
    expect(screen.queryByRole('button', { name: /^Sorted/ })).toBeNull()
  })

  test('is removed with all filters', async () => {
    const { user, address } = await openShop('/products?category=Fashion&sale=true&sort=price-up')
    await user.click(await screen.findByRole('button', { name: 'Clear all' }, slow))
    expect(address()).toBe('/products?category=Fashion')
  })
})
