import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToCart, type Cart, itemCount, items, itemsInCart, emptyCart, maxQuantity } from '#cart/cart.ts'
import { removeLine, restoreLine, setQuantity, totalOf } from '#cart/cart-lines.ts'
import { anyProduct, anyQuantity, someProduct } from './some-product.ts'

const anyCart: fc.Arbitrary<Cart> = fc
  .array(fc.tuple(anyProduct, fc.integer({ min: 1, max: maxQuantity })), { maxLength: 8 })
  .map((adds) =>
    adds.reduce<Cart>((cart, [product, quantity]) => addToCart(cart, product, quantity), emptyCart),
  )

const lamp = someProduct()
const shirt = someProduct({ id: 2, name: 'Shirt', price: 1999 })

describe('adding', () => {
  test('a new product appends a line with its name, price and picture', () => {
    expect(addToCart(addToCart(emptyCart, lamp), shirt, 3)).toEqual([
      { id: 1, name: 'Desk Lamp', price: 4990, quantity: 1, image: '/pictures/1-front.avif' },
      { id: 2, name: 'Shirt', price: 1999, quantity: 3, image: '/pictures/1-front.avif' },
    ])
  })

  test('a pre-order is one in the cart at once, with its day where that is known', () => {
    const ofList = someProduct({ isPreorder: true })
    expect(addToCart(emptyCart, ofList)).toMatchObject([{ preorder: {} }])
    const ofPage = { ...ofList, stock: 'preorder' as const, availableFrom: '2027-03-01' }
    expect(addToCart(emptyCart, ofPage)).toMatchObject([{ preorder: { from: '2027-03-01' } }])
    expect(addToCart(emptyCart, lamp)[0]).not.toHaveProperty('preorder')
  })

  test('a product in the cart increases its quantity at its position', () => {
    const cart = addToCart(addToCart(addToCart(emptyCart, lamp), shirt), lamp, 2)
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 3],
      [2, 1],
    ])
  })

  test.each([0, -1, Number.NaN, 0.9, Infinity, -Infinity])('%d of a product changes nothing', (quantity) => {
    const cart = addToCart(emptyCart, lamp, 2)
    expect(addToCart(cart, lamp, quantity)).toBe(cart)
    expect(addToCart(emptyCart, lamp, quantity)).toEqual([])
  })

  test('stops at the maximum quantity of a product', () => {
    expect(addToCart(addToCart(emptyCart, lamp, 998), lamp, 5)[0]?.quantity).toBe(999)
    expect(addToCart(emptyCart, lamp, 1e12)[0]?.quantity).toBe(999)
  })

  test('stops at what is left now, and takes nothing from a line that has more', () => {
    const now = { ...lamp, left: 3 }
    expect(addToCart(addToCart(emptyCart, lamp, 2), now, 5)[0]?.quantity).toBe(3)
    expect(addToCart(addToCart(emptyCart, lamp, 5), now, 2)[0]?.quantity).toBe(5)
  })

  test('is not limited by what was left before', () => {
    const cart = addToCart(emptyCart, { ...lamp, left: 3 }, 3)
    expect(addToCart(cart, { ...lamp, left: 10 })).toMatchObject([{ quantity: 4, left: 10 }])
    expect(addToCart(cart, { ...lamp, left: 1000 })).toEqual(addToCart(emptyCart, lamp, 4))
    // A list does not know how many are left.
    expect(addToCart(cart, lamp)).toEqual(cart)
    const variant = { ...lamp, variant: 'blue' }
    const few = addToCart(emptyCart, { ...variant, left: 3 }, 3)
    expect(addToCart(few, variant)).toEqual(addToCart(emptyCart, variant, 4))
  })
})

describe('setting a quantity', () => {
  test.each([0, -1, 0.5, Number.NaN])('to %d removes the line', (quantity) => {
    expect(setQuantity(addToCart(emptyCart, lamp, 2), 1, quantity)).toEqual([])
  })

  test('of a missing product changes nothing', () => {
    const cart = addToCart(emptyCart, lamp)
    expect(setQuantity(cart, 7, 3)).toEqual(cart)
  })

  test('does not change the other lines', () => {
    const cart = setQuantity(addToCart(addToCart(emptyCart, lamp), shirt), 1, 5)
    expect(cart.map(({ quantity }) => quantity)).toEqual([5, 1])
  })
})

