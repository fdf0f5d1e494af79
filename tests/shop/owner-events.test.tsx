// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addButton, openShop } from './open-shop.tsx'

const names = [
  'shop:view_item_list',
  'shop:select_item',
  'shop:view_item',
  'shop:add_to_cart',
  'shop:remove_from_cart',
  'shop:begin_checkout',
  'shop:search',
] as const

let told: (readonly [string, object])[] = []
const listen = (event: Event) =>
  void told.push([
    event.type,
    event instanceof CustomEvent && typeof event.detail === 'object' ? event.detail : {},
  ])

beforeEach(() => {
  told = []
  for (const name of names) window.addEventListener(name, listen)
})
afterEach(() => {
  for (const name of names) window.removeEventListener(name, listen)
})

test('a visit tells what is seen, chosen, added and ordered, each once', async () => {
  const { user } = await openShop('/products?search=mug')
  const [card] = screen.getAllByRole('article')
  await user.click(addButton(card?.ariaLabel ?? ''))
  await expect.poll(() => told.map(([name]) => name)).toContain('shop:add_to_cart')
  await user.click(screen.getByRole('button', { name: /^Cart, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: 'Checkout' }))
  expect(told.map(([name]) => name)).toEqual(
    ['shop:search', 'shop:view_item_list', 'shop:add_to_cart', 'shop:begin_checkout'].toSorted(
      (one, other) => told.findIndex(([name]) => name === one) - told.findIndex(([name]) => name === other),
    ),
  )
  expect(told).toContainEqual(['shop:search', { search_term: 'mug' }])
  const [, added] = told.find(([name]) => name === 'shop:add_to_cart') ?? []
  expect(added).toMatchObject({
    currency: 'USD',
    items: [{ item_name: card?.ariaLabel ?? '', quantity: 1 }],
  })
})

test('a product that is opened from a list is selected, then viewed', async () => {
  const { user } = await openShop('/products')
  const [first] = screen.getAllByRole('article')
  await user.hover(document.body)
  await user.click(screen.getByRole('link', { name: first?.ariaLabel ?? '' }))
  await screen.findByRole('heading', { level: 1, name: first?.ariaLabel ?? '' })
  await expect.poll(() => told.map(([name]) => name)).toContain('shop:view_item')
  const item = { item_name: first?.ariaLabel ?? '' }
  expect(told.at(-1)).toMatchObject(['shop:view_item', { items: [item] }])
})
