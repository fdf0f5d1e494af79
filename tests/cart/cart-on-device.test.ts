// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCartAtom, cartAtom, countAtom } from '#cart/cart-atoms.ts'
import { followCartAtom, repriceAtom, undoCartAtom } from '#cart/cart-history.ts'
import { removeLineAtom, undoRemovalAtom } from '#cart/line-atoms.ts'
import { announce } from '#ui/announcer.ts'
import { FullStorage, dispatchStorageEvent, putStorage, WorkingStorage } from '../device/faulty-storage.ts'
import { someProduct } from './some-product.ts'

vi.mock('#ui/announcer.ts', () => ({
  announce: vi.fn<(message: string) => void>(),
}))
vi.mock(import('#shop'), async (load) => {
  const { shop } = await load()
  return { shop, cartScope: 'device' as const }
})

const key = 'shop/cart/1'
const open = () => {
  const store = createStore()
  const close = store.sub(cartAtom, () => undefined)
  return { store, close }
}

beforeEach(() => {
  putStorage(new WorkingStorage())
  vi.mocked(announce).mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the cart of this device', () => {
  test('is the same on every page', () => {
    const first = open()
    first.store.set(addToCartAtom, someProduct(), 2)
    first.close()
    const second = open()
    expect(second.store.get(countAtom)).toBe(2)
    second.close()
  })

  test('follows changes by another tab', () => {
    const { store, close } = open()
    localStorage.setItem(
      key,
      JSON.stringify([{ id: 5, name: 'Mug', price: 900, quantity: 4, image: '/m.avif' }]),
    )
    dispatchStorageEvent(key)
    expect(store.get(countAtom)).toBe(4)
    close()
  })

  test('keeps a concurrent addition by another tab', () => {
    const { store, close } = open()
    localStorage.setItem(
      key,
      JSON.stringify([{ id: 5, name: 'Mug', price: 900, quantity: 4, image: '/m.avif' }]),
    )
    store.set(addToCartAtom, someProduct(), 1)
    expect(store.get(countAtom)).toBe(5)
    close()
  })

  test('has no change to undo after one by another tab', () => {
    const { store, close } = open()
    store.set(addToCartAtom, someProduct(), 1)
    const cart = [{ id: 5, name: 'Mug', price: 900, quantity: 4, image: '/m.avif' }]
    localStorage.setItem(key, JSON.stringify(cart))
    dispatchStorageEvent(key)
    store.set(undoCartAtom)
    expect(store.get(cartAtom)).toEqual(cart)
    close()
  })

  test('keeps its change to undo where no other tab has changed it while the page was kept for Back', () => {
    const { store, close } = open()
    store.set(addToCartAtom, someProduct(), 1)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    store.set(undoCartAtom)
    expect(store.get(cartAtom)).toEqual([])
    close()
  })

  test('has an addition on this page to undo, and none on the page before', () => {
    const before = open()
    before.store.set(addToCartAtom, someProduct(), 3)
    const { store, close } = open()
    store.set(addToCartAtom, someProduct(), 1)
    store.set(undoCartAtom)
    expect(store.get(countAtom)).toBe(3)
    store.set(undoCartAtom)
    expect(store.get(countAtom)).toBe(3)
    close()
    before.close()
  })

  test('leaves the prices and names of a cart by another tab to that tab, until it changes the cart', () => {
    const { store, close } = open()
    const text = JSON.stringify([{ id: 1, name: 'Tischlampe', price: 900, quantity: 4, image: '/m.avif' }])
    localStorage.setItem(key, text)
    dispatchStorageEvent(key)
    store.set(followCartAtom)
    const found = new Map([[1, someProduct()]])
    store.set(repriceAtom, found)
    expect(localStorage.getItem(key)).toBe(text)
    store.set(addToCartAtom, someProduct(), 1)
    store.set(repriceAtom, found)
    expect(store.get(cartAtom)).toMatchObject([{ name: 'Desk Lamp', price: 4990, was: 900, quantity: 5 }])
    close()
  })

  test('restores a removed line, also after a change by another tab', () => {
    const { store, close } = open()
    store.set(addToCartAtom, someProduct(), 2)
    store.set(removeLineAtom, 1)
    expect(localStorage.getItem(key)).toBe('[]')
    localStorage.setItem(
      key,
      JSON.stringify([{ id: 5, name: 'Mug', price: 900, quantity: 4, image: '/m.avif' }]),
    )
    dispatchStorageEvent(key)
    store.set(undoRemovalAtom)
    expect(store.get(cartAtom).map(({ id, quantity }) => `${id}x${quantity}`)).toEqual(['1x2', '5x4'])
    close()
  })

  test('works in memory where storage is full, and announces that it will not last', () => {
    putStorage(new FullStorage())
    const { store, close } = open()
    store.set(addToCartAtom, someProduct(), 1)
    expect(store.get(countAtom)).toBe(1)
    expect(announce).toHaveBeenCalledWith(
      'Desk Lamp added, 1 item in the cart. This browser keeps nothing after you close the page.',
    )
    close()
  })
})
