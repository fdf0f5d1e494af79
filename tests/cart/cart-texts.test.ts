import { expect, test } from 'vitest'
import { items, itemsInCart } from '#cart/cart-texts.ts'

test('the number of items has a singular', () => {
  expect([0, 1, 2, 42].map(items)).toEqual(['0 items', '1 item', '2 items', '42 items'])
})

test('an empty cart is worded as empty', () => {
  expect([0, 1, 3].map(itemsInCart)).toEqual([
    'the cart is empty',
    '1 item in the cart',
    '3 items in the cart',
  ])
})
