import * as v from 'valibot'
import { sleep } from '#catalogue/sleep.ts'
import { orderAnswerSchema, type OrderAnswer } from './order-request.ts'

/**
 * `known`: an order with this key and other details arrived before (409). `refused`: the address does not take this order,
 * so that nothing was ordered. `unsure`: no answer, or none that can be read; the order may have arrived.
 */
export type SendResult = OrderAnswer | { readonly status: 'known' | 'refused' | 'unsure' }

/** Milliseconds before each attempt. */
const waits = [0, 1000, 3000]

/** Milliseconds until an attempt without an answer is given up. */
const patience = 20_000

/** Undefined for a failure that another attempt may not meet. */
async function attempt(url: string, key: string, body: string): Promise<SendResult | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    // The order is for this address alone: no cookies, no other host.
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  if (!response || response.status >= 500 || response.status === 429) return undefined
  if (response.status === 409) return { status: 'known' }
  const parsed = v.safeParse(orderAnswerSchema, await response.json().catch(() => null))
  if (parsed.success) return parsed.output
  return { status: response.ok ? 'unsure' : 'refused' }
}

/** Sends an order, again after a failed network: the key makes several arrivals one order. */
export async function sendOrder(url: string, key: string, body: string): Promise<SendResult> {
  for (const wait of waits) {
    if (wait > 0) await sleep(wait)
    const result = await attempt(url, key, body)
    // After a lost answer the order may be there, whatever refuses it now.
    if (result) return wait > 0 && result.status === 'refused' ? { status: 'unsure' } : result
  }
  return { status: 'unsure' }
}
