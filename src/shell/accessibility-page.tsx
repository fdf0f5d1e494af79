import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { mailtoLink } from '#address/mailto.ts'
import { isComfortShownAtom } from '#comfort/comfort-shown.ts'
import { shop } from '#shop'
import { contact, timeZone } from '#shop.details.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { gaps, report } from './accessibility-facts.ts'
import * as css from './accessibility-page.css.ts'
import { areKeysShownAtom } from '#shortcuts/shortcut-choice.ts'

const [email] = contact.emails

const complaint = mailtoLink({
  to: email.address,
  subject: `Accessibility of ${shop.name}`,
  body: 'What I wanted to do:\n\nWhat was in the way, and on which page:\n\nWhat I use (browser, screen reader, magnifier, voice, keyboard):\n',
})

/** Not while the file loads: other pages use it, too, and a browser's first format of a date takes 30 ms. */
const testedOn = () =>
  // Noon, so that the date is the same in every time zone of North America.
  new Intl.DateTimeFormat(shop.locale, { dateStyle: 'long', timeZone }).format(
    new Date(`${report.date}T12:00-05:00`),
  )

const criteria = report.supports + report.partlySupports + report.notApplicable

const works = [
  'Everything can be done with a keyboard alone, and what has the focus can be seen.',
  'Screen readers are told what changes, once. The last message can be repeated, and those of the visit can be read.',
  'Colours have a contrast of at least 4.5 to 1, in the light and in the dark theme.',
  'Pages fit a window 320 pixels wide and text of double size, without scrolling sideways.',
  'Buttons, links and fields are at least 44 pixels high; the days of the calendar on a narrow phone 40.',
  'Nothing rotates where the system asks for less motion, and the reviews have a pause button.',
] as const

/** The accessibility statement in plain words, with contact details for complaints. */
export function AccessibilityPage() {
  const showComfort = useSetAtom(isComfortShownAtom)
  const showKeys = useSetAtom(areKeysShownAtom)
  return (
    <div className={css.page}>
      <Link to="/" className={css.back}>
        <Icon name="arrow-left" size={18} /> Home
      </Link>
      <h1 className={css.heading}>Accessibility</h1>
      <p className={css.lead}>
        {shop.name} is for everyone. This page says what works, what does not work yet, and how to tell us.
      </p>

      <section aria-labelledby="accessibility-state" className={css.part}>
        <h2 id="accessibility-state" className={css.title}>
          Where we stand
        </h2>
        <p>
          We go by the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA: {criteria} criteria.{' '}
          {report.supports} of them are met, {report.partlySupports || 'none'} in part, and{' '}
          {report.notApplicable} do not apply, since the shop has no video and no sound, for example.
        </p>
        <p>
          We tested it ourselves, with tools and with the screen reader Orca. Nobody from outside has checked
          it. Last tested on {testedOn()}.
        </p>
      </section>

      <div className={css.columns}>
        <section aria-labelledby="accessibility-works" className={css.tile}>
          <h2 id="accessibility-works" className={css.title}>
            What works
          </h2>
          <ul role="list" className={css.list}>
            {works.map((words) => (
              <li key={words} className={css.item}>
                <Icon name="check" size={20} className={css.works} />
                {words}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="accessibility-gaps" className={css.tile}>
          <h2 id="accessibility-gaps" className={css.title}>
            What does not work yet
          </h2>
          <ul role="list" className={css.list}>
            {gaps.map((words) => (
              <li key={words} className={css.item}>
                <Icon name="x" size={20} className={css.missing} />
                {words}
              </li>
            ))}
          </ul>
        </section>
      </div>

      <section aria-labelledby="accessibility-settings" className={css.part}>
        <h2 id="accessibility-settings" className={css.title}>
          Make the shop fit you
        </h2>
        <p>
          Wider spacing, nothing cut, no motion, underlined links: choose under Reading comfort. Keys, numbers
          on products for voice control, and the messages of your visit are under Keyboard shortcuts. Both are
          at the foot of every page, and what you choose is remembered on this device.
        </p>
        <div className={css.actions}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={button.outline}
            onClick={() => showComfort(true)}
          >
            Reading comfort
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className={button.outline}
            onClick={() => showKeys(true)}
          >
            Keyboard shortcuts
          </button>
        </div>
      </section>

      <section aria-labelledby="accessibility-complaint" className={css.complaint}>
        <h2 id="accessibility-complaint" className={css.title}>
          Something is in your way?
        </h2>
        <p>
          Tell us what you wanted to do and what stopped you. You need not know the technical words, and you
          can call us instead.
        </p>
        <div className={css.actions}>
          <a href={complaint} className={button.tape}>
            <Icon name="mail" size={18} /> Write to us
          </a>
          <a href={`tel:${contact.phone.dialled}`} className={css.contact}>
            <Icon name="phone" size={18} /> {contact.phone.shown}
          </a>
          <span className={css.contact}>{email.address}</span>
        </div>
      </section>
    </div>
  )
}
