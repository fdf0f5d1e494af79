import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { mailtoLink } from '#address/mailto.ts'
import { copyText } from '#device/copy-text.ts'
import { shop } from '#shop'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { asked, checkout, priceNotes } from './checkout.ts'
import { draftAtom } from './draft-atom.ts'
import { attemptAtom, changeAttemptAtom, confirmAtom, orderAtom, prepareAtom } from './order-atoms.ts'
import { draftErrors } from './order-draft.ts'
import { OrderForm } from './order-form.tsx'
import { messageSubject, orderMessage } from './order-message.ts'
import { ExplainedButton } from './explained-button.tsx'
import * as css from './order-page.css.ts'
import type { Order } from './order.ts'
import { linkWithin, longestLink, whatsAppLink } from './target-links.ts'
import { useShownStep } from './use-shown-step.ts'

/** The form, then the message that the shopper sends. Both come back as they were. */
export function MessageOrder() {
  const draft = useAtomValue(draftAtom)
  const attempt = useAtomValue(attemptAtom)
  const order = useAtomValue(orderAtom)
  const prepare = useSetAtom(prepareAtom)
  const change = useSetAtom(changeAttemptAtom)
  /** Whether the shopper has come back to the form, which then gets the focus of the button that is gone. */
  const [isBack, setBack] = useState(false)
  const isHanded = attempt?.state === 'handed'
  const isReady = isHanded && draft.preparedFor === attempt.number && draftErrors(draft, asked).length === 0
  if (order && isReady)
    return (
      <PreparedMessage
        order={order}
        goBack={() => {
          setBack(true)
          change({ state: 'open' })
        }}
      />
    )
  return (
    <>
      {isHanded && <HandedBefore number={attempt.number} />}
      <OrderForm submitLabel={texts.prepare} isBusy={false} takesFocus={isBack} onSubmit={prepare} />
    </>
  )
}

/** In another tab than the one that prepared the message: it may be closed, and the message sent. */
function HandedBefore({ number }: { number: string }) {
  return (
    <div className={css.part}>
      <p className={css.outcome}>{texts.handedBefore({ number })}</p>
      <div className={css.actions}>
        <SentButton />
      </div>
    </div>
  )
}

/** For the shopper to say that the message went: only then the cart is emptied. */
function SentButton() {
  const confirm = useSetAtom(confirmAtom)
  return (
    <ExplainedButton
      label={texts.isSent}
      explanation={texts.isSentHint}
      className={button.outlineLarge}
      onPress={() => confirm('sent')}
    />
  )
}

function PreparedMessage({ order, goBack }: { order: Order; goBack: () => void }) {
  const [copied, setCopied] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useShownStep(heading, texts.messageTitle)
  const { number } = order
  const message = orderMessage(order, shop.name, priceNotes?.tax ?? null)
  const isWhatsApp = checkout.kind === 'whatsapp'
  const subject = messageSubject(number, shop.name)
  const { href, isWhole } = linkWithin(
    (body) =>
      checkout.kind === 'whatsapp'
        ? whatsAppLink(checkout.phone, body)
        : mailtoLink({ to: checkout.kind === 'email' ? checkout.address : '', subject, body }),
    message,
    `${subject}\n\n${texts.pasteHere}`,
    longestLink(!isWhatsApp, navigator.userAgent),
  )
  const copy = async () => {
    const words = (await copyText(message)) ? texts.copied : texts.notCopied
    setCopied(words)
    announce(words)
  }

  const [first, second] = isWhole
    ? [button.solidLarge, button.outlineLarge]
    : [button.outlineLarge, button.solidLarge]
  // A link, not a window that a script opens: nothing can block it.
  const openLink = (
    <a key="open" href={href} className={first} {...(isWhatsApp && { target: '_blank', rel: 'noopener' })}>
      {isWhatsApp ? texts.openWhatsApp : texts.openEmail}
    </a>
  )
  const copyButton = (
    <button key="copy" type="button" className={second} onClick={() => void copy()}>
      {texts.copy}
    </button>
  )

  return (
    <section aria-labelledby="order-message" className={css.part}>
      <h2 id="order-message" ref={heading} tabIndex={-1} className={css.title}>
        {texts.messageTitle}
      </h2>
      <p>{texts.messageNumber({ number })}</p>
      <p>
        {checkout.kind === 'email'
          ? texts.messageSendEmail({ address: checkout.address })
          : texts.messageSendWhatsApp}
      </p>
      {!isWhole && <p>{texts.messageTooLong}</p>}
      <div className={css.actions}>
        {isWhole ? [openLink, copyButton] : [copyButton, openLink]}
        {copied !== null && <p>{copied}</p>}
      </div>
      <div className={css.afterwards}>
        <SentButton />
      </div>
      <h3 className={css.small}>{texts.message}</h3>
      <pre dir="auto" className={css.message}>
        {message}
      </pre>
      <button type="button" className={button.outline} onClick={goBack}>
        {texts.changeDetails}
      </button>
    </section>
  )
}
