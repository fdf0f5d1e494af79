// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToCartAtom, cartAtom, changeCartAtom } from '#cart/cart-atoms.ts'
import { repriceAtom, undoCartAtom } from '#cart/cart-history.ts'
import { removeLineAtom } from '#cart/line-atoms.ts'
import { tellCarts } from '#events/tell-carts.ts'
import { someProduct } from '../cart/some-product.ts'
import { dispatchStorageEvent, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

vi.mock(import('#shop'), async (load) => {
  const { shop } = await load()
  return { shop, cartScope: 'device' as const }
})

const names = ['shop:add_to_cart', 'shop:remove_from_cart'] as const
const [lamp, shirt] = [someProduct({ id: 1 }), someProduct({ id: 2, name: 'Shirt' })]

let told: string[] = []
const listen = ({ type, detail }: WindowEventMap[(typeof names)[number]]) =>
  void told.push(`${type} ${detail.items.map((item) => `${item.item_id}x${item.quantity}`).join()}`)

const stops: (() => void)[] = []
beforeEach(() => {
  told = []
  putStorage(new WorkingStorage())
  for (const name of names) window.addEventListener(name, listen)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const name of names) window.removeEventListener(name, listen)
  vi.unstubAllGlobals()
})

/** A page whose cart is shown, as the header does from the start. */
function open() {
  const store = createStore()
  stops.push(store.sub(cartAtom, () => undefined))
  return store
}

const load = (store: ReturnType<typeof open>) => stops.push(tellCarts(store))

test('all that is added before the code has loaded is told, and nothing that was in the cart', () => {
  const before = open()
  before.set(addToCartAtom, lamp, 3)
  const store = open()
  store.set(addToCartAtom, lamp, 1)
  store.set(addToCartAtom, shirt, 2)
  load(store)
  expect(told).toEqual(['shop:add_to_cart 1x1,2x2'])
})

test('the visitor’s own changes are told, and their undoing', () => {
  const store = open()
  load(store)
  store.set(addToCartAtom, lamp, 2)
  store.set(removeLineAtom, 1)
  store.set(undoCartAtom)
  store.set(undoCartAtom)
  expect(told).toEqual([
    'shop:add_to_cart 1x2',
    'shop:remove_from_cart 1x2',
    'shop:add_to_cart 1x2',
    'shop:remove_from_cart 1x2',
  ])
})

test('what is ordered, and what is no longer left, is not removed by the visitor', () => {
  const store = open()
  load(store)
  store.set(addToCartAtom, lamp, 5)
  store.set(addToCartAtom, shirt, 1)
  told = []
  store.set(repriceAtom, new Map([[1, { ...lamp, stock: 2 }]]))
  store.set(changeCartAtom, (cart) => cart.slice(0, 1), 'order')
  store.set(cartAtom, () => [])
  expect(told).toEqual([])
  store.set(addToCartAtom, shirt, 1)
  expect(told).toEqual(['shop:add_to_cart 2x1'])
})

test('what is ordered before the code has loaded is not told as removed', () => {
  const before = open()
  before.set(addToCartAtom, lamp, 3)
  const store = open()
  store.set(changeCartAtom, () => [], 'order')
  load(store)
  expect(told).toEqual([])
})

test('what is ordered, with other prices afterwards, is not told as removed either', () => {
  const store = open()
  store.set(addToCartAtom, lamp, 3)
  store.set(addToCartAtom, shirt, 4)
  store.set(changeCartAtom, (cart) => cart.slice(1), 'order')
  store.set(repriceAtom, new Map([[2, { ...shirt, stock: 2 }]]))
  load(store)
  expect(told).toEqual([])
})

test('the changes of another tab are told there', () => {
  const store = open()
  load(store)
  const mug = { id: 5, name: 'Mug', price: 900, quantity: 4, image: '/m.avif' }
  localStorage.setItem('shop/cart/1', JSON.stringify([mug]))
  dispatchStorageEvent('shop/cart/1')
  expect(told).toEqual([])
  store.set(removeLineAtom, 5)
  expect(told).toEqual(['shop:remove_from_cart 5x4'])
})
