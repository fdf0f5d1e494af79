import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToCart, emptyCart, type Cart } from '#cart/cart.ts'
import { totalOf } from '#cart/cart-lines.ts'
import { reprice } from '#cart/reprice.ts'
import type { ProductSummary, Stock } from '#catalogue/product.ts'
import { someProduct } from './some-product.ts'

const ids = [1, 2, 3, 4, 5]

/** A catalogue: the price of each product; null for a missing product. */
const catalogues = fc
  .tuple(...ids.map(() => fc.option(fc.integer({ min: 1, max: 5 }).map((dollars) => dollars * 100))))
  .map((prices) => new Map(ids.map((id, at) => [id, productOf(id, prices[at] ?? null)] as const)))
const productOf = (id: number, price: number | null): ProductSummary | null =>
  price === null ? null : someProduct({ id, price })
const fill = (found: ReadonlyMap<number, ProductSummary | null>): Cart =>
  [...found.values()].reduce<Cart>(
    (cart, product) => (product ? addToCart(cart, product, product.id) : cart),
    emptyCart,
  )

describe('a cart from another catalogue', () => {
  test("has this catalogue's prices, reports each change, and keeps missing products", () => {
    fc.assert(
      fc.property(catalogues, catalogues, (before, now) => {
        const cart = fill(before)
        const repriced = reprice(cart, now)
        expect(repriced.map(({ id, quantity }) => [id, quantity])).toEqual(
          cart.map(({ id, quantity }) => [id, quantity]),
        )
        for (const [at, line] of repriced.entries()) {
          const added = cart[at]?.price
          const price = now.get(line.id)?.price
          expect(line.isGone).toBe(price === undefined ? true : undefined)
          expect(line.price).toBe(price ?? added)
          expect(line.was).toBe(line.price === added ? undefined : added)
        }
        expect(totalOf(repriced)).toBe(
          cart.reduce((sum, line) => sum + (now.get(line.id)?.price ?? 0) * line.quantity, 0),
        )
      }),
    )
  })

  test('has the names of this catalogue, which may be in another language', () => {
    const cart = addToCart(emptyCart, someProduct({ id: 1, name: 'Cup' }), 2)
    const found = new Map([[1, someProduct({ id: 1, name: 'Tasse' })]])
    expect(reprice(cart, found)).toEqual([{ ...cart[0], name: 'Tasse' }])
  })

  test('marks a sold-out product, until it is there again', () => {
    const [before, out] = [
      someProduct({ id: 1, price: 200 }),
      someProduct({ id: 1, price: 300, isSoldOut: true }),
    ]
    const cart = addToCart(emptyCart, before, 2)
    const [line] = reprice(cart, new Map([[1, out]]))
    expect(line).toMatchObject({ isSoldOut: true, price: 300, was: 200 })
    const soldOut = reprice(cart, new Map([[1, { ...out, price: 200 }]]))
    expect(soldOut[0]).toMatchObject({ isSoldOut: true, price: 200 })
    expect(reprice(soldOut, new Map([[1, { ...out, price: 200 }]]))).toBe(soldOut)
    expect(reprice(soldOut, new Map([[1, before]]))).toEqual(cart)
    expect(reprice(soldOut, new Map([[1, null]]))).toEqual(reprice(cart, new Map([[1, null]])))
  })

  test('has no more of a product than is left, and the former quantity once there is more', () => {
    const product = someProduct({ id: 1 })
    const at = (stock: Stock) => new Map([[1, { ...product, stock }]])
    const cart = addToCart(emptyCart, product, 5)
    const lowered = reprice(cart, at(3))
    expect(lowered).toEqual([{ ...cart[0], quantity: 3, left: 3, wanted: 5 }])
    expect(reprice(lowered, at(3))).toBe(lowered)
    expect(addToCart(lowered, product, 1)).toEqual(lowered)
    // Enough for the former quantity.
    expect(reprice(lowered, at(5))).toEqual([{ ...cart[0], quantity: 3, left: 5 }])
    expect(reprice(cart, at(7))).toEqual([{ ...cart[0], left: 7 }])
    for (const stock of ['in', 'unknown', 0, 2000] as const) {
      expect(reprice(lowered, at(stock))).toEqual([{ ...cart[0], quantity: 3 }])
      expect(reprice(cart, at(stock))).toBe(cart)
    }
  })

  test('says what is a pre-order, from the day that the catalogue names now', () => {
    const product = someProduct({ id: 1 })
    const at = (availableFrom?: string) =>
      new Map([
        [
          1,
          { ...product, stock: 'preorder' as const, ...(availableFrom !== undefined && { availableFrom }) },
        ],
      ])
    const cart = addToCart(emptyCart, product, 2)
    const later = reprice(cart, at('2027-03-01'))
    expect(later).toEqual([{ ...cart[0], preorder: { from: '2027-03-01' } }])
    expect(reprice(later, at('2027-03-01'))).toBe(later)
    expect(reprice(later, at('2027-04-01'))).toEqual([{ ...cart[0], preorder: { from: '2027-04-01' } }])
    const open = reprice(later, at())
    expect(open).toEqual([{ ...cart[0], preorder: {} }])
    expect(reprice(open, at())).toBe(open)
    expect(reprice(open, new Map([[1, { ...product, stock: 'in' as const }]]))).toEqual(cart)
  })

  test('keeps the day of a pre-order where only a list is known, which has none', () => {
    const listed = someProduct({ id: 1, isPreorder: true })
    const cart = addToCart(emptyCart, { ...listed, stock: 'preorder', availableFrom: '2027-03-01' })
    expect(reprice(cart, new Map([[1, listed]]))).toBe(cart)
    expect(reprice(cart, new Map([[1, someProduct({ id: 1 })]]))[0]).not.toHaveProperty('preorder')
  })

  test('is the original again under the first catalogue, after any other catalogues', () => {
    fc.assert(
      fc.property(catalogues, fc.array(catalogues), (first, others) => {
        const cart = fill(first)
        const later = others.reduce<Cart>((one, found) => reprice(one, found), cart)
        expect(reprice(later, first)).toEqual(cart)
      }),
    )
  })

  test('is the same object where nothing has changed', () => {
    fc.assert(
      fc.property(catalogues, catalogues, (before, now) => {
        const once = reprice(fill(before), now)
        expect(reprice(once, now)).toBe(once)
      }),
    )
  })

  test('keeps lines that were not looked up', () => {
    const cart = fill(new Map([[1, productOf(1, 100)]]))
    expect(reprice(cart, new Map())).toBe(cart)
  })
})
