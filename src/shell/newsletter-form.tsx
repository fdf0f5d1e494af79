import * as texts from 'virtual:messages/shell'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { checkEmail } from '#address/email-address.ts'
import { mailtoLink } from '#address/mailto.ts'
import { rich } from '#messages/rich.tsx'
import { contact } from '#shop.details.ts'
import type { ContactDetails } from '#shop.types.ts'
import { announce, recordMessage } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { label } from '#ui/field-label.css.ts'
import { NeedsScript } from '#ui/needs-script.tsx'
import * as css from './newsletter.css.ts'

type Outcome = { kind: 'none' } | { kind: 'bad'; message: string } | { kind: 'prepared'; link: string }

const { emails }: ContactDetails = contact
/** The build asks for one where the shop has a newsletter. */
const shopEmail = emails[0]?.address ?? ''

const linkTo = (href: string) => ({ link: (words: string) => <a href={href}>{words}</a> })

/** There is no subscription server: a valid address opens a prefilled email to the shop, and that is announced. */
export function NewsletterForm({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    const checked = checkEmail(typeof typed === 'string' ? typed : '')
    if (!checked.ok) {
      // Rendered before the focus moves: the field's description is spoken with it.
      flushSync(() => setOutcome({ kind: 'bad', message: checked.message }))
      if (document.activeElement === input.current) announce(checked.message)
      else recordMessage(checked.message)
      input.current?.focus()
      return
    }
    const link = mailtoLink({
      to: shopEmail,
      subject: texts.newsletter,
      body: texts.subscribeRequest({ email: checked.email }),
    })
    setOutcome({ kind: 'prepared', link })
    announce(texts.emailPrepared)
    window.location.assign(link)
  }

  return (
    <>
      <form noValidate onSubmit={subscribe} className={css.form}>
        <label htmlFor={`${id}-email`} className={label}>
          {texts.newsletterEmail}
        </label>
        <div className={css.row}>
          <input
            ref={input}
            id={`${id}-email`}
            className={`${field} ${css.input}`}
            type="email"
            name="email"
            autoComplete="email"
            aria-invalid={outcome.kind === 'bad'}
            aria-describedby={`${id}-outcome`}
          />
          <button type="submit" className={button.tape}>
            {texts.subscribe}
          </button>
        </div>
        <div id={`${id}-outcome`} className={css.outcome}>
          {outcome.kind === 'bad' && <p className={css.bad}>{outcome.message}</p>}
          {outcome.kind === 'prepared' && (
            <p>
              {texts.emailPrepared} {rich(texts.emailAgain({ email: shopEmail }), linkTo(outcome.link))}
            </p>
          )}
        </div>
      </form>
      <NeedsScript>{import.meta.env.SSR && texts.formNeedsScript}</NeedsScript>
    </>
  )
}
