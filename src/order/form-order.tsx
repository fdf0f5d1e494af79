import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { button } from '#ui/button.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { checkout } from './checkout.ts'
import { attemptAtom, linesAtom, resultAtom, sendAtom } from './order-atoms.ts'
import { OrderForm } from './order-form.tsx'
import type { OrderAttempt } from './order-attempt.ts'
import * as css from './order-page.css.ts'
import type { SendResult } from './send-order.ts'
import { useShownStep } from './use-shown-step.ts'

/** What became of the last press, where the order is not at its end. */
function outcomeText(
  result: SendResult | { readonly status: 'sending' } | null,
  attempt: OrderAttempt | null,
) {
  const number = attempt?.number ?? ''
  if (result?.status === 'sending') return null
  if (result?.status === 'price-changed') return texts.pricesChanged
  if (result?.status === 'sold-out') return texts.soldOut
  if (result?.status === 'refused') return texts.refused
  if (result?.status === 'known') return texts.known({ number })
  // Also after a reload.
  return attempt?.state === 'unsure' ? texts.unsure({ number }) : null
}

/** What the shop said of an order that awaits its payment. */
function askedText(status: SendResult['status'] | 'sending' | undefined): string {
  if (status === 'redirect') return texts.stillOpen
  return status === 'unsure' ? texts.noAnswer : ''
}

/** The form, and what the shop answered. */
export function FormOrder() {
  const attempt = useAtomValue(attemptAtom)
  const lines = useAtomValue(linesAtom)
  const result = useAtomValue(resultAtom)
  const send = useSetAtom(sendAtom)
  const isSending = result?.status === 'sending'
  const paymentUrl = attempt?.state === 'awaited' ? attempt.paymentUrl : undefined
  /** Where the last answer leads. After Back, and of an order that awaits its payment, the shopper decides. */
  const [leadsTo, setLeadsTo] = useState<string>()
  useEffect(() => {
    if (leadsTo !== undefined) window.location.assign(leadsTo)
  }, [leadsTo])
  const outcome = outcomeText(result, attempt)
  const short = result?.status === 'sold-out' ? result.articles : []
  /** Each answer moves the focus to what it says: the button may be far below it. */
  const [answers, setAnswers] = useState(0)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answers > 0) answer.current?.focus()
  }, [answers])
  const submit = () =>
    void send(checkout.kind === 'form' ? checkout.url : '').then((next) => {
      setLeadsTo(next)
      setAnswers((count) => count + 1)
    })

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {isSending ? texts.sending : ''}
      </p>
      {outcome !== null && (
        <div ref={answer} tabIndex={-1} role="group" aria-labelledby="order-outcome" className={css.outcome}>
          <p id="order-outcome">{outcome}</p>
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
      )}
      {attempt && paymentUrl !== undefined ? (
        <Payment
          number={attempt.number}
          url={paymentUrl}
          isBusy={isSending}
          answer={answers > 0 && leadsTo === undefined ? askedText(result?.status) : ''}
          askAgain={submit}
        />
      ) : (
        <OrderForm
          submitLabel={isSending ? texts.sending : texts.sendOrder}
          isBusy={isSending}
          onSubmit={submit}
        />
      )}
    </>
  )
}

interface PaymentProps {
  number: string
  url: string
  isBusy: boolean
  /** What became of the last question whether it is paid; empty before. */
  answer: string
  askAgain: () => void
}

/** The shop has the order, and waits for its payment. */
function Payment({ number, url, isBusy, answer, askAgain }: PaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = texts.redirecting({ number, host: new URL(url).host })
  useShownStep(heading, title)
  return (
    <section aria-labelledby="order-payment" className={css.part}>
      <h2 id="order-payment" ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <div className={css.actions}>
        <a href={url} className={button.solidLarge}>
          {texts.redirectLink}
        </a>
        <button type="button" className={button.outlineLarge} aria-disabled={isBusy} onClick={askAgain}>
          {texts.askAgain}
        </button>
      </div>
      <p role="status">{answer}</p>
    </section>
  )
}
