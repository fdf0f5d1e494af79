import { expect, test } from 'vitest'
import {
  atAnsweredPrices,
  goneOn,
  isOf,
  newAttempt,
  parseAttempt,
  type OrderAttempt,
} from '#order/order-attempt.ts'
import { articlesOf, cartWithout, namesLeftOut, orderLines } from '#order/order-lines.ts'

const mug = { id: 8_123_456_789_012, name: 'Mug', price: 1990, quantity: 2, image: '/m.avif' }
const gone = { id: 2, name: 'Pot', price: 3400, quantity: 1, image: '/p.avif', isGone: true as const }
const lines = orderLines([mug, gone])
const articles = articlesOf(lines)
const random = new Uint8Array(24).fill(7)
const attempt = newAttempt(articles, new Date(2026, 10, 28), random)

test('an attempt has a number that can be read out, and a key', () => {
  expect(attempt).toEqual({ number: '261128-99999', key: '07'.repeat(16), articles, state: 'open' })
})

test('it goes on with the same articles, at any price, until its end', () => {
  const cheaper = articlesOf(orderLines([{ ...mug, price: 1 }]))
  const more = articlesOf(orderLines([{ ...mug, quantity: 3 }]))
  expect(isOf(attempt, cheaper)).toBe(true)
  expect(isOf(attempt, more)).toBe(false)
  expect(isOf({ ...attempt, state: 'paid' }, articles)).toBe(false)
  expect(isOf(null, articles)).toBe(false)
})

test('what is paid of it stays paid in a changed cart, unless its quantity has changed', () => {
  const cup = { id: 3, name: 'Cup', price: 900, quantity: 1, image: '/c.avif' }
  const before = { ...newAttempt(articlesOf(orderLines([mug, cup])), new Date(), random), ticked: ['3/'] }
  const now = orderLines([mug, cup, { ...cup, id: 33 }])
  expect(goneOn(before, now)).toEqual({ ...before, articles: articlesOf(now), ticked: ['3/'] })
  expect(goneOn(before, orderLines([mug, { ...cup, quantity: 2 }]))).toBeNull()
  expect(goneOn(before, orderLines([mug, { ...cup, id: 33 }]))).toBeNull()
  expect(goneOn({ ...before, state: 'elsewhere' }, now)).toBeNull()
  expect(goneOn(null, now)).toBeNull()
})

test('it is stored whole, whatever its products’ ids', () => {
  const whole: OrderAttempt = {
    ...attempt,
    state: 'awaited',
    paymentUrl: 'https://pay.example.com/1',
    prices: [{ product: mug.id, unitPrice: 2500 }],
    shipping: null,
    ticked: ['1/'],
  }
  expect(parseAttempt(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
})

test('so is one of a full cart whose variants have long names', () => {
  const long = Array.from({ length: 500 }, (_, at) => ({
    ...mug,
    id: mug.id + at,
    variant: ['a', 'b', 'c'].map((letter) => letter.repeat(120)).join('.'),
  }))
  const whole = newAttempt(articlesOf(orderLines(long)), new Date(), random)
  expect(parseAttempt(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
})

test.each([
  null,
  'x',
  { ...attempt, key: 'short' },
  { ...attempt, state: 'done' },
  { ...attempt, paymentUrl: 'javascript:alert(1)' },
  { ...attempt, paymentUrl: 'https://[' },
  { ...attempt, prices: [{ product: 1, unitPrice: -1 }] },
])('a stored value of any other shape is none: %o', (value) => {
  expect(parseAttempt(value)).toBeNull()
})

test('answered prices replace those of their articles alone', () => {
  const prices = [{ product: mug.id, unitPrice: 2500 }]
  expect(atAnsweredPrices(lines, prices)).toMatchObject([{ unitPrice: 2500, total: 5000 }])
  expect(atAnsweredPrices(lines, [{ product: mug.id, variant: 'RED', unitPrice: 1 }])).toEqual(lines)
})

test('what cannot be ordered is named, and stays in the cart with what was added meanwhile', () => {
  const late = { ...mug, id: 3, name: 'Late' }
  expect(namesLeftOut([mug, gone])).toEqual(['Pot'])
  expect(cartWithout([mug, gone, late], lines)).toEqual([gone, late])
  expect(cartWithout([{ ...mug, quantity: 5 }], lines)).toEqual([{ ...mug, quantity: 3 }])
})
