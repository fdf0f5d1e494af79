// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addButton, announced, cartName, openShop } from './open-shop.tsx'

const headphones = 'Fennwick Drift Over-Ear Headphones'
const phone = 'Nordquill Ember 6 Smartphone, 128 GB'

const cartButton = () => {
  const button = document.getElementById('cart-button')
  if (!button) throw new Error('no cart button')
  return button
}
const drawer = () => screen.findByRole('dialog', { name: /Shopping Cart/ })
const names = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('[data-line] a')].map((link) => link.textContent)

const prices = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)

/** Opens a page with one pair of headphones and two phones in the cart, and the drawer open. */
async function openFullCart() {
  const shop = await openShop('/products?brand=Fennwick_Nordquill')
  await shop.user.click(addButton(headphones))
  await shop.user.click(addButton(phone))
  await shop.user.click(addButton(phone))
  await shop.user.click(cartButton())
  return { ...shop, panel: within(await drawer()) }
}

describe('adding', () => {
  test('from a card adds one, announces it, and changes the badge', async () => {
    const { user } = await openShop('/')
    expect(cartName()).toBe('Cart, 0 items')
    await user.click(addButton(headphones))
    expect(announced()).toBe(`${headphones} added, 1 item in the cart`)
    await user.click(addButton(headphones))
    expect(cartName()).toBe('Cart, 2 items')
    expect(cartButton().textContent).toBe('2')
  })

  test('on a product’s page adds the chosen quantity', async () => {
    const { user } = await openShop('/product/1')
    await user.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    await user.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    await user.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(cartName()).toBe('Cart, 3 items')
    expect(announced()).toBe(`3 × ${headphones} added, 3 items in the cart`)
  })

  test('changes the cart of this page: filters keep it, and another page has its own', async () => {
    const { user, visit } = await openShop('/products')
    await user.click(addButton(headphones))
    await user.click(screen.getByRole('button', { name: /^Fashion/ }))
    expect(cartName()).toBe('Cart, 1 item')
    await visit('/')
    expect(cartName()).toBe('Cart, 0 items')
    await visit('/products')
    expect(cartName()).toBe('Cart, 0 items')
  })

  test('what stays on a page that is left is said, and the next pages offer to bring it back', async () => {
    const { user, visit } = await openShop('/products')
    await user.click(addButton(headphones))
    await user.click(addButton(headphones))
    await visit('/')
    const note = await screen.findByRole('region', { name: 'Left in the cart' })
    expect(note.textContent).toContain('2 items stayed on the page you left')
    await waitFor(() => expect(announced()).toBe('2 items stayed on the page you left'))
    await user.click(addButton(phone))
    await visit('/products')
    expect(cartName()).toBe('Cart, 0 items')
    await user.click(cartButton())
    await user.click(within(await drawer()).getByRole('button', { name: 'Bring back 3 items' }))
    expect(names(await drawer())).toEqual([headphones, phone])
    expect(cartName()).toBe('Cart, 3 items')
    expect((await drawer()).textContent).toContain('Brought back 3 items, 3 items in the cart')
    expect(document.activeElement).toBe(within(await drawer()).getByRole('heading', { level: 2 }))
    expect(within(await drawer()).queryByRole('button', { name: /^Bring back/ })).toBeNull()

    await user.click(within(await drawer()).getByRole('button', { name: /^Undo last change/ }))
    expect(names(await drawer())).toEqual([])
    expect(within(await drawer()).getByRole('button', { name: 'Bring back 3 items' })).toBeTruthy()
  })
})

