// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { announced, cartName, openShop } from './open-shop.tsx'

const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' })
const tab = (name: string) => screen.getByRole('tab', { name })
const chosenView = () =>
  within(screen.getByRole('list', { name: 'Views' }))
    .getAllByRole('button')
    .findIndex((button) => button.getAttribute('aria-current') === 'true')

describe('a product’s page', () => {
  test('has brand, rating, prices with two decimals, the saving and the perks', async () => {
    await openShop('/product/1')
    const words = screen.getByRole('region', { name: 'Buy' }).textContent
    for (const part of [
      'Fennwick',
      '4.7 (1,842 reviews)',
      'Now $189.99 was $249.99',
      'SAVE $60.00',
      'Free Shipping (NY Only)',
      '1 Year Warranty',
      '30 Day Returns',
    ])
      expect(words).toContain(part)
  })

  test('of a course or a service says what the perks mean for it, and links to no hidden category', async () => {
    const { visit } = await openShop('/product/71')
    const breadcrumb = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    const returns = () => screen.getByText('30 Day Returns').closest('details')?.textContent
    await waitFor(() => expect(returns()).toMatch(/before you watch the lessons/))
    expect(breadcrumb().getAllByRole('listitem')[1]?.textContent).toBe('Course')
    expect(breadcrumb().queryByRole('link', { name: 'Course' })).toBeNull()
    await visit('/product/83')
    await waitFor(() => expect(returns()).toMatch(/before the work begins/))
    expect(breadcrumb().queryByRole('link', { name: 'Service' })).toBeNull()
    await visit('/product/1')
    await waitFor(() => expect(returns()).toMatch(/Send it back unused/))
    expect(breadcrumb().getByRole('link', { name: 'Electronics' })).toBeTruthy()
  })

  test('opens with its description; features are a bulleted list, specifications have labels and values', async () => {
    const { user } = await openShop('/product/1')
    expect(tab('Description').getAttribute('aria-selected')).toBe('true')
    await user.click(tab('Features'))
    const features = within(screen.getByRole('tabpanel', { name: 'Features' }))
    expect(features.getAllByRole('listitem')[0]?.textContent).toBe(
      'Adaptive noise cancelling with a talk-through button',
    )
    await user.click(tab('Specifications'))
    const specifications = screen.getByRole('tabpanel', { name: 'Specifications' })
    expect(specifications.querySelector('dt')?.textContent).toBe('Driver size')
    expect(specifications.querySelector('dd')?.textContent).toBe('40 mm')
  })

  test('has tabs that the arrows, Home and End move through, with wrapping', async () => {
    const { user } = await openShop('/product/1')
    await user.click(tab('Features'))
    for (const [key, name] of [
      ['ArrowRight', 'Specifications'],
      ['ArrowRight', 'Description'],
      ['ArrowLeft', 'Specifications'],
      ['Home', 'Description'],
      ['End', 'Specifications'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      await waitFor(() => expect(document.activeElement).toBe(tab(name)))
      await waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'))
    }
    expect(screen.getByRole('tabpanel', { name: 'Specifications' }).tabIndex).toBe(0)
  })

  test('has one stepper with a minimum of 1, which accepts typed numbers', async () => {
    const { user } = await openShop('/product/1')
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }))
    expect(quantity()).toHaveProperty('value', '1')
    await user.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    expect(quantity()).toHaveProperty('value', '2')
    await user.clear(quantity())
    await user.type(quantity(), '5000')
    await user.tab()
    expect(quantity()).toHaveProperty('value', '999')
    expect(announced()).toBe('Quantity 999')
  })

  test('steps by the arrow keys within its limits, and has no native value for the wheel to change', async () => {
    const { user } = await openShop('/product/1')
    expect(quantity().getAttribute('type')).toBe('text')
    await user.click(quantity())
    for (const [keys, value] of [
      ['{ArrowUp}{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
      ['{ArrowDown}{ArrowDown}', '1'],
      ['{Control>}{ArrowUp}{/Control}', '1'],
    ] as const) {
      await user.keyboard(keys)
      expect(quantity()).toHaveProperty('value', value)
      expect(quantity().getAttribute('aria-valuenow')).toBe(value)
    }
  })

  test('loses nothing to Enter for any content of the quantity field', async () => {
    const { user } = await openShop('/product/1')
    await user.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    for (const [typed, kept] of [
      ['', '2'],
      ['-', '2'],
      ['0', '2'],
      ['e', '2'],
      ['1.5', '1'],
    ] as const) {
      await user.clear(quantity())
      await user.type(quantity(), `${typed}{Enter}`)
      expect(quantity()).toHaveProperty('value', kept)
    }
    await user.clear(quantity())
    await user.type(quantity(), '7{Enter}')
    await user.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(cartName()).toBe('Cart, 7 items')
  })
})

/** Leaves the page as a visitor does. */
async function chooseAll(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(tab('Features'))
  await user.click(screen.getByRole('button', { name: /^Increase quantity/ }))
  await user.click(screen.getByRole('button', { name: /image 2 of/ }))
  await user.click(screen.getByRole('button', { name: /^Add to Cart/ }))
}

describe('tab, picture and quantity start with the defaults', () => {
  // Views and tabs follow the first paint.
  const state = async () => [
    (await screen.findByRole('tab', { name: 'Description' })).getAttribute('aria-selected'),
    chosenView(),
    quantity().getAttribute('value'),
  ]

  test('on another product, while the cart of the route stays', async () => {
    const { user, visit } = await openShop('/product/1')
    await chooseAll(user)
    expect(await state()).toEqual(['false', 1, '2'])
    await visit('/product/2')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Nordquill/)
    expect(await state()).toEqual(['true', 0, '1'])
    expect(cartName()).toBe('Cart, 2 items')
  })

  test('on the same product after another one was shown', async () => {
    const { user, visit } = await openShop('/product/1')
    await chooseAll(user)
    await visit('/product/2')
    await visit('/product/1')
    expect(await state()).toEqual(['true', 0, '1'])
    expect(cartName()).toBe('Cart, 2 items')
  })

  test('with an empty cart after a visit to another page', async () => {
    const { user, visit } = await openShop('/product/1')
    await chooseAll(user)
    await visit('/products')
    expect(cartName()).toBe('Cart, 0 items')
    await visit('/product/1')
    expect(await state()).toEqual(['true', 0, '1'])
    expect(cartName()).toBe('Cart, 0 items')
  })
})
