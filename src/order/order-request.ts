import * as v from 'valibot'
import { mostMinor } from '#catalogue/money/exact-minor.ts'
import { isDay } from '#catalogue/preorder.ts'
import { parseUrl } from '#site/parse-url.ts'
import type { OrderLine } from './order-lines.ts'
import type { Order } from './order.ts'

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const filled = (longest: number) => v.pipe(text(longest), v.minLength(1))
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMinor))

/** A day that exists; `isoDate` is what a JSON Schema can say of it. */
const day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

/** Of a pre-order: the day from which it can be had, missing where it is not known. */
const preorder = v.object({ from: v.exactOptional(day) })

const article = {
  /** Id in the catalogue. */
  product: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** SKU; the values of a variant without one, `blue.m`: three words of up to 120 letters. */
  variant: v.optional(filled(400)),
}

/** What the shop posts; amounts are in minor units. `docs/order-request.schema.json` is made from it. */
export const orderRequestSchema = v.object({
  version: v.literal(1),
  number: filled(40),
  currency: v.pipe(v.string(), v.length(3)),
  lines: v.pipe(
    v.array(
      v.object({
        ...article,
        /** The article number of the variant, or of a product without options. */
        sku: v.optional(filled(100)),
        name: filled(520),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
        unitPrice: amount,
        total: amount,
        /** What the shopper was told. */
        preorder: v.exactOptional(preorder),
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
  goods: amount,
  /** Null where the shop's table does not say. */
  shipping: v.nullable(amount),
  total: amount,
  discountCode: v.optional(filled(100)),
  /** Email and phone are missing where the shop does not need them and the shopper gave none. */
  customer: v.object({ name: filled(100), email: v.optional(filled(254)), phone: v.optional(filled(40)) }),
  /** Null for an order that is collected. */
  address: v.nullable(
    v.object({
      street: filled(200),
      extra: v.optional(filled(200)),
      /** Missing where it was left out, which some countries allow. */
      postalCode: v.optional(filled(20)),
      city: filled(100),
      /** State, province or the like; missing where the country has none. */
      region: v.optional(filled(100)),
      country: v.pipe(v.string(), v.length(2)),
    }),
  ),
  /** How it is paid, in the words that the shopper saw. */
  payment: v.optional(filled(200)),
  note: v.optional(filled(2000)),
  /** The address of the terms that were agreed to. */
  terms: v.optional(filled(200)),
})

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

export const httpsAddress = v.pipe(
  v.string(),
  v.check((value) => parseUrl(value)?.protocol === 'https:'),
)

/** What the address answers; `docs/order-answer.schema.json` is made from it. */
export const orderAnswerSchema = v.variant('status', [
  /** The shop has the order: the cart is emptied. */
  v.object({ status: v.picklist(['paid', 'accepted']), number: v.optional(filled(40)) }),
  /** The order is kept until it is paid there. */
  v.object({ status: v.literal('redirect'), url: httpsAddress }),
  /** Nothing was ordered: these articles have other prices now. */
  v.object({
    status: v.literal('price-changed'),
    prices: v.array(v.object({ ...article, unitPrice: amount })),
    shipping: v.optional(v.nullable(amount)),
  }),
  /** Nothing was ordered: too few of these articles are left in stock, perhaps none. */
  v.object({
    status: v.literal('sold-out'),
    articles: v.array(v.object({ ...article, left: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  }),
])

export type OrderAnswer = v.InferOutput<typeof orderAnswerSchema>

/** The key in another kind of checkout says nothing that the product and the variant do not. */
function asSent(line: OrderLine): OrderRequest['lines'][number] {
  const { article: _, ...sent } = line
  return sent
}

/** The order as it is sent: the same order is the same text. An optional field is missing, never empty. */
export function orderRequest(order: Order, currency: string): OrderRequest {
  const {
    number,
    lines,
    goods,
    shipping,
    total,
    discountCode,
    name,
    email,
    phone,
    address,
    payment,
    note,
    terms,
  } = order
  return {
    version: 1,
    number,
    currency,
    lines: lines.map(asSent),
    goods,
    shipping,
    total,
    ...(discountCode !== '' && { discountCode }),
    customer: { name, ...(email !== '' && { email }), ...(phone !== '' && { phone }) },
    address: address && {
      street: address.street,
      ...(address.extra !== '' && { extra: address.extra }),
      ...(address.postalCode !== '' && { postalCode: address.postalCode }),
      city: address.city,
      ...(address.region !== '' && { region: address.region }),
      country: address.country,
    },
    ...(payment !== null && { payment }),
    ...(note !== '' && { note }),
    ...(terms !== null && { terms }),
  }
}