describe('the drawer', () => {
  test('of an empty cart has a message and no total', async () => {
    const { user } = await openShop('/')
    await user.click(cartButton())
    const panel = within(await drawer())
    expect(names(await drawer())).toEqual([])
    expect((await drawer()).textContent).toContain('Your cart is empty')
    expect(panel.queryByText('Total:')).toBeNull()
    expect(panel.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
  })

  test('has a line for each product and the total, changes quantities, and closes with Escape', async () => {
    const { user, panel } = await openFullCart()
    expect(names(await drawer())).toEqual([headphones, phone])
    expect(prices(await drawer())).toEqual(['$189.99', '$649.00'])
    // 189.99 + 2 × 649
    expect(panel.getByText('Total:').parentElement?.textContent).toBe('Total: $1,487.99')

    await user.click(panel.getByRole('button', { name: `Increase quantity of ${headphones}` }))
    expect(cartName()).toBe('Cart, 4 items')
    expect(panel.getByText('Total:').parentElement?.textContent).toBe('Total: $1,677.98')
    await user.click(panel.getByRole('button', { name: `Decrease quantity of ${phone}` }))
    expect(cartName()).toBe('Cart, 3 items')
    expect(panel.getByText('Total:').parentElement?.textContent).toBe('Total: $1,028.98')

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(cartButton()))
  })

  test('removes a line with minus, restores it at its position by Undo, and removes whole lines', async () => {
    const { user, panel } = await openFullCart()
    await user.click(panel.getByRole('button', { name: `Decrease quantity of ${headphones}, removes it` }))
    expect(names(await drawer())).toEqual([phone])
    expect(cartName()).toBe('Cart, 2 items')
    expect(document.activeElement).toBe(panel.getByRole('link', { name: phone }))
    await user.click(panel.getByRole('button', { name: `Undo removing ${headphones}` }))
    expect(names(await drawer())).toEqual([headphones, phone])
    expect(cartName()).toBe('Cart, 3 items')
    expect(panel.queryByRole('button', { name: /^Undo removing/ })).toBeNull()
    expect(document.activeElement).toBe(panel.getByRole('link', { name: headphones }))

    await user.click(panel.getByRole('button', { name: `Remove ${phone} from the cart` }))
    expect(names(await drawer())).toEqual([headphones])
    expect(document.activeElement).toBe(panel.getByRole('link', { name: headphones }))
    await user.click(panel.getByRole('button', { name: `Remove ${headphones} from the cart` }))
    expect(names(await drawer())).toEqual([])
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Shopping Cart, 0 items' }))
    expect(cartButton().textContent).toBe('')
  })

  test('restores a removed line by Ctrl+Z, names it, and focuses it', async () => {
    const { user, panel } = await openFullCart()
    await user.click(panel.getByRole('button', { name: `Remove ${headphones} from the cart` }))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(headphones))
    expect((await drawer()).textContent).toContain(`${headphones} is back, 3 items in the cart`)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await drawer()).textContent).toContain('Undone, 2 items in the cart'))
  })

  test('keeps the focus when Ctrl+Z removes the line that has it', async () => {
    const { user, panel } = await openFullCart()
    for (let left = 3; left > 0; left -= 1) {
      panel.getAllByRole('link')[0]?.focus()
      await user.keyboard('{Control>}z{/Control}')
    }
    await waitFor(() =>
      expect(document.activeElement).toBe(panel.getByRole('heading', { name: /^Shopping Cart/ })),
    )
    expect(names(await drawer())).toEqual([])
  })

  test('explains that there is no checkout, and returns the focus', async () => {
    const { user, panel } = await openFullCart()
    const checkout = panel.getByRole('button', { name: 'Proceed to Checkout' })
    await user.click(checkout)
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('Checkout functionality will be implemented with payment gateway!')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(checkout))
    expect(names(await drawer())).toEqual([headphones, phone])
  })
})

test('the same words twice are two messages of the open cart, as for a link that is copied twice', async () => {
  const { user, panel } = await openFullCart()
  const message = () =>
    [...document.querySelectorAll('[role=dialog] > [data-announcer] > *')].find(
      ({ textContent }) => textContent === 'Link to this cart copied',
    )
  const share = panel.getByRole('button', { name: /^Share/ })
  await user.click(share)
  await waitFor(() => expect(message()).toBeTruthy())
  const first = message()
  await user.click(share)
  await waitFor(() => expect(message()).not.toBe(first))
  expect(message()).toBeTruthy()
})