describe('sums', () => {
  test('of an empty cart are zero', () => {
    expect([itemCount(emptyCart), totalOf(emptyCart)]).toEqual([0, 0])
  })

  test('are quantities, and prices times quantities', () => {
    const cart = addToCart(addToCart(emptyCart, lamp, 2), shirt, 3)
    expect(itemCount(cart)).toBe(5)
    expect(totalOf(cart)).toBe(2 * 4990 + 3 * 1999)
  })

  test('equal the sums of the lines in every cart, exactly', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        let count = 0
        let total = 0n
        for (const line of cart) {
          count += line.quantity
          total += BigInt(line.price) * BigInt(line.quantity)
        }
        expect(itemCount(cart)).toBe(count)
        expect(BigInt(totalOf(cart))).toBe(total)
      }),
    )
  })
})

describe('laws of every cart', () => {
  test('adding n and then m equals adding n + m', () => {
    const few = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(anyCart, anyProduct, few, few, (cart, product, n, m) => {
        expect(addToCart(addToCart(cart, product, n), product, m)).toEqual(addToCart(cart, product, n + m))
      }),
    )
  })

  test('removing a newly added product restores the cart', () => {
    fc.assert(
      fc.property(anyCart, anyProduct, (cart, product) => {
        const without = removeLine(cart, product.id)
        expect(removeLine(addToCart(without, product, 3), product.id)).toEqual(without)
      }),
    )
  })

  test('restoring a removed line restores the cart, in its order', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(7), (cart, index) => {
        const line = cart[index]
        fc.pre(line !== undefined)
        expect(restoreLine(removeLine(cart, line.id), line, index)).toEqual(cart)
      }),
    )
  })

  test('restoring a line that was added again adds both quantities', () => {
    const cart = addToCart(emptyCart, lamp, 2)
    const [line] = cart
    if (!line) throw new Error('no line')
    expect(restoreLine(addToCart(emptyCart, lamp, 3), line, 0)).toEqual(addToCart(emptyCart, lamp, 5))
  })

  test.each([-5, 99, Number.NaN])('a line restored at %d is in the cart, once', (index) => {
    const [line] = addToCart(emptyCart, lamp)
    if (!line) throw new Error('no line')
    const cart = restoreLine(addToCart(emptyCart, shirt), line, index)
    expect(new Set(cart.map(({ id }) => id))).toEqual(new Set([1, 2]))
    expect(cart).toHaveLength(2)
  })

  test('after any actions each product has one line of 1 to 999, and the sums are valid', () => {
    const step = fc.oneof(
      fc.tuple(anyProduct, anyQuantity).map(
        ([product, quantity]) =>
          (cart: Cart) =>
            addToCart(cart, product, quantity),
      ),
      fc.tuple(fc.nat(7), anyQuantity).map(
        ([id, quantity]) =>
          (cart: Cart) =>
            setQuantity(cart, id, quantity),
      ),
      fc.nat(7).map((id) => (cart: Cart) => removeLine(cart, id)),
      fc.tuple(fc.nat(5), anyQuantity).map(([at, index]) => (cart: Cart) => {
        const line = cart[at]
        return line ? restoreLine(cart, line, index) : cart
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const cart = steps.reduce((before, change) => change(before), emptyCart)
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length)
        for (const { quantity } of cart) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true)
        }
        expect(Number.isSafeInteger(totalOf(cart)) && totalOf(cart) >= 0).toBe(true)
        expect(Number.isSafeInteger(itemCount(cart)) && itemCount(cart) >= cart.length).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('adding, setting a quantity and removing do not mutate their input cart', () => {
    fc.assert(
      fc.property(anyCart, anyProduct, anyQuantity, (cart, product, quantity) => {
        const before = structuredClone(cart)
        addToCart(cart, product, quantity)
        setQuantity(cart, product.id, quantity)
        removeLine(cart, product.id)
        expect(cart).toEqual(before)
      }),
    )
  })
})

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
