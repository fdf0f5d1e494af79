import { atom } from 'jotai'
import { cartAtom, changeCartAtom, lastRemovedAtom } from '#cart/cart-atoms.ts'
import type { Cart } from '#cart/cart.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { checkout, payment, shippingRates } from './checkout.ts'
import { draftAtom } from './draft-atom.ts'
import {
  atAnsweredPrices,
  goneOn,
  isEnded,
  isOf,
  newAttempt,
  parseAttempt,
  type OrderAttempt,
} from './order-attempt.ts'
import { articlesOf, cartWithout, orderLines, preordersOf, sumOf, type OrderLine } from './order-lines.ts'
import type { SendResult } from './send-order.ts'
import { shippingCost } from '#cart/shipping.ts'
import type { Order } from './order.ts'
import { typedDetails } from './typed-details.ts'

export const storedAttemptAtom = storedAtom<OrderAttempt | null>(
  createStoredValue<OrderAttempt | null>({ key: 'shop/order/1', parse: parseAttempt, empty: null }),
  null,
)

const catalogueLinesAtom = atom((get) => orderLines(get(cartAtom)))

/** The attempt to order this cart; null before the first. */
export const attemptAtom = atom((get) => {
  const attempt = get(storedAttemptAtom)
  return isOf(attempt, articlesOf(get(catalogueLinesAtom))) ? attempt : null
})

/** The attempt before, of another cart: one that ended, or whose answer was lost. */
export const otherAttemptAtom = atom((get) => (get(attemptAtom) === null ? get(storedAttemptAtom) : null))

/** The lines that are ordered, at the prices that the shop answered with. */
export const linesAtom = atom((get) => atAnsweredPrices(get(catalogueLinesAtom), get(attemptAtom)?.prices))

/** Null where the weight of an article is not known, or not asked for. */
export const gramsAtom = atom<number | null>(null)

/** What the order costs, as far as it is known. */
export const sumsAtom = atom((get) => {
  const goods = sumOf(get(linesAtom))
  const { isCollected, country } = get(draftAtom)
  const attempt = get(attemptAtom)
  const answered = attempt?.shippingTo === country ? attempt.shipping : undefined
  const fromTable = () =>
    shippingRates ? shippingCost(shippingRates, { goods, grams: get(gramsAtom) }, country) : null
  const shipping = isCollected ? 0 : answered === undefined ? fromTable() : answered
  return { goods, shipping, total: goods + (shipping ?? 0) }
})

/** Changes the attempt to order this cart, or begins it. Reads the store anew: another tab may have begun it. */
export const changeAttemptAtom = atom(null, (get, set, change: Partial<OrderAttempt>): void => {
  const lines = get(catalogueLinesAtom)
  const articles = articlesOf(lines)
  set(storedAttemptAtom, (stored) => ({
    ...(isOf(stored, articles)
      ? stored
      : (goneOn(stored, lines) ??
        newAttempt(articles, new Date(), crypto.getRandomValues(new Uint8Array(24))))),
    ...change,
  }))
})

/** The number of the order that has ended on this page, as against an earlier visit; empty before. */
export const endedNumberAtom = atom('')

interface Ended {
  readonly attempt: OrderAttempt
  readonly lines: readonly OrderLine[]
  readonly state: Extract<OrderAttempt['state'], 'sent' | 'elsewhere' | 'accepted' | 'paid'>
}

/** Ends an attempt: only now what it ordered leaves the cart, even if the cart has changed meanwhile. */
export const endAtom = atom(null, (_get, set, { attempt, lines, state }: Ended): void => {
  set(endedNumberAtom, attempt.number)
  let isFirstEnd = false
  const preorders = preordersOf(lines)
  set(storedAttemptAtom, (stored) => {
    if (stored?.key !== attempt.key) return stored
    isFirstEnd = !isEnded(stored)
    return { ...stored, state, ...(preorders.length > 0 && { preorders }) }
  })
  const withoutLines = (cart: Cart) => cartWithout(cart, lines)
  // Otherwise another tab has ended it, and may have begun the next one: what is in the cart by now was added since.
  if (isFirstEnd) {
    // What the shopper says may be a mistake: it can be undone, unlike what the shop has taken.
    if (state === 'sent' || state === 'elsewhere') set(changeCartAtom, withoutLines, 'order')
    else set(cartAtom, withoutLines)
  }
  set(lastRemovedAtom, null)
  set(draftAtom, { note: '', discountCode: '', hasAgreed: false, sent: null })
})

/** Prepares the message of this cart, in this tab: another tab does not know the details. */
export const prepareAtom = atom(null, (get, set): void => {
  set(changeAttemptAtom, { state: 'handed' })
  set(draftAtom, { preparedFor: get(attemptAtom)?.number ?? '' })
})

/** Leaves an order that awaits its payment to the shop: the next one of this cart has a number and a key of its own. */
export const orderAnewAtom = atom(null, (get, set): void => {
  const attempt = get(attemptAtom)
  set(storedAttemptAtom, (stored) => (stored?.key === attempt?.key ? null : stored))
})

/** What the shopper says of an order that was handed over: it is sent or paid, or ordered elsewhere. */
export const confirmAtom = atom(null, (get, set, state: 'sent' | 'elsewhere'): void => {
  const attempt = get(attemptAtom)
  if (attempt) set(endAtom, { attempt, lines: get(linesAtom), state })
})

/** The order as it is now, with the number of its attempt. */
export const orderAtom = atom((get): Order | null => {
  const attempt = get(attemptAtom)
  return (
    attempt && {
      number: attempt.number,
      lines: get(linesAtom),
      ...get(sumsAtom),
      ...typedDetails(get(draftAtom)),
      payment,
      terms: checkout.terms ?? null,
    }
  )
})

/** `sending` until the shop answers; then its answer, and the number of the order that it is of. */
export const resultAtom = atom<
  ((SendResult | { readonly status: 'sending' }) & { readonly number: string }) | null
>(null)

/** The lines of which the shop has answered that it has fewer, with what is left. */
export const shortLinesAtom = atom((get) => {
  const result = get(resultAtom)
  if (result?.status !== 'sold-out') return []
  return get(linesAtom).flatMap((line) => {
    const { product, variant, quantity } = line
    const short = result.articles.find((one) => one.product === product && one.variant === variant)
    return short && short.left < quantity ? [{ line, left: short.left }] : []
  })
})
