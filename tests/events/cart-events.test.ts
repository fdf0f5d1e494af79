import { expect, test } from 'vitest'
import { cartEvents, checkoutEvent } from '#events/cart-events.ts'
import { campaignOf } from '#events/shop-event.ts'

const mug = { id: 1, name: 'Mug', price: 1990, quantity: 2, image: '/m.avif' }
const pot = { id: 2, name: 'Pot', price: 10, quantity: 3, image: '/p.avif' }

test('a larger quantity is an addition of the difference', () => {
  expect(cartEvents([mug], [{ ...mug, quantity: 5 }])).toEqual({
    add_to_cart: {
      currency: 'USD',
      value: 59.7,
      items: [{ item_id: '1', item_name: 'Mug', price: 19.9, quantity: 3 }],
    },
    remove_from_cart: null,
  })
})

test('one change can add and remove', () => {
  const { add_to_cart: added, remove_from_cart: removed } = cartEvents([mug], [pot])
  expect(added?.items).toEqual([{ item_id: '2', item_name: 'Pot', price: 0.1, quantity: 3 }])
  expect(added?.value).toBe(0.3)
  expect(removed?.items).toEqual([{ item_id: '1', item_name: 'Mug', price: 19.9, quantity: 2 }])
})

test('a changed price is no event, and a checkout has the whole cart', () => {
  const cheaper = [{ ...mug, price: 1000, was: 1990 }]
  expect(cartEvents([mug], cheaper)).toEqual({ add_to_cart: null, remove_from_cart: null })
  expect(checkoutEvent(cheaper).value).toBe(20)
})

test.each([
  ['https://a.example/?utm_source=news&gclid=x&search=tea', { utm_source: 'news', gclid: 'x' }],
  ['https://a.example/?UTM_SOURCE=a&utm_=b&utm_source2=c', {}],
  [`https://a.example/?utm_term=${'x'.repeat(300)}`, { utm_term: 'x'.repeat(200) }],
  ['', {}],
])('the campaign of %s is read', (address, campaign) => {
  expect(campaignOf(address)).toEqual(campaign)
})
