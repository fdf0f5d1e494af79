import { expect, test } from 'vitest'
import { orderMessage } from '#order/order-message.ts'
import { someOrder } from './some-order.ts'

const written = `Order 261128-7KQ4M at Parcel & Leaf

2 × Dublin Breakfast, 50 g: $6.50 each, $13.00 (article DUBLIN-BREAK-50)
1 × Brown Betty & Co.: $34.00 (article BETTY)

Goods: $47.00
Shipping to Ireland: $4.50
Total: $51.50
incl. VAT

Name: Áine O’Neill
Email: aine@example.com

12 Chimney Lane
D07 X2Y3 Dublin
Ireland`

test('a message has the lines, the sums, the tax note, the number and the address', () => {
  expect(orderMessage(someOrder, 'Parcel & Leaf', 'incl. VAT')).toBe(written)
})

test('the day of a pre-order is below its line, or that it has none yet', () => {
  const [first, second] = someOrder.lines
  if (!first || !second) throw new Error('The order has two lines.')
  const lines = [
    { ...first, preorder: { from: '2027-03-01' } },
    { ...second, preorder: {} },
  ]
  expect(orderMessage({ ...someOrder, lines }, 'Parcel & Leaf', null)).toContain(
    `$13.00 (article DUBLIN-BREAK-50)
   Pre-order: available from March 1, 2027
1 × Brown Betty & Co.: $34.00 (article BETTY)
   Pre-order: as soon as it is here

Goods:`,
  )
})

test('shipping without cost is free, as on the page', () => {
  const text = orderMessage({ ...someOrder, shipping: 0, total: 4700 }, 'Parcel & Leaf', null)
  expect(text).toContain('Shipping to Ireland: Free\nTotal: $47.00\n')
})

test('an unknown cost of shipping is said, and the total is one without it', () => {
  const text = orderMessage({ ...someOrder, shipping: null, total: 4700 }, 'Parcel & Leaf', null)
  expect(text).toContain('Shipping to Ireland: The shop will tell you\nTotal without shipping: $47.00\n')
})

test('an order that is collected has no address', () => {
  const text = orderMessage({ ...someOrder, address: null, shipping: 0, total: 4700 }, 'Leaf', null)
  expect(text).toContain('Delivery: Collected\nTotal: $47.00')
  expect(text).not.toContain('Chimney Lane')
})

test('an order that is collected says where', () => {
  const collected = { ...someOrder, address: null, pickup: '12 Chimney Lane, Dublin 7', shipping: 0 }
  expect(orderMessage(collected, 'Leaf', null)).toContain('Collected: 12 Chimney Lane, Dublin 7\nTotal:')
})

test('how an order is paid is below its sums', () => {
  const text = orderMessage({ ...someOrder, payment: 'Cash on delivery' }, 'Leaf', 'incl. VAT')
  expect(text).toContain('Total: $51.50\nincl. VAT\nPayment: Cash on delivery\n\nName:')
})

test('what is typed cannot add lines to the facts', () => {
  const text = orderMessage({ ...someOrder, name: 'A\nTotal: $0.00', discountCode: 'X\r\nY' }, 'Leaf', null)
  expect(text).toContain('Name: A Total: $0.00\n')
  expect(text).toContain('Discount code: X Y\n')
})

test('a note comes last, with its own lines', () => {
  expect(orderMessage({ ...someOrder, note: 'Ring twice.\nThank you' }, 'Leaf', null)).toMatch(
    /\nIreland\n\nNote to the shop:\nRing twice\.\nThank you$/,
  )
})
