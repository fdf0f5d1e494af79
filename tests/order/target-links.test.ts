import { expect, test } from 'vitest'
import { mailtoLink } from '#address/mailto.ts'
import { orderMessage } from '#order/order-message.ts'
import {
  linesWithout,
  linkWithin,
  longestLink,
  shopifyLink,
  stripeLink,
  whatsAppLink,
  wooCommerceLink,
} from '#order/target-links.ts'
import { someOrder } from './some-order.ts'

const ids = { 'DUBLIN-BREAK-50': '4401', '1001': '4400', '1204': '77' }

test('a Shopify cart has variants, quantities, the discount code and the number', () => {
  expect(shopifyLink('https://leaf.myshopify.com', ids, { ...someOrder, discountCode: 'TEA & 10%' })).toBe(
    'https://leaf.myshopify.com/cart/4401:2,77:1?discount=TEA%20%26%2010%25&note=261128-7KQ4M',
  )
})

test('a WooCommerce checkout has products, quantities and the coupon', () => {
  const url = 'https://woo.example/shop'
  expect(wooCommerceLink(url, ids, someOrder)).toBe(`${url}/checkout-link/?products=4401:2,77:1`)
  expect(wooCommerceLink(url, ids, { ...someOrder, discountCode: 'TEN' })).toBe(
    `${url}/checkout-link/?products=4401:2,77:1&coupon=TEN`,
  )
})

test('a payment link keeps its own parameters, and has the number and the code', () => {
  const [tea, pot] = someOrder.lines
  const links = {
    'DUBLIN-BREAK-50': 'https://buy.stripe.com/abc?locale=en',
    '1204': 'https://buy.stripe.com/def',
  }
  expect(tea && stripeLink(links, tea, { ...someOrder, discountCode: 'TEN' })).toBe(
    'https://buy.stripe.com/abc?locale=en&client_reference_id=261128-7KQ4M&prefilled_promo_code=TEN',
  )
  expect(pot && stripeLink(links, pot, someOrder)).toBe(
    'https://buy.stripe.com/def?client_reference_id=261128-7KQ4M',
  )
})

test('an article that the target does not sell is named, whatever its SKU is', () => {
  const [tea] = someOrder.lines
  const odd = {
    product: 9,
    variant: 'constructor',
    article: 'constructor',
    name: 'Odd',
    quantity: 1,
    unitPrice: 1,
    total: 1,
  }
  expect(linesWithout({ 'DUBLIN-BREAK-50': '4401' }, tea ? [tea, odd] : [])).toEqual([odd])
})

test('a variant is never sold by the id of its product', () => {
  const [tea] = someOrder.lines
  expect(linesWithout({ '1001': '4400' }, tea ? [tea] : [])).toEqual([tea])
})

test('a WhatsApp message keeps its line breaks', () => {
  expect(whatsAppLink('35315550142', 'Order (1)\n& more')).toBe(
    'https://wa.me/35315550142?text=Order%20%281%29%0A%26%20more',
  )
})

/** Browsers on Windows open no mail program for a longer address, and many servers refuse one of 8 kB. */
const longest = 2047

const fiftyLines = Array.from({ length: 50 }, (_, at) => ({
  product: at,
  variant: `SKU-${at}`,
  article: `SKU-${at}`,
  name: `An article with a long name, in a color, ${at}`,
  quantity: 999,
  unitPrice: 9990,
  total: 9_980_010,
}))

test('a message that no address can hold is pasted, and a short one is in the address', () => {
  const links = {
    whatsapp: (body: string) => whatsAppLink('35315550142', body),
    email: (body: string) => mailtoLink({ to: 'orders@shop.example', subject: 'Order', body }),
  }
  for (const link of Object.values(links)) {
    const short = orderMessage(someOrder, 'Leaf', null)
    expect(linkWithin(link, short, 'Paste it.', longest)).toEqual({ href: link(short), isWhole: true })
    const long = orderMessage({ ...someOrder, lines: fiftyLines }, 'Leaf', null)
    expect(link(long).length).toBeGreaterThan(longest)
    expect(linkWithin(link, long, 'Paste it.', longest)).toEqual({ href: link('Paste it.'), isWhole: false })
  }
})

test('mail programs on Windows get shorter links than WhatsApp and other systems', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
  expect(longestLink(true, windows)).toBeLessThanOrEqual(longest)
  for (const limit of [longestLink(false, windows), longestLink(true, 'Mozilla/5.0 (Linux; Android 15)')]) {
    expect(limit).toBeGreaterThan(longest)
    expect(limit).toBeLessThan(8192)
  }
})

test('fifty articles fit into the address of a Shopify cart and of a WooCommerce checkout', () => {
  const targets = Object.fromEntries(
    fiftyLines.map(({ article }, at) => [article, String(44012345678901 + at)]),
  )
  const order = { ...someOrder, lines: fiftyLines }
  for (const link of [shopifyLink, wooCommerceLink]) {
    const address = link('https://leaf.myshopify.com', targets, order)
    expect(address.length).toBeLessThan(longest)
    expect(address).toContain('44012345678950:999')
  }
})
