/* An example of what answers the shop's orders (`docs/orders.md`): a function from a request to a response, for Node, Deno
 * or a worker of a host. It believes no amount that it is sent. */
import * as v from 'valibot'
import { type OrderAnswer, type OrderRequest, orderRequestSchema } from '../src/order/order-request.ts'

interface Article {
  /** In minor units, as all amounts. */
  readonly price: number
  /** Infinity where it is not counted. */
  readonly left: number
}

interface Receiver {
  /** The shop's own: no other page may send orders from a browser. */
  readonly origin: string
  readonly find: (product: number, variant?: string) => Article | undefined
  readonly shipping: (goods: number, country: string) => number | null
  /** Stores the order, and says whether it is paid, accepted, or where it is to be paid. */
  readonly accept: (order: OrderRequest) => Promise<OrderAnswer>
}

/** Nothing is ordered at other prices, or of what is not there. */
function objection({ lines, shipping, address }: OrderRequest, shop: Receiver): OrderAnswer | undefined {
  const found = lines.map((line) => ({ line, now: shop.find(line.product, line.variant) }))
  const article = ({ product, variant }: OrderRequest['lines'][number]) => ({
    product,
    ...(variant !== undefined && { variant }),
  })
  /** On all lines: an article may be on several. */
  const ordered = ({ product, variant }: OrderRequest['lines'][number]) =>
    lines.reduce((sum, o) => sum + (o.product === product && o.variant === variant ? o.quantity : 0), 0)
  const short = found.filter(({ line, now }) => (now?.left ?? 0) < ordered(line))
  if (short.length > 0)
    return {
      status: 'sold-out',
      articles: short.map(({ line, now }) => ({ ...article(line), left: now?.left ?? 0 })),
    }
  const prices = found.map(({ line, now }) => ({ ...article(line), unitPrice: now?.price ?? 0 }))
  const goods = found.reduce((sum, { line, now }) => sum + line.quantity * (now?.price ?? 0), 0)
  const cost = address ? shop.shipping(goods, address.country) : 0
  const isSame = prices.every(({ unitPrice }, at) => unitPrice === lines[at]?.unitPrice) && cost === shipping
  return isSame ? undefined : { status: 'price-changed', prices, shipping: cost }
}

export function createReceiver(shop: Receiver): (request: Request) => Promise<Response> {
  /** By idempotency key. A real receiver keeps them in its database, under a unique index. */
  const orders = new Map<string, { readonly body: string; readonly answer: Promise<OrderAnswer> }>()
  const headers = {
    'Access-Control-Allow-Origin': shop.origin,
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
    'Cache-Control': 'no-store',
  }
  const send = (status: number, answer: unknown = null) =>
    answer === null ? new Response(null, { status, headers }) : Response.json(answer, { status, headers })

  return async (request) => {
    if (request.method === 'OPTIONS') return send(204)
    if (request.method !== 'POST') return send(405)
    const key = request.headers.get('Idempotency-Key') ?? ''
    const body = await request.text()
    if (!/^[\w-]{16,100}$/.test(key) || body.length > 500_000) return send(400)
    const known = orders.get(key)
    if (known) return known.body === body ? send(200, await known.answer) : send(409)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), orderRequestSchema), body)
    if (!parsed.success) return send(400)
    const order = parsed.output
    const objected = objection(order, shop)
    if (objected) return send(200, objected)
    const sum = order.lines.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
    const answer = shop.accept({ ...order, goods: sum, total: sum + (order.shipping ?? 0) })
    orders.set(key, { body, answer })
    // What could not be stored is no order: the next attempt stores it anew.
    answer.catch(() => orders.delete(key))
    return send(200, await answer)
  }
}

if (import.meta.filename !== undefined && globalThis.process?.argv[1] === import.meta.filename)
  console.log('An example to import (createReceiver); to try a shop run `npx tsx docs/try-orders.ts`.')
