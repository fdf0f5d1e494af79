// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addedNoteAtom, addToCartAtom, cartAtom, countAtom, lastRemovedAtom } from '#cart/cart-atoms.ts'
import { repriceAtom } from '#cart/cart-history.ts'
import { removeLineAtom, setQuantityAtom, totalAtom, undoRemovalAtom } from '#cart/line-atoms.ts'
import { announce } from '#ui/announcer.ts'
import { someProduct } from './some-product.ts'

vi.mock('#ui/announcer.ts', () => ({
  announce: vi.fn<(message: string) => void>(),
}))

const lamp = someProduct()
const shirt = someProduct({ id: 2, name: 'Shirt', price: 1999 })

let store: ReturnType<typeof createStore>
beforeEach(() => {
  vi.mocked(announce).mockClear()
  store = createStore()
  store.set(addToCartAtom, lamp, 1)
  store.set(addToCartAtom, shirt, 2)
})
const idsInCart = () => store.get(cartAtom).map(({ id }) => id)

describe('adding', () => {
  test('is announced, with the quantity where it is more than one', () => {
    expect(vi.mocked(announce).mock.calls).toEqual([
      ['Desk Lamp added, 1 item in the cart'],
      ['2 × Shirt added, 3 items in the cart'],
    ])
    expect(store.get(addedNoteAtom)).toEqual({
      name: 'Shirt',
      words: 'added, 3 items in the cart',
    })
  })

  test('changes the badge and the drawer to the same sum', () => {
    expect(store.get(countAtom)).toBe(3)
    expect(store.get(totalAtom)).toBe(4990 + 2 * 1999)
  })

  test('changes the cart of this store only', () => {
    expect(createStore().get(cartAtom)).toEqual([])
  })

  test('removes the Undo of an earlier removal', () => {
    store.set(removeLineAtom, 1)
    store.set(addToCartAtom, lamp, 1)
    expect(store.get(lastRemovedAtom)).toBeNull()
  })
})

describe('adding to a line that is full', () => {
  test('announces how many were added, and never an addition of none', () => {
    store.set(addToCartAtom, lamp, 997)
    store.set(addToCartAtom, lamp, 5)
    expect(announce).toHaveBeenLastCalledWith('Desk Lamp added: the cart has 999')
    store.set(addToCartAtom, lamp, 1)
    const words = 'not added: the cart has 999'
    expect(announce).toHaveBeenLastCalledWith(`Desk Lamp ${words}`)
    expect(store.get(addedNoteAtom)).toEqual({ name: 'Desk Lamp', words })
  })
})

describe('a line with three left', () => {
  beforeEach(() => {
    store.set(repriceAtom, new Map([[1, { ...lamp, stock: 3 }]]))
  })

  test('accepts two more of the three, then none, and both are announced', () => {
    store.set(addToCartAtom, lamp, 3)
    expect(announce).toHaveBeenLastCalledWith('2 × Desk Lamp added: the cart has the last 3')
    store.set(addToCartAtom, lamp, 1)
    const words = 'not added: the cart has the last 3'
    expect(announce).toHaveBeenLastCalledWith(`Desk Lamp ${words}`)
    expect(store.get(addedNoteAtom)).toEqual({ name: 'Desk Lamp', words })
    expect(store.get(countAtom)).toBe(5)
  })

  test('is set to three at most', () => {
    store.set(setQuantityAtom, 1, 500)
    expect(announce).toHaveBeenLastCalledWith('Desk Lamp, quantity 3, only 3 left, 5 items in the cart')
  })

  test('that becomes fewer is lowered, which is announced once, and corrects the note about its addition', () => {
    store.set(addToCartAtom, lamp, 2)
    vi.mocked(announce).mockClear()
    store.set(repriceAtom, new Map([[1, { ...lamp, stock: 2 }]]))
    expect(vi.mocked(announce).mock.calls).toEqual([['Desk Lamp: only 2 left, 4 items in the cart']])
    expect(store.get(addedNoteAtom)).toEqual({ name: 'Desk Lamp', words: 'only 2 left, 4 items in the cart' })
    store.set(repriceAtom, new Map([[1, { ...lamp, stock: 2 }]]))
    expect(announce).toHaveBeenCalledTimes(1)
  })
})

describe('setting a quantity', () => {
  test('is announced', () => {
    store.set(setQuantityAtom, 1, 4)
    expect(announce).toHaveBeenLastCalledWith('Desk Lamp, quantity 4, 6 items in the cart')
  })

  test.each([0, -1, 0.5, Number.NaN])('to %d removes the line and stores it for Undo', (quantity) => {
    store.set(setQuantityAtom, 1, quantity)
    expect(idsInCart()).toEqual([2])
    expect(store.get(lastRemovedAtom)?.line.name).toBe('Desk Lamp')
  })

  test('of a missing product announces nothing', () => {
    vi.mocked(announce).mockClear()
    store.set(setQuantityAtom, 77, 4)
    expect(announce).not.toHaveBeenCalled()
    expect(store.get(countAtom)).toBe(3)
  })
})

describe('removing', () => {
  test('is announced, with the empty cart', () => {
    store.set(removeLineAtom, 1)
    expect(announce).toHaveBeenLastCalledWith('Desk Lamp removed, 2 items in the cart')
    store.set(removeLineAtom, 2)
    expect(announce).toHaveBeenLastCalledWith('Shirt removed, the cart is empty')
  })

  test('and undoing restores the line at its position, with its quantity', () => {
    const before = store.get(cartAtom)
    store.set(setQuantityAtom, 1, 0)
    store.set(undoRemovalAtom)
    expect(store.get(cartAtom)).toEqual(before)
    expect(announce).toHaveBeenLastCalledWith('Desk Lamp is back, 3 items in the cart')
    expect(store.get(lastRemovedAtom)).toBeNull()
  })

  test('of a missing product changes nothing', () => {
    store.set(removeLineAtom, 77)
    expect(idsInCart()).toEqual([1, 2])
    expect(store.get(lastRemovedAtom)).toBeNull()
  })

  test('can be undone once', () => {
    store.set(removeLineAtom, 1)
    store.set(undoRemovalAtom)
    store.set(undoRemovalAtom)
    expect(store.get(countAtom)).toBe(3)
  })
})
