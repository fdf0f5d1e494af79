import { expect, test } from 'vitest'
import { draftErrors, emptyOrderDraft } from '#order/order-draft.ts'
import { orderMessage } from '#order/order-message.ts'
import { orderRequest } from '#order/order-request.ts'
import { someOrder } from './some-order.ts'

const asked = { countries: ['DE', 'TN', 'AE'], hasPickup: false, hasTerms: false, contact: 'email' as const }
const missing = (country: string) =>
  draftErrors({ ...emptyOrderDraft, country }, asked).map(({ field }) => field)

test('a postal code is needed only where addresses of the country need one', () => {
  expect(missing('DE')).toContain('postalCode')
  for (const country of ['TN', 'AE']) {
    expect(missing(country)).not.toContain('postalCode')
    expect(missing(country)).toContain('city')
  }
})

test('an order without a postal code has no empty field and no blank before the city', () => {
  const address = {
    street: '5 Creek Road',
    extra: '',
    postalCode: '',
    city: 'Dubai',
    region: '',
    country: 'AE',
  }
  const order = { ...someOrder, address }
  expect(orderMessage(order, 'Leaf', null)).toContain('5 Creek Road\nDubai\nUnited Arab Emirates')
  expect(orderRequest(order, 'EUR').address).toEqual({ street: '5 Creek Road', city: 'Dubai', country: 'AE' })
})
