import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { selectionAtom } from '#product/product-selection.ts'

const untouched = { tab: 'description', picture: 0, quantity: 1 }

test('a product starts with its description, its first picture and a quantity of one', () => {
  expect(createStore().get(selectionAtom)(1)).toEqual(untouched)
})

test('choices for one product are stored together', () => {
  const store = createStore()
  store.set(selectionAtom, 1, { tab: 'features' })
  store.set(selectionAtom, 1, { quantity: 4 })
  expect(store.get(selectionAtom)(1)).toEqual({ tab: 'features', picture: 0, quantity: 4 })
})

test('choices for one product do not apply to another', () => {
  const store = createStore()
  store.set(selectionAtom, 1, { tab: 'features', quantity: 4 })
  expect(store.get(selectionAtom)(2)).toEqual(untouched)
  store.set(selectionAtom, 2, { picture: 2 })
  expect(store.get(selectionAtom)(2)).toEqual({ ...untouched, picture: 2 })
})

test('a product starts with the defaults again after another one was shown', () => {
  const store = createStore()
  const leave = store.sub(selectionAtom, () => undefined)
  store.set(selectionAtom, 1, { quantity: 4 })
  leave()
  expect(store.get(selectionAtom)(1)).toEqual(untouched)
})

test('each page has choices of its own', () => {
  const store = createStore()
  store.set(selectionAtom, 1, { quantity: 4 })
  expect(createStore().get(selectionAtom)(1)).toEqual(untouched)
})
