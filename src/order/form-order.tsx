import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { button } from '#ui/button.css.ts'
import { checkout } from './checkout.ts'
import { attemptAtom, linesAtom, resultAtom, sendAtom } from './order-atoms.ts'
import { OrderForm } from './order-form.tsx'
import type { OrderAttempt } from './order-attempt.ts'
import * as css from './order-page.css.ts'
import type { SendResult } from './send-order.ts'

/** What became of the last press, where the order is not at its end. */
function outcomeText(
  result: SendResult | { readonly status: 'sending' } | null,
  attempt: OrderAttempt | null,
) {
  const number = attempt?.number ?? ''
  if (result?.status === 'sending') return texts.sending
  if (result?.status === 'price-changed') return texts.pricesChanged
  if (result?.status === 'sold-out') return texts.soldOut
  if (result?.status === 'refused') return texts.refused
  if (result?.status === 'known') return texts.known({ number })
  // Also after a reload.
  return attempt?.state === 'unsure' ? texts.unsure({ number }) : null
}

/** The form, and what the shop answered. */
export function FormOrder() {
  const attempt = useAtomValue(attemptAtom)
  const lines = useAtomValue(linesAtom)
  const result = useAtomValue(resultAtom)
  const send = useSetAtom(sendAtom)
  const url = checkout.kind === 'form' ? checkout.url : ''
  const isSending = result?.status === 'sending'
  const paymentUrl = attempt?.state === 'awaited' ? attempt.paymentUrl : undefined
  // Once an answer leads there: after Back the shopper decides.
  const leadsTo = result?.status === 'redirect' ? result.url : undefined
  useEffect(() => {
    if (leadsTo !== undefined) window.location.assign(leadsTo)
  }, [leadsTo])
  const outcome = outcomeText(result, attempt)
  const short = result?.status === 'sold-out' ? result.articles : []

  return (
    <>
      <div role="status" className={css.status}>
        {outcome !== null && <p className={css.outcome}>{outcome}</p>}
        {short.length > 0 && (
          <ul className={css.short}>
            {short.map(({ product, variant, left }) => {
              const line = lines.find((one) => one.product === product && one.variant === variant)
              const name = line ? line.name : String(product)
              return (
                <li key={`${product}/${variant ?? ''}`}>
                  {left > 0 ? texts.soldOutLeft({ name, left }) : texts.soldOutNone({ name })}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {attempt && paymentUrl !== undefined && (
        <section aria-labelledby="order-payment" className={css.part}>
          <h2 id="order-payment" className={css.title}>
            {texts.redirecting({ number: attempt.number, host: new URL(paymentUrl).host })}
          </h2>
          <div className={css.actions}>
            <a href={paymentUrl} className={button.solidLarge}>
              {texts.redirectLink}
            </a>
            <button
              type="button"
              className={button.outlineLarge}
              aria-disabled={isSending}
              onClick={() => void send(url)}
            >
              {texts.askAgain}
            </button>
          </div>
        </section>
      )}
      {paymentUrl === undefined && (
        <OrderForm submitLabel={texts.sendOrder} isBusy={isSending} onSubmit={() => void send(url)} />
      )}
    </>
  )
}
