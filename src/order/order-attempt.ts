import * as v from 'valibot'
import { mostMinor } from '#catalogue/money/exact-minor.ts'
import { isPreorder, type Preorder } from '#catalogue/preorder.ts'
import { articleOf, articlesOf, type OrderLine } from './order-lines.ts'
import { orderNumber } from './order.ts'
import { httpsAddress } from './order-request.ts'

const text = v.string()
const productId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMinor))

const attemptSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{6}-\w{5}$/)),
  /** Of all requests with this order until the shop objects to it: however often it arrives, it is one. */
  key: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  /** See `articlesOf`. */
  articles: text,
  /**
   * `handed`: the message is prepared, or another site has the order. `unsure`: sent, without an answer. `awaited`: the
   * shop waits for the payment at `paymentUrl`. The others are ends, with an empty cart: `sent` and `elsewhere` are what
   * the shopper said, `sent` also of a payment.
   */
  state: v.picklist(['open', 'handed', 'unsure', 'awaited', 'sent', 'elsewhere', 'accepted', 'paid']),
  paymentUrl: v.optional(v.pipe(text, httpsAddress)),
  /** Prices that the shop answered with, where they differ from the catalogue's. */
  prices: v.optional(v.array(v.object({ product: productId, variant: v.optional(text), unitPrice: amount }))),
  /** What the shop answered with for the country `shippingTo`. */
  shipping: v.optional(v.nullable(amount)),
  shippingTo: v.optional(text),
  /** What of an order that has ended comes later. */
  preorders: v.optional(
    v.array(v.object({ article: text, name: text, preorder: v.custom<Preorder>(isPreorder) })),
  ),
  /** Sent anew before an answer came: the shop may have it, so that its key stays. */
  isRepeated: v.optional(v.boolean()),
  /** Articles with a payment of their own that the shopper ticked off. */
  ticked: v.optional(v.array(text)),
})

/** One order from its first press to its end, stored on this device: another tab and a reload go on with it. */
export type OrderAttempt = v.InferOutput<typeof attemptSchema>

/** Null for any value that is none. Never throws. */
export function parseAttempt(value: unknown): OrderAttempt | null {
  const parsed = v.safeParse(attemptSchema, value)
  return parsed.success ? parsed.output : null
}

const ends: ReadonlySet<OrderAttempt['state']> = new Set(['sent', 'elsewhere', 'accepted', 'paid'])

export const isEnded = (attempt: OrderAttempt): boolean => ends.has(attempt.state)

/** Whether an attempt orders these articles, and has not ended. */
export const isOf = (attempt: OrderAttempt | null, articles: string): attempt is OrderAttempt =>
  attempt !== null && !isEnded(attempt) && attempt.articles === articles

/** A key of 16 random bytes. */
export const keyOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newAttempt = (articles: string, now: Date, random: Uint8Array): OrderAttempt => ({
  number: orderNumber(now, random.subarray(16)),
  key: keyOf(random.subarray(0, 16)),
  articles,
  state: 'open',
})

/**
 * An attempt some of whose articles are paid goes on with a changed cart: those stay ticked off. Null where nothing is
 * paid of what is still ordered in the same quantity.
 */
export function goneOn(attempt: OrderAttempt | null, lines: readonly OrderLine[]): OrderAttempt | null {
  if (!attempt || isEnded(attempt)) return null
  const before = `,${attempt.articles},`
  const ticked = lines
    .filter((line) => before.includes(`,${articlesOf([line])},`))
    .map(articleOf)
    .filter((article) => attempt.ticked?.includes(article))
  return ticked.length > 0 ? { ...attempt, articles: articlesOf(lines), ticked } : null
}

/** The lines at the prices that the shop answered with; of several of an article the first counts. */
export const atAnsweredPrices = (
  lines: readonly OrderLine[],
  prices: OrderAttempt['prices'] = [],
): OrderLine[] =>
  lines.map((line) => {
    const { product, variant, quantity } = line
    const answered = prices.find((one) => one.product === product && one.variant === variant)
    const unitPrice = answered?.unitPrice ?? line.unitPrice
    return { ...line, unitPrice, total: unitPrice * quantity }
  })
