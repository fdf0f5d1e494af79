// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { totalOf } from '#cart/cart-lines.ts'
import { addToCart, type Cart, itemCount, emptyCart, maxQuantity } from '#cart/cart.ts'
import { storedCart as chosen } from '#cart/stored-cart.ts'
import { damaged } from '../device/damaged-json.ts'
import { blockStorage, FullStorage, putStorage, WorkingStorage } from '../device/faulty-storage.ts'
import { sample } from '../sample.ts'
import { anyProduct, someProduct } from './some-product.ts'

vi.mock(import('#shop'), async (load) => ({ ...(await load()), cartScope: 'device' as const }))

const key = 'shop/cart/1'
const storedCart = chosen
if (!storedCart) throw new Error('The cart of this shop is not stored.')

const anyCart: fc.Arbitrary<Cart> = fc
  .array(fc.tuple(anyProduct, fc.integer({ min: 1, max: 999 })), { maxLength: 6 })
  .map((adds) =>
    adds.reduce<Cart>((cart, [product, quantity]) => addToCart(cart, product, quantity), emptyCart),
  )

const line = { id: 1, name: 'Desk Lamp', price: 4990, quantity: 2, image: '/pictures/1-front.avif' }

const read = (text: string) => {
  putStorage(new WorkingStorage()).setItem(key, text)
  return storedCart.read()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the stored cart', () => {
  test('keeps a line with the longest name of a product with three values', () => {
    const longest = { ...line, name: 'n'.repeat(200 + 3 * 102) }
    expect(read(JSON.stringify([longest]))).toEqual([longest])
  })

  test('is read as it was stored', () => {
    putStorage(new WorkingStorage())
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(storedCart.write(cart)).toBe(true)
        expect(storedCart.read()).toEqual(cart)
      }),
    )
  })

  test('keeps its valid lines where others are damaged', () => {
    expect(read(JSON.stringify([null, line, { ...line, id: 2, price: -1 }, { id: 3 }, 'x']))).toEqual([line])
  })

  test.each([
    ['a fraction of a product', { quantity: 1.5 }],
    ['a quantity of zero', { quantity: 0 }],
    ['more than the maximum quantity', { quantity: maxQuantity + 1 }],
    ['a quantity in words', { quantity: '2' }],
    ['a negative price', { price: -1 }],
    ['a price with half cents', { price: 0.5 }],
    ['no name', { name: '' }],
    ['a very long name', { name: 'x'.repeat(521) }],
    ['a number for a name', { name: 7 }],
    ['a list for a picture', { image: ['/pictures/1-front.avif'] }],
    ['no id', { id: 0 }],
    ['a script for a picture', { image: 'javascript:alert(1)' }],
    ['a picture of an unknown host', { image: '//evil.example/x.png' }],
    ['a picture followed by text', { image: '/x.png onerror=alert(1)' }],
    ['a picture with a backslash', { image: '/\\evil.example/x.png' }],
    ['a picture over plain http', { image: 'http://example.com/x.png' }],
  ])('ignores a line with %s', (_, change) => {
    expect(read(JSON.stringify([{ ...line, ...change }]))).toEqual([])
  })

  test('accepts https pictures, and drops unknown fields', () => {
    const image = 'https://example.com/x.png'
    expect(read(JSON.stringify([{ ...line, image, extra: 1 }]))).toEqual([{ ...line, image }])
  })

  test.each([
    [{ from: '2027-03-01' }, { from: '2027-03-01' }],
    [{}, {}],
    [{ from: '2027-02-31' }, undefined],
    [{ from: 'in spring' }, undefined],
    [{ from: 7 }, undefined],
    [true, undefined],
  ])('reads what it says of a pre-order, %j, as %j', (preorder, read_) => {
    expect(read(JSON.stringify([{ ...line, preorder }]))).toEqual([
      { ...line, ...(read_ && { preorder: read_ }) },
    ])
  })

  test('has one line a product', () => {
    expect(read(JSON.stringify([line, { ...line, quantity: 5 }]))).toHaveLength(1)
  })

  test('has a maximum number of lines', () => {
    const lines = Array.from({ length: 510 }, (_, at) => ({ ...line, id: at + 1 }))
    expect(read(JSON.stringify(lines))).toEqual(lines.slice(0, 500))
  })

  test.each(['', '{', '{}', 'null', '7', '"cart"', '{"lines":[]}'])(
    'is empty where the stored text is %j',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )

  test('has valid sums after any damage', () => {
    const damage = anyCart.chain((cart) => damaged(JSON.stringify(cart)))
    fc.assert(
      fc.property(damage, (text) => {
        const cart = read(text)
        expect(Number.isSafeInteger(totalOf(cart)) && totalOf(cart) >= 0).toBe(true)
        expect(Number.isSafeInteger(itemCount(cart)) && itemCount(cart) >= cart.length).toBe(true)
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length)
      }),
      { numRuns: sample(1500, 100_000) },
    )
  })

  test('loses no other line where one is damaged', () => {
    const cart = [1, 2, 3].reduce<Cart>((before, id) => addToCart(before, someProduct({ id })), emptyCart)
    fc.assert(
      fc.property(fc.nat(2), fc.anything({ withNullPrototype: false }), (at, junk) => {
        const lines = cart.map((one, index) => (index === at ? { ...one, price: junk } : one))
        const others = cart.filter((_, index) => index !== at)
        expect(read(JSON.stringify(lines))).toEqual(expect.arrayContaining(others))
      }),
    )
  })

  test('works in memory where storage is full or blocked, and reports that it is not stored', () => {
    const cart = addToCart(emptyCart, someProduct())
    putStorage(new FullStorage())
    expect(storedCart.write(cart)).toBe(false)
    expect(storedCart.read()).toEqual(cart)
    vi.unstubAllGlobals()
    const unblock = blockStorage()
    try {
      expect(storedCart.write(emptyCart)).toBe(false)
      expect(storedCart.read()).toEqual([])
    } finally {
      unblock()
    }
  })
})
