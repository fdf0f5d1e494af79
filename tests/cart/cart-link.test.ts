import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCartLink, writeCartLink } from '#cart/cart-link.ts'
import { addCarts } from '#cart/cart-lines.ts'
import { itemCount, mostLines, type Cart } from '#cart/cart.ts'

const carts: fc.Arbitrary<Cart> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 400 }),
    name: fc.constant('Mug'),
    price: fc.constant(100),
    image: fc.constant(''),
  }),
  { selector: ({ id }) => id, maxLength: 50 },
)

describe('a cart link', () => {
  test('is read as written', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cart.map(({ id, quantity }) => ({ id, quantity }))
        expect(readCartLink(writeCartLink(cart))).toEqual(lines)
      }),
    )
  })

  test('is read with or without its #, and with encoded commas', () => {
    expect(readCartLink('cart=1x2%2C7x1')).toEqual([
      { id: 1, quantity: 2 },
      { id: 7, quantity: 1 },
    ])
  })

  test("ignores invalid lines, and adds repeated products up to the cart's limit", () => {
    expect(readCartLink('#cart=1x2,x,0x1,2x0,3x-1,01x1,1e3x1,5,6x1000,1x3,7x999,7x999')).toEqual([
      { id: 1, quantity: 5 },
      { id: 7, quantity: 999 },
    ])
  })

  test('of another kind is null', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('cart', 'cart-', 'Cart=', 'xcart=', 'cart%3D')),
        fc.nat(),
        (start, id) => {
          fc.pre(!start.startsWith('cart='))
          expect(readCartLink(`#${start}${id}x2`)).toBeNull()
        },
      ),
    )
    expect(readCartLink('')).toBeNull()
  })

  test('has as many lines as a full cart, and no more', () => {
    const ids = Array.from({ length: mostLines + 1 }, (_, index) => index + 1)
    const lines = ids.slice(1).map((id) => ({ id, quantity: 1 }))
    const full = lines.map((line) => ({ ...line, name: 'Mug', price: 100, image: '' }))
    expect(readCartLink(writeCartLink(full))).toEqual(lines)
    expect(readCartLink(`#cart=${ids.map((id) => `${id}x1`).join()}`)).toHaveLength(mostLines)
  })
})

test('merged carts contain the lines of both, own lines first', () => {
  fc.assert(
    fc.property(carts, carts, (mine, theirs) => {
      const both = addCarts(mine, theirs)
      expect(itemCount(both)).toBe(itemCount(mine) + itemCount(theirs))
      expect(both.slice(0, mine.length).map(({ id }) => id)).toEqual(mine.map(({ id }) => id))
      expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
    }),
  )
})
