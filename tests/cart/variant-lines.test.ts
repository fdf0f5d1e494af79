import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readCartLink, writeCartLink } from '#cart/cart-link.ts'
import { addCarts, linesForSale, removeLine, restoreLine, setQuantity, totalOf } from '#cart/cart-lines.ts'
import { addToCart, emptyCart, lineKey, type Cart } from '#cart/cart.ts'
import { currentItem } from '#cart/current-item.ts'
import { reprice } from '#cart/reprice.ts'
import { orderLines } from '#order/order-lines.ts'
import { choiceKey } from '#catalogue/variants/choice-key.ts'
import { variantItem } from '#catalogue/variants/variant-item.ts'
import { offerOf } from '#catalogue/variants/variant-of.ts'
import { preorderOf } from '#catalogue/preorder.ts'
import type { Product, Stock } from '#catalogue/product.ts'
import { productWith } from '../head/some-product.ts'
import { someProduct } from './some-product.ts'
import { allChoices } from '../catalogue/variants/all-choices.ts'
import { anyProductWithOptions } from '../catalogue/variants/any-product.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  hasVariants: true,
  hasAmounts: true,
}))

const tee = productWith({
  id: 7,
  name: 'Tee',
  price: 2500,
  options: [
    { name: 'Color', values: ['Blue', 'Red'] },
    { name: 'Fit', values: ['S', 'M'] },
  ],
  variants: [
    { sku: null, values: ['Blue', 'S'], price: 2500, stock: 'in' },
    { sku: null, values: ['Blue', 'M'], price: 2800, stock: 2 },
    { sku: null, values: ['Red', 'S'], price: 2500, stock: 'out' },
  ],
  choice: { option: 'Color', count: 2, hasPrices: true },
})
const found = (product: Product | null) => new Map([[7, product]])
const item = (...choice: string[]) => variantItem(tee, choice)

test('the longest names that a record can have are whole in the name of a line', () => {
  const values = ['a', 'b', 'c'].map((letter) => letter.repeat(100))
  const longest = productWith({
    name: 'n'.repeat(200),
    options: values.map((value, at) => ({ name: String(at), values: [value] })),
    variants: [{ sku: null, values, price: 1, stock: 'in' }],
  })
  expect(variantItem(longest, values).name).toBe([longest.name, ...values].join(', '))
})

test('variants of one product are lines of their own, under the name of both', () => {
  const cart = addToCart(
    addToCart(addToCart(emptyCart, item('Blue', 'S')), item('Blue', 'M')),
    item('Blue', 'S'),
  )
  expect(cart.map(({ name, price, quantity }) => [name, price, quantity])).toEqual([
    ['Tee, Blue, S', 2500, 2],
    ['Tee, Blue, M', 2800, 1],
  ])
  expect(cart.map(lineKey)).toEqual(['7.blue.s', '7.blue.m'])
})

test('a cart takes no variant that is sold out or missing, no product without its variant, and no more than is left', () => {
  expect(addToCart(emptyCart, item('Red', 'S'))).toEqual([])
  expect(addToCart(emptyCart, item('Red', 'M'))).toEqual([])
  expect(addToCart(emptyCart, tee)).toEqual([])
  expect(addToCart(emptyCart, item('Blue', 'M'), 5)).toMatchObject([{ quantity: 2, left: 2 }])
})

test('a line has the amount of its variant, also from before the record had one', () => {
  const amounts = [50, 100, 50].map((value) => ({ value, unit: 'g' as const }))
  const weighed = {
    ...tee,
    variants: tee.variants.map((variant, at) => ({
      ...variant,
      ...(amounts[at] && { amount: amounts[at] }),
    })),
  }
  const before = addToCart(emptyCart, item('Blue', 'M'))
  expect(before[0]?.amount).toBeUndefined()
  const after = reprice(before, found(weighed))
  expect(after[0]?.amount).toEqual({ value: 100, unit: 'g' })
  expect(reprice(after, found(weighed))).toBe(after)
  expect(reprice(after, found(tee))[0]?.amount).toBeUndefined()
  expect(addToCart(emptyCart, variantItem(weighed, ['Blue', 'S']))[0]?.amount).toEqual({
    value: 50,
    unit: 'g',
  })
})

test('a link names variants, and one from before the product had options still opens', () => {
  const cart = addToCart(addToCart(emptyCart, item('Blue', 'M'), 2), item('Blue', 'S'))
  expect(writeCartLink(cart)).toBe('#cart=7.blue.mx2,7.blue.sx1')
  expect(readCartLink('#cart=7.blue.mx2,7x1,7.%ffx1,7.<b>x1,7..x1')).toEqual([
    { id: 7, variant: 'blue.m', quantity: 2 },
    { id: 7, quantity: 1 },
  ])
  expect(currentItem({}, tee)).toMatchObject({ name: 'Tee, Blue, S', variant: 'blue.s' })
  expect(currentItem({ variant: 'green.m' }, tee)).toBeNull()
  const plain: Product = { ...tee, options: [], variants: [] }
  expect(currentItem({ variant: 'blue.m' }, plain)).toBeNull()
})

test('a stored line from before the product had options becomes its first variant, in the line that this one has', () => {
  const old = { id: 7, name: 'Tee', price: 2000, quantity: 2, image: '' }
  expect(reprice([old], found(tee))).toMatchObject([
    { variant: 'blue.s', name: 'Tee, Blue, S', price: 2500, was: 2000, quantity: 2 },
  ])
  const cart = addToCart([old], item('Blue', 'S'), 3)
  expect(reprice(cart, found(tee))).toMatchObject([{ variant: 'blue.s', quantity: 5 }])
})

