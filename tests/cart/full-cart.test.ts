// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createStore } from 'jotai'
import { bringBackAtom } from '#cart/bring-back.tsx'
import { addToCart, type Cart, type CartLine, itemCount, mostLines } from '#cart/cart.ts'
import { addedNoteAtom, addToCartAtom, cartAtom, lastRemovedAtom, leftCartAtom } from '#cart/cart-atoms.ts'
import { addCarts, refusedWords } from '#cart/cart-lines.ts'
import { undoRemovalAtom } from '#cart/line-atoms.ts'
import { messages } from '#ui/announcer.ts'
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

const other: CartLine = { id: 1, name: 'Mug', price: 100, quantity: 2, image: '/pictures/sold-out.avif' }

test('what a full cart does not take is not said to be brought back, and stays on offer', () => {
  const store = createStore()
  store.set(cartAtom, () => full)
  store.set(leftCartAtom, [other, ...full.slice(0, 1)])
  store.set(bringBackAtom)
  expect(store.get(cartAtom)).toHaveLength(mostLines)
  expect(messages.at(-1)?.text).toBe('Brought back 1 item, the cart holds 500 products')
  expect(store.get(leftCartAtom)).toEqual([other])
})

test('a removed line that no longer fits is not said to be back, and can be restored later', () => {
  const store = createStore()
  store.set(cartAtom, () => full)
  store.set(lastRemovedAtom, { line: other, index: 0 })
  store.set(undoRemovalAtom)
  expect(store.get(cartAtom)).toHaveLength(mostLines)
  expect(messages.at(-1)?.text).toBe('Mug not added: the cart holds 500 products')
  store.set(cartAtom, () => full.slice(1))
  store.set(undoRemovalAtom)
  expect(store.get(cartAtom)[0]).toEqual(other)
})

test('a shared cart fills the cart up to its limit, and what did not fit is counted', () => {
  const sum = addCarts(full.slice(1), [other, { ...other, id: 2 }])
  expect(sum).toHaveLength(mostLines)
  expect(refusedWords(itemCount(full.slice(1)) + 4, itemCount(sum))).toBe(', 2 items did not fit')
  expect(refusedWords(4, 4)).toBe('')
})
