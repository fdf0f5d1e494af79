import { expect, test } from 'vitest'
import { removeLine, setQuantity } from '#cart/cart-lines.ts'
import { addToCart, emptyCart } from '#cart/cart.ts'
import { cartChange } from '#cart/cart-change.ts'
import { someProduct } from './some-product.ts'

const mug = someProduct({ id: 1, name: 'Mug' })
const lamp = someProduct({ id: 2, name: 'Lamp' })
const one = addToCart(emptyCart, mug, 2)
const two = addToCart(one, lamp, 1)

test.each([
  ['adding Lamp', one, two],
  ['removing Mug', two, removeLine(two, 1)],
  ['changing Mug to 3', two, setQuantity(two, 1, 3)],
  ['adding 2 products', emptyCart, two],
  ['changing 2 products', two, emptyCart],
])('%s', (words, before, now) => {
  expect(cartChange(before, now)).toBe(words)
})
