// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createStore } from 'jotai'
import { addToCart, type Cart, mostLines } from '#cart/cart.ts'
import { addedNoteAtom, addToCartAtom, cartAtom } from '#cart/cart-atoms.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'

const question = { category: 'All', search: '', size: 200 }
const full: Cart = Array.from({ length: mostLines }, (_, at) => ({
  id: at + 1000,
  name: `Product ${at}`,
  price: 100,
  quantity: 1,
  image: '/pictures/sold-out.avif',
}))

test('a full cart takes no other product, and more of one that it has', async () => {
  const { products } = await embeddedSource.slice(question, 0)
  const [product] = products
  if (!product) throw new Error('no product')
  const [line] = full
  if (!line) throw new Error('no line')
  expect(addToCart(full, product)).toBe(full)
  expect(addToCart([{ ...line, id: product.id }, ...full.slice(1)], product)[0]?.quantity).toBe(2)
})

test('a product that a full cart does not take is not said to be added', async () => {
  const { products } = await embeddedSource.slice(question, 0)
  const [product] = products
  if (!product) throw new Error('no product')
  const store = createStore()
  store.set(cartAtom, () => full)
  store.set(addToCartAtom, product, 1)
  expect(store.get(cartAtom)).toHaveLength(mostLines)
  expect(store.get(addedNoteAtom)?.words).toBe('not added: the cart holds 500 products')
})
