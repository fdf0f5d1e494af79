// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { addToCartAtom, cartAtom, changeCartAtom, undoStepsAtom } from '#cart/cart-atoms.ts'
import { removeLineAtom, setQuantityAtom } from '#cart/line-atoms.ts'
import { formerCartAtom, repriceAtom, undoCartAtom } from '#cart/cart-history.ts'
import { maxQuantity } from '#cart/cart.ts'
import { someProduct } from './some-product.ts'

test('each change of the cart can be undone, latest first', () => {
  const store = createStore()
  store.set(addToCartAtom, someProduct({ id: 1 }), 1)
  store.set(addToCartAtom, someProduct({ id: 2 }), 3)
  store.set(setQuantityAtom, 2, 1)
  store.set(removeLineAtom, 1)
  const quantities = () => store.get(cartAtom).map(({ id, quantity }) => `${id}x${quantity}`)
  expect(quantities()).toEqual(['2x1'])

  const seen = Array.from({ length: 5 }, () => {
    store.set(undoCartAtom)
    return quantities()
  })
  expect(seen).toEqual([['1x1', '2x1'], ['1x1', '2x3'], ['1x1'], [], []])
})

test('a change after an undo can be undone to the state after that undo', () => {
  const store = createStore()
  store.set(addToCartAtom, someProduct({ id: 1 }), 1)
  store.set(undoCartAtom)
  store.set(addToCartAtom, someProduct({ id: 2 }), 1)
  store.set(undoCartAtom)
  expect(store.get(cartAtom)).toEqual([])
  expect(store.get(undoStepsAtom)).toEqual([])
})

test('an addition that a full line refuses is no change to undo', () => {
  const store = createStore()
  store.set(addToCartAtom, someProduct({ id: 1 }), maxQuantity)
  store.set(addToCartAtom, someProduct({ id: 1 }), 1)
  expect(store.get(formerCartAtom)?.cart).toEqual([])
  store.set(undoCartAtom)
  expect(store.get(cartAtom)).toEqual([])
})

test('a change that lower stock has taken back is no change to undo', () => {
  const store = createStore()
  const product = someProduct({ id: 1 })
  store.set(addToCartAtom, product, 2)
  store.set(setQuantityAtom, 1, 3)
  store.set(repriceAtom, new Map([[1, { ...product, stock: 2 }]]))
  expect(store.get(formerCartAtom)?.cart).toEqual([])
})

test('another order of the same lines is no change to undo', () => {
  const store = createStore()
  store.set(addToCartAtom, someProduct({ id: 1 }), 1)
  store.set(addToCartAtom, someProduct({ id: 2 }), 1)
  store.set(changeCartAtom, (cart) => cart.toReversed())
  expect(store.get(formerCartAtom)?.cart.map(({ id }) => id)).toEqual([1])
})
