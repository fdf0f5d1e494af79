import { spawnSync } from 'node:child_process'
import { toJsonSchema } from '@valibot/to-json-schema'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReceiver } from '../../docs/order-receiver.ts'
import {
  orderAnswerSchema,
  orderRequest,
  orderRequestSchema,
  type OrderAnswer,
} from '#order/order-request.ts'
import { sendOrder as sendText } from '#order/send-order.ts'
import { someOrder } from './some-order.ts'

vi.mock(import('#catalogue/sleep.ts'), () => ({ sleep: () => Promise.resolve() }))

const url = 'https://orders.example/new'
const key = '9b2f6c1e-4d55-4d8c-8f0a-0c1d2e3f4a5b'
const request = orderRequest(someOrder, 'EUR')
const sendOrder = (to: string, as: string, order: typeof request) => sendText(to, as, JSON.stringify(order))
const prices: Record<string, number> = { 'DUBLIN-BREAK-50': 650, '1204': 3400 }

const accept = vi.fn<(order: typeof request) => Promise<OrderAnswer>>()
let left = 10
let receive: (request: Request) => Promise<Response>
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  left = 10
  accept.mockReset().mockResolvedValue({ status: 'accepted' })
  receive = createReceiver({
    origin: 'https://shop.example',
    find: (product, variant = String(product)) => {
      const price = prices[variant]
      return price === undefined ? undefined : { price, left }
    },
    shipping: (goods) => (goods >= 5000 ? 0 : 450),
    accept,
  })
  network.mockReset().mockImplementation((to, init) => receive(new Request(to, init)))
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an order arrives byte for byte, and is accepted', async () => {
  expect(await sendOrder(url, key, request)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledExactlyOnceWith(request)
  const [to, init] = network.mock.calls[0] ?? []
  expect(to).toBe(url)
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' })
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': key })
  expect(init?.body).toBe(
    '{"version":1,"number":"261128-7KQ4M","currency":"EUR","lines":[{"product":1001,"variant":"DUBLIN-BREAK-50","name":"Dublin Breakfast, 50 g","quantity":2,"unitPrice":650,"total":1300},{"product":1204,"sku":"BETTY","name":"Brown Betty & Co.","quantity":1,"unitPrice":3400,"total":3400}],"goods":4700,"shipping":450,"total":5150,"customer":{"name":"Áine O’Neill","email":"aine@example.com"},"address":{"street":"12 Chimney Lane","postalCode":"D07 X2Y3","city":"Dublin","country":"IE"},"terms":"/terms"}',
  )
})

