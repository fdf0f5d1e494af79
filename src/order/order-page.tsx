import * as texts from 'virtual:messages/order'
import { useQueries } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { cartAtom } from '#cart/cart-atoms.ts'
import { PriceUpdates } from '#cart/price-updates.tsx'
import { preorderText } from '#cart/preorder-text.ts'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { checkoutKind } from '#site/checkout-kind.ts'
import { button } from '#ui/button.css.ts'
import { Failure } from '#ui/error-boundary.tsx'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { BrowseLinks } from '#viewed/lazy.ts'
import { checkout } from './checkout.ts'
import { ElsewhereOrder } from './elsewhere-order.tsx'
import { FormOrder } from './form-order.tsx'
import { MessageOrder } from './message-order.tsx'
import {
  attemptAtom,
  changeAttemptAtom,
  endedNumberAtom,
  linesAtom,
  otherAttemptAtom,
  resultAtom,
} from './order-atoms.ts'
import { isEnded, type OrderAttempt } from './order-attempt.ts'
import { articlesOf } from './order-lines.ts'
import * as css from './order-page.css.ts'
import { LeftOut, OrderSummary } from './order-summary.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useOrderWeight } from './use-order-weight.ts'
import { useShownStep } from './use-shown-step.ts'

// Constants of the build, which leaves out the code of the other kinds.
const isMessage = checkoutKind === 'email' || checkoutKind === 'whatsapp'
const isForm = checkoutKind === 'form'

function nextText(count: number): string {
  if (checkout.kind === 'stripe-links') return texts.nextStripe({ count })
  if (isMessage) return texts.nextMessage
  if (isForm) return texts.nextForm
  return texts.nextElsewhere({ host: 'url' in checkout ? new URL(checkout.url).host : '' })
}

/** How an order ended, and what comes next. */
function endTexts({ state, number }: OrderAttempt): readonly [string, string] {
  if (state === 'paid') return [texts.donePaid({ number }), texts.donePaidNext]
  if (state === 'accepted') return [texts.doneAccepted({ number }), texts.doneAcceptedNext]
  if (state === 'sent' && isForm) return [texts.doneSaidPaid({ number }), texts.doneSaidPaidNext]
  if (state === 'sent') return [texts.doneSent({ number }), texts.doneSentNext]
  return [texts.doneElsewhere, texts.doneElsewhereNext]
}

function Ended({ attempt }: { attempt: OrderAttempt }) {
  const { preorders = [] } = attempt
  const heading = useRef<HTMLHeadingElement>(null)
  const [title, next] = endTexts(attempt)
  useShownStep(heading, title)
  return (
    <section aria-labelledby="order-end" className={css.end}>
      <h2 id="order-end" ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <p>{next}</p>
      {preorders.length > 0 && (
        <ul role="list" className={css.later}>
          {preorders.map(({ article, name, preorder }) => (
            <li key={article}>
              <p>
                <strong dir="auto">{name}</strong>
              </p>
              <p>{preorderText(preorder)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** An order before this one that the shop may have. */
function Earlier({ attempt, hasLines }: { attempt: OrderAttempt; hasLines: boolean }) {
  const { state, number, paymentUrl } = attempt
  if (state === 'handed' && isMessage && hasLines)
    return <p className={css.earlier}>{texts.handedOther({ number })}</p>
  if (state === 'unsure') return <p className={css.earlier}>{texts.unsureOther({ number })}</p>
  if (state !== 'awaited' || paymentUrl === undefined) return null
  return (
    <div className={css.earlier}>
      <p>{texts.redirecting({ number, host: new URL(paymentUrl).host })}</p>
      <a href={paymentUrl} className={button.outline}>
        {texts.redirectLink}
      </a>
    </div>
  )
}

/** The second press of a double one, and Enter held, order nothing at the prices that an answer has just shown. */
const firstPressOnly = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail > 1) stop(event)
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) stop(event)
  },
}

function stop(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The page of the order: what is ordered, what happens next, and the form or the way to where it goes. */
export function OrderPage() {
  // The cart is this device's: prerendered HTML cannot have it.
  const isHydrated = useHydratedValue(true, false)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(page, heading)
  return (
    <div ref={page} className={css.page} {...firstPressOnly}>
      <Link to="/products" className={css.back}>
        <Icon name="arrow-left" size={18} /> {texts.back}
      </Link>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {texts.title}
      </h1>
      <NeedsScript>{import.meta.env.SSR && texts.needsScript}</NeedsScript>
      {isHydrated && <CheckedOrder heading={heading} />}
    </div>
  )
}

/** Nothing is ordered before the catalogue has answered for each line: a stored cart may be older than prices and stock. */
function CheckedOrder({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const cart = useAtomValue(cartAtom)
  const products = useQueries({ queries: cart.map(({ id }) => productQuery(id, size)) })
  const failed = products.filter(({ isLoadingError }) => isLoadingError)
  const retry = () => {
    // The pressed button goes with its message.
    heading.current?.focus()
    for (const { refetch } of failed) void refetch()
  }
  if (failed.length > 0) return <Failure text={texts.notChecked} reset={retry} />
  if (products.some(({ isPending }) => isPending)) return <p role="status">{texts.checking}</p>
  return <OrderOfCart />
}

function OrderOfCart() {
  useOrderWeight()
  const cart = useAtomValue(cartAtom)
  const lines = useAtomValue(linesAtom)
  const endedNumber = useAtomValue(endedNumberAtom)
  const attempt = useAtomValue(attemptAtom)
  const other = useAtomValue(otherAttemptAtom)
  const result = useAtomValue(resultAtom)
  const change = useSetAtom(changeAttemptAtom)
  // A new attempt for each cart, so that links have its number. Not for the same articles again: another tab may have
  // ended their order, and empties the cart a moment later.
  const articles = isMessage || isForm ? '' : articlesOf(lines)
  useEffect(() => {
    if (articles !== '') change({})
  }, [articles, change])
  // With something else in the cart, even if it cannot be ordered, an earlier order is past.
  const hasAnswer = result?.status === 'paid' || result?.status === 'accepted'
  const hasJustEnded = other?.number === endedNumber && (lines.length === 0 || hasAnswer)
  const end = other && isEnded(other) && (cart.length === 0 || hasJustEnded) ? other : null

  return (
    <>
      {/* At once: the deferred parts, which have it, too, come with the first input. */}
      <PriceUpdates />
      {end && <Ended attempt={end} />}
      {other && <Earlier attempt={other} hasLines={lines.length > 0} />}
      {lines.length === 0 && (
        <div className={css.part}>
          {!end && <p>{texts.empty}</p>}
          <LeftOut />
          <BrowseLinks isAtStart />
        </div>
      )}
      {lines.length > 0 && (
        <div className={css.columns}>
          <OrderSummary hasDelivery={isMessage || isForm} />
          <div className={css.main}>
            {attempt?.state !== 'awaited' && (
              <section aria-labelledby="order-next" className={css.next}>
                <h2 id="order-next" className={css.small}>
                  {texts.next}
                </h2>
                <p>{nextText(lines.length)}</p>
              </section>
            )}
            {isMessage ? <MessageOrder /> : isForm ? <FormOrder /> : <ElsewhereOrder />}
          </div>
        </div>
      )}
    </>
  )
}
