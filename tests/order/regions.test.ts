import { expect, test } from 'vitest'
import { draftErrors, emptyOrderDraft, parseOrderDraft, type OrderDraft } from '#order/order-draft.ts'
import { orderMessage } from '#order/order-message.ts'
import { orderRequest } from '#order/order-request.ts'
import { someOrder } from './some-order.ts'

const asked = { countries: ['US', 'MX', 'DE'], hasPickup: false, hasTerms: false, contact: 'email' as const }

const draft: OrderDraft = {
  ...emptyOrderDraft,
  name: 'Ada',
  email: 'ada@example.com',
  street: '1 Clay Street',
  postalCode: '11201',
  city: 'Brooklyn',
  country: 'US',
}

test('a region is needed where the addresses of the country need one', () => {
  expect(draftErrors(draft, asked)).toEqual([
    { field: 'region', message: 'Enter your state, province or region.' },
  ])
  expect(draftErrors({ ...draft, region: 'NY' }, asked)).toEqual([])
  expect(draftErrors({ ...draft, country: 'MX' }, asked)).toEqual([])
  expect(draftErrors({ ...draft, country: 'DE' }, asked)).toEqual([])
})

test('a region that is too long has an error where the form has its field', () => {
  const long = { ...draft, region: 'x'.repeat(101) }
  expect(draftErrors({ ...long, country: 'MX' }, asked).map(({ field }) => field)).toEqual(['region'])
  expect(draftErrors({ ...long, country: 'DE' }, asked)).toEqual([])
})

test('a draft that was stored before there were regions is read', () => {
  const { region: _, ...before } = draft
  expect(parseOrderDraft(before)).toEqual(draft)
})

test('the message and the request have the region', () => {
  const address = {
    street: '1 Clay Street',
    extra: '',
    postalCode: '11201',
    city: 'Brooklyn',
    region: 'NY',
    country: 'US',
  }
  const order = { ...someOrder, address }
  expect(orderMessage(order, 'Leaf', null)).toContain('Brooklyn NY 11201\nUnited States')
  expect(orderRequest(order, 'USD').address).toMatchObject({ city: 'Brooklyn', region: 'NY', country: 'US' })
})

test.each([
  ['IT', '20121', 'Milano', 'MI', '20121 Milano MI\nItaly'],
  ['IT', '20121', 'Milano', '', '20121 Milano\nItaly'],
  ['CA', 'M5V 1A1', 'Toronto', 'ON', 'Toronto ON M5V 1A1\nCanada'],
  ['AU', '2000', 'Sydney', 'NSW', 'Sydney NSW 2000\nAustralia'],
  ['ES', '41001', 'Sevilla', 'Sevilla', '41001 Sevilla\nSevilla\nSpain'],
  ['HK', '', 'Central', 'Hong Kong Island', 'Central\nHong Kong Island\nHong Kong'],
  ['JP', '104-0061', 'Chuo-ku', 'Tokyo', 'Chuo-ku Tokyo 104-0061\nJapan'],
])('the message has the line of the city as the post of %s wants it: %s %s %s', (...row) => {
  const [country, postalCode, city, region, lines] = row
  const address = { street: 'Via Dante 1', extra: '', postalCode, city, region, country }
  expect(orderMessage({ ...someOrder, address }, 'Leaf', null)).toContain(`Via Dante 1\n${lines}`)
})

test.each([
  ['JP', '104-0061', '中央区', '東京都', '銀座1-2-3', '〒104-0061\n東京都中央区\n銀座1-2-3\n3F\nJapan'],
  ['CN', '200120', '上海市浦东新区', '', '世纪大道1号', '200120\n上海市浦东新区\n世纪大道1号\n3F\nChina'],
  [
    'KR',
    '04524',
    '중구',
    '서울특별시',
    '세종대로 110',
    '04524\n서울특별시 중구\n세종대로 110\n3F\nSouth Korea',
  ],
  ['TW', '100', '中正區', '臺北市', '忠孝西路1號', '100\n臺北市中正區\n忠孝西路1號\n3F\nTaiwan'],
])('the message has an address of %s from the large to the small', (...row) => {
  const [country, postalCode, city, region, street, lines] = row
  const address = { street, extra: '3F', postalCode, city, region, country }
  expect(orderMessage({ ...someOrder, address }, 'Leaf', null)).toContain(`example.com\n\n${lines}`)
})