test('what the shopper was told of a pre-order arrives; an order without it stays as it was', async () => {
  const [first, ...others] = someOrder.lines
  if (!first) throw new Error('The order has lines.')
  const lines = [{ ...first, preorder: { from: '2027-03-01' } }, ...others]
  const preordered = orderRequest({ ...someOrder, lines }, 'EUR')
  expect(await sendOrder(url, key, preordered)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledExactlyOnceWith(preordered)
  const body = JSON.stringify(preordered)
  expect(network.mock.calls[0]?.[1]?.body).toBe(body)
  expect(body).toContain('"unitPrice":650,"total":1300,"preorder":{"from":"2027-03-01"}},{"product":1204,')
  expect(body.replace(',"preorder":{"from":"2027-03-01"}', '')).toBe(JSON.stringify(request))
})

test('an order without an email address arrives without the field', async () => {
  const byPhone = orderRequest({ ...someOrder, email: '', phone: '20 123 456' }, 'EUR')
  expect(byPhone.customer).toEqual({ name: someOrder.name, phone: '20 123 456' })
  expect(await sendOrder(url, key, byPhone)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledExactlyOnceWith(byPhone)
})

test('how an order is paid arrives in the words of the shop', async () => {
  const paid = orderRequest({ ...someOrder, payment: 'Cash on delivery' }, 'EUR')
  expect(await sendOrder(url, key, paid)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledExactlyOnceWith({ ...request, payment: 'Cash on delivery' })
})

test('the day of a pre-order is one that exists', () => {
  const [line] = request.lines
  const ofDay = (from: string) => ({ ...request, lines: [{ ...line, preorder: { from } }] })
  expect(v.is(orderRequestSchema, ofDay('2028-02-29'))).toBe(true)
  for (const from of ['2027-02-31', '2027-02-29', '2027-3-1', 'soon'])
    expect(v.is(orderRequestSchema, ofDay(from))).toBe(false)
})

test('an order whose answer is lost is sent again, and is one order', async () => {
  network.mockImplementationOnce(async (to, init) => {
    await receive(new Request(to, init))
    throw new TypeError('network')
  })
  expect(await sendOrder(url, key, request)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledOnce()
})

test('an order that could not be stored is stored by the next attempt', async () => {
  accept.mockRejectedValueOnce(new Error('The database is away.'))
  expect(await sendOrder(url, key, request)).toEqual({ status: 'accepted' })
  expect(accept).toHaveBeenCalledTimes(2)
})

test('orders at the same time with one key are one order', async () => {
  await Promise.all([1, 2, 3].map(() => sendOrder(url, key, request)))
  expect(accept).toHaveBeenCalledOnce()
})

test('the same key with other details orders nothing', async () => {
  await sendOrder(url, key, request)
  expect(await sendOrder(url, key, { ...request, note: 'Another' })).toEqual({ status: 'known' })
  expect(accept).toHaveBeenCalledOnce()
})

test('every price is the catalogue’s: a lower one is not ordered', async () => {
  const lines = request.lines.map((line) => ({ ...line, unitPrice: 1, total: 1 }))
  expect(await sendOrder(url, key, { ...request, lines, goods: 2, total: 2 })).toEqual({
    status: 'price-changed',
    prices: [
      { product: 1001, variant: 'DUBLIN-BREAK-50', unitPrice: 650 },
      { product: 1204, unitPrice: 3400 },
    ],
    shipping: 450,
  })
  expect(accept).not.toHaveBeenCalled()
})

test('sums are computed again, whatever is sent', async () => {
  await sendOrder(url, key, { ...request, goods: 1, total: 1 })
  expect(accept).toHaveBeenCalledExactlyOnceWith(request)
})

test('what is not there is not ordered', async () => {
  left = 1
  expect(await sendOrder(url, key, request)).toEqual({
    status: 'sold-out',
    articles: [{ product: 1001, variant: 'DUBLIN-BREAK-50', left: 1 }],
  })
  expect(accept).not.toHaveBeenCalled()
})

test('what is left of an article is compared with the sum of its lines', async () => {
  left = 3
  const [tea] = request.lines
  if (!tea) throw new Error('The order has lines.')
  expect(await sendOrder(url, key, { ...request, lines: [tea, ...request.lines] })).toEqual({
    status: 'sold-out',
    articles: [1, 2].map(() => ({ product: 1001, variant: 'DUBLIN-BREAK-50', left: 3 })),
  })
  expect(accept).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<Response>, string, number]>([
  ['no network', () => Promise.reject(new TypeError('network')), 'unsure', 3],
  ['a broken receiver', () => Promise.resolve(new Response('', { status: 503 })), 'unsure', 3],
  ['a page instead of an answer', () => Promise.resolve(new Response('<html>')), 'unsure', 1],
  ['a refusal', () => Promise.resolve(new Response('', { status: 400 })), 'refused', 1],
  [
    'a payment page without https',
    () => Promise.resolve(Response.json({ status: 'redirect', url: 'javascript:alert(1)' })),
    'unsure',
    1,
  ],
])('%s is never an order', async (_, respond, status, attempts) => {
  network.mockImplementation(respond)
  expect(await sendOrder(url, key, request)).toEqual({ status })
  expect(network).toHaveBeenCalledTimes(attempts)
})

test('the receiver that is run by itself says how it is used', () => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'docs/order-receiver.ts'], { encoding: 'utf8' })
  expect(run.stdout).toMatch(/createReceiver.*try-orders\.ts/)
})

test('the receiver has at most 80 lines, and takes orders by POST alone', async () => {
  const source = await readFile('docs/order-receiver.ts', 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  expect((await receive(new Request(url))).status).toBe(405)
  const preflight = await receive(new Request(url, { method: 'OPTIONS' }))
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example')
  expect((await receive(new Request(url, { method: 'POST', body: '{}' }))).status).toBe(400)
})

test.each([
  ['request', orderRequestSchema],
  ['answer', orderAnswerSchema],
])('the schema of the %s in docs is that of the shop', async (name, schema) => {
  // A check for https cannot be said in a JSON Schema; docs/orders.md says it.
  const generated: unknown = toJsonSchema(schema, { errorMode: 'ignore' })
  expect(JSON.parse(await readFile(`docs/order-${name}.schema.json`, 'utf8'))).toEqual(generated)
})