test('a key in the words of one language becomes the key of all, once, in the line that this one has', () => {
  const german: Product = {
    ...tee,
    options: [
      { name: 'Farbe', values: ['Blau', 'Rot'], original: { name: 'Color', values: ['Blue', 'Red'] } },
      ...tee.options.slice(1),
    ],
    variants: [{ sku: null, values: ['Blau', 'S'], price: 2500, stock: 'in' }],
  }
  const old = { id: 7, variant: 'blau.s', name: 'Tee, Blau, S', price: 2500, quantity: 2, image: '/old.avif' }
  const once = reprice([old], found(german))
  expect(once).toEqual([{ ...old, variant: 'blue.s' }])
  expect(reprice(once, found(german))).toBe(once)
  const both = addToCart([old], variantItem(german, ['Blau', 'S']), 3)
  expect(reprice(both, found(german))).toMatchObject([{ variant: 'blue.s', quantity: 5 }])
})

test('a product without options has its article number in the cart and in the order', () => {
  const listed = someProduct({ id: 7 })
  const whole = productWith({ ...listed, sku: 'LAMP-1' })
  const line = { sku: 'LAMP-1' }
  expect(addToCart(emptyCart, whole)).toMatchObject([line])
  const cart = reprice(addToCart(emptyCart, listed), found(whole))
  expect(cart).toMatchObject([line])
  // A list does not know the number.
  expect(reprice(cart, new Map([[7, listed]]))).toBe(cart)
  expect(orderLines(cart)).toMatchObject([{ ...line, product: 7, article: '7' }])
})

test('a line whose variant is gone or sold out says so, and is not paid for', () => {
  const cart = addToCart(addToCart(emptyCart, item('Blue', 'M')), item('Blue', 'S'))
  const changed = {
    ...tee,
    variants: tee.variants.flatMap((variant) => {
      if (variant.values[1] === 'M') return []
      return [{ ...variant, stock: 'out' as const }]
    }),
  }
  const repriced = reprice(cart, found(changed))
  expect(repriced).toMatchObject([{ isGone: true }, { isSoldOut: true }])
  expect([linesForSale(repriced), totalOf(repriced)]).toEqual([[], 0])
  expect(reprice(repriced, found(tee)).map(({ isGone, isSoldOut }) => [isGone, isSoldOut])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

const anyStock = fc.constantFrom<Stock>('in', 'out', 'preorder', 1, 3, 2000)

type Step =
  | {
      readonly kind: 'add' | 'set' | 'remove' | 'undo' | 'link'
      readonly pick: number
      readonly quantity: number
    }
  | { readonly kind: 'stock'; readonly pick: number; readonly stock: Stock }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'add' as const,
      'add' as const,
      'set' as const,
      'remove' as const,
      'undo' as const,
      'link' as const,
    ),
    pick: fc.nat(),
    quantity: fc.integer({ min: -1, max: 6 }),
  }),
  fc.record({ kind: fc.constant('stock' as const), pick: fc.nat(), stock: anyStock }),
)

const withStock = (product: Product, at: number, stock: Stock): Product => ({
  ...product,
  variants: product.variants.map((variant, index) => (index === at ? { ...variant, stock } : variant)),
})

/** As `CartLinkQuestion` opens a link. */
const openedLink = (hash: string, product: Product) =>
  (readCartLink(hash) ?? []).reduce<Cart>((cart, line) => {
    const current = currentItem(line, product)
    return current ? addToCart(cart, current, line.quantity) : cart
  }, emptyCart)

test('whatever is done while the stock changes, a cart sells only what is there, and no more of it', () => {
  fc.assert(
    fc.property(anyProductWithOptions, fc.array(anyStep, { maxLength: 40 }), (first, steps) => {
      const { isSoldOut: _, ...onSale } = first
      let product: Product = onSale
      let cart: Cart = emptyCart
      const former: Cart[] = []
      const choices = allChoices(product)
      for (const step of steps) {
        const before = cart
        let isSellable = true
        if (step.kind === 'stock')
          product = withStock(product, step.pick % Math.max(product.variants.length, 1), step.stock)
        else if (step.kind === 'add') {
          const choice = choices[step.pick % choices.length] ?? []
          cart = addToCart(cart, variantItem(product, choice), step.quantity)
          isSellable = cart === before || offerOf(product, choice).availability === 'available'
        } else if (step.kind === 'undo') cart = former.pop() ?? cart
        else if (step.kind === 'link') cart = addCarts(cart, openedLink(writeCartLink(cart), product))
        else {
          const line = cart[step.pick % Math.max(cart.length, 1)]
          if (line && step.kind === 'set') cart = setQuantity(cart, lineKey(line), step.quantity)
          // Removed, and brought back.
          if (line && step.kind === 'remove')
            cart = restoreLine(removeLine(cart, lineKey(line)), line, cart.indexOf(line))
        }
        if (step.kind !== 'undo') former.push(before)
        expect(isSellable).toBe(true)
        cart = reprice(cart, found(product))
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
        let total = 0
        for (const line of linesForSale(cart)) {
          const choice = choices.find((one) => choiceKey(product.options, one) === line.variant) ?? []
          const offer = offerOf(product, choice)
          const { availability, stock, price } = offer
          expect(availability).toBe('available')
          expect(line.price).toBe(price)
          expect(line.preorder).toEqual(preorderOf(offer))
          expect(line.quantity).toBeLessThanOrEqual(typeof stock === 'number' ? stock : Infinity)
          total += price * line.quantity
        }
        expect(totalOf(cart)).toBe(total)
      }
    }),
  )
})
