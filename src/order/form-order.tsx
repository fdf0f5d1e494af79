import * as cartTexts from 'virtual:messages/cart'
import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { cartAtom } from '#cart/cart-atoms.ts'
import { lineKey } from '#cart/cart.ts'
import { setQuantityAtom } from '#cart/line-atoms.ts'
import { button } from '#ui/button.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { checkout } from './checkout.ts'
import { draftAtom } from './draft-atom.ts'
import { ExplainedButton } from './explained-button.tsx'
import { attemptAtom, confirmAtom, orderAnewAtom, resultAtom, shortLinesAtom } from './order-atoms.ts'
import { OrderForm } from './order-form.tsx'
import type { OrderAttempt } from './order-attempt.ts'
import { articleOf, cartLineOf } from './order-lines.ts'
import * as css from './order-page.css.ts'
import { sendAtom } from './send-atom.ts'
import type { SendResult } from './send-order.ts'
import { useShownStep } from './use-shown-step.ts'

type Status = SendResult['status'] | 'sending' | undefined

/** What became of the last press, where the order is not at its end. */
function outcomeText(status: Status, attempt: OrderAttempt | null, hasShort: boolean) {
  if (status === 'sending') return null
  if (attempt && status === 'known') return texts.known(attempt)
  // Also after a reload, and whatever refuses an order that may be there.
  if (attempt?.state === 'unsure') return texts.unsure(attempt)
  if (attempt?.state === 'awaited') return null
  if (status === 'price-changed') return texts.pricesChanged
  // Of a changed cart, too, until the shopper has changed what is short.
  if (status === 'sold-out' || hasShort) return texts.soldOut
  return status === 'refused' ? texts.refused : null
}

/** What the shop said of an order that awaits its payment. */
function askedText(status: Status): string {
  if (status === 'redirect') return texts.stillOpen
  return status === 'unsure' || status === 'refused' ? texts.noAnswer : ''
}

/** The form, and what the shop answered. */
export function FormOrder() {
  const attempt = useAtomValue(attemptAtom)
  const cart = useAtomValue(cartAtom)
  const short = useAtomValue(shortLinesAtom)
  const setQuantity = useSetAtom(setQuantityAtom)
  const result = useAtomValue(resultAtom)
  const send = useSetAtom(sendAtom)
  const isSending = result?.status === 'sending'
  /** What was answered of another order says nothing of this one. */
  const status = result?.number === attempt?.number ? result?.status : undefined
  const paymentUrl = attempt?.state === 'awaited' ? attempt.paymentUrl : undefined
  /** Where the last answer leads. After Back, and of an order that awaits its payment, the shopper decides. */
  const [leadsTo, setLeadsTo] = useState<string>()
  useEffect(() => {
    if (leadsTo !== undefined) window.location.assign(leadsTo)
  }, [leadsTo])
  const outcome = outcomeText(status, attempt, short.length > 0)
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
            <ul role="list" className={css.short}>
              {short.map(({ line, left }) => {
                const { name } = line
                const inCart = cartLineOf(cart, line)
                return (
                  <li key={articleOf(line)} className={css.actions}>
                    <span>{left > 0 ? texts.soldOutLeft({ name, left }) : texts.soldOutNone({ name })}</span>
                    {inCart && (
                      <button
                        type="button"
                        className={button.outline}
                        onClick={() => {
                          // The button goes with its line.
                          answer.current?.focus()
                          setQuantity(lineKey(inCart), left)
                        }}
                      >
                        {left > 0 ? texts.keepLeft({ name, left }) : cartTexts.remove({ name })}
                      </button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      )}
      {attempt && paymentUrl !== undefined ? (
        <Payment
          attempt={attempt}
          url={paymentUrl}
          isBusy={isSending}
          answer={answers > 0 && leadsTo === undefined ? askedText(status) : ''}
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
  attempt: OrderAttempt
  url: string
  isBusy: boolean
  /** What became of the last question whether it is paid; empty before. */
  answer: string
  askAgain: () => void
}

/** The shop has the order, and waits for its payment. */
function Payment({ attempt: { number, key }, url, isBusy, answer, askAgain }: PaymentProps) {
  /** Only the tab that has sent the order knows its details. */
  const canAsk = useAtomValue(draftAtom).sent?.key === key
  const confirm = useSetAtom(confirmAtom)
  const orderAnew = useSetAtom(orderAnewAtom)
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
        {canAsk && (
          <button type="button" className={button.outlineLarge} aria-disabled={isBusy} onClick={askAgain}>
            {texts.askAgain}
          </button>
        )}
      </div>
      <p role="status">{canAsk ? answer : texts.askThere}</p>
      <div className={css.afterwards}>
        {!canAsk && (
          <div className={css.choice}>
            <ExplainedButton
              label={texts.hasPaid}
              explanation={texts.hasOrderedHint}
              className={button.outline}
              onPress={() => confirm('sent')}
            />
          </div>
        )}
        <div className={css.choice}>
          <ExplainedButton
            label={texts.orderAnew}
            explanation={texts.orderAnewHint({ number })}
            className={button.outline}
            isDisabled={isBusy}
            onPress={orderAnew}
          />
        </div>
      </div>
    </section>
  )
}
