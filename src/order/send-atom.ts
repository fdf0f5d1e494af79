import { currency } from 'virtual:catalogue/settings'
import { atom } from 'jotai'
import { draftAtom } from './draft-atom.ts'
import {
  attemptAtom,
  changeAttemptAtom,
  endAtom,
  orderAtom,
  resultAtom,
  storedAttemptAtom,
} from './order-atoms.ts'
import { isEnded, keyOf, type OrderAttempt } from './order-attempt.ts'
import { orderRequest } from './order-request.ts'
import { sendOrder } from './send-order.ts'
import { typedDetails } from './typed-details.ts'

// Pure, so that a shop whose orders are not sent by form has no script of it.

/** Records what became of an attempt, unless another tab has ended it, or another attempt taken its place. */
const recordAtom = /* @__PURE__ */ atom(
  null,
  (_get, set, { key }: OrderAttempt, change: Partial<OrderAttempt>): void => {
    set(storedAttemptAtom, (stored) =>
      stored?.key === key && !isEnded(stored) ? { ...stored, ...change } : stored,
    )
  },
)

/**
 * Records that the shop took nothing of an attempt as it was sent; null is a refusal without a reason. Unless another tab
 * knows better: of an order that ended, or awaits its payment. What is sent next has other details, and a key of its own.
 */
const objectAtom = /* @__PURE__ */ atom(
  null,
  (_get, set, sent: OrderAttempt, change: Partial<OrderAttempt> | null): void => {
    set(storedAttemptAtom, (stored) => {
      if (stored?.key !== sent.key || isEnded(stored)) return stored
      if (stored.state === 'awaited' && sent.state !== 'awaited') return stored
      // The shop had it, or may still accept another request with this key.
      const keepsKey = sent.state === 'awaited' || stored.isRepeated
      // The order may be there, whatever refuses it now.
      if (keepsKey && !change) return stored
      const key = keepsKey ? stored.key : keyOf(crypto.getRandomValues(new Uint8Array(16)))
      return { ...stored, ...change, key, state: 'open' }
    })
  },
)

/**
 * Sends the order, once at a time, and keeps what was answered. Resolves with the address where it is to be paid, once: a
 * later answer with an address only says that it is not paid yet.
 */
export const sendAtom = /* @__PURE__ */ atom(
  null,
  async (get, set, url: string): Promise<string | undefined> => {
    if (get(resultAtom)?.status === 'sending') return undefined
    set(changeAttemptAtom, {})
    const order = get(orderAtom)
    const attempt = get(attemptAtom)
    if (!order || !attempt || order.lines.length === 0) return undefined
    const { key, number } = attempt
    const isAwaited = attempt.state === 'awaited'
    const draft = get(draftAtom)
    const details = JSON.stringify(typedDetails(draft))
    const before = draft.sent?.key === key ? draft.sent : null
    // Another tab has sent it, and knows its details.
    if (isAwaited && !before) return undefined
    // What may have arrived goes as it went, whatever prices and words this page has by now: the shop takes no others.
    const isAgain = isAwaited || (attempt.state === 'unsure' && before?.details === details)
    const body = isAgain && before ? before.body : JSON.stringify(orderRequest(order, currency))
    set(draftAtom, { sent: { key, details, body } })
    set(resultAtom, { status: 'sending', number })
    // Before it is sent: a tab that is closed meanwhile leaves an order that may have arrived. One that awaits its payment
    // has arrived.
    if (!isAwaited)
      set(recordAtom, attempt, {
        state: 'unsure',
        ...(attempt.state === 'unsure' && { isRepeated: true }),
      })
    const result = await sendOrder(url, key, body)
    set(resultAtom, { ...result, number })
    switch (result.status) {
      case 'paid':
      case 'accepted':
        set(endAtom, { attempt, lines: order.lines, state: result.status })
        break
      case 'redirect':
        set(recordAtom, attempt, { state: 'awaited', paymentUrl: result.url })
        // Another tab may have ended it meanwhile.
        return isAwaited || get(storedAttemptAtom)?.paymentUrl !== result.url ? undefined : result.url
      case 'price-changed': {
        const { prices, shipping } = result
        set(objectAtom, attempt, {
          // The latest first: they count.
          prices: [...prices, ...(attempt.prices ?? [])],
          ...(shipping !== undefined && order.address && { shipping, shippingTo: order.address.country }),
        })
        break
      }
      case 'sold-out':
      case 'refused':
        set(objectAtom, attempt, result.status === 'refused' ? null : {})
        break
      case 'known':
      case 'unsure':
    }
    return undefined
  },
)
