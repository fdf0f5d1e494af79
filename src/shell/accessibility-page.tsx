import { locale } from 'virtual:locale'
import * as texts from 'virtual:messages/shell'
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
import { isolated } from '#ui/isolated.ts'

const [email] = contact.emails

const complaint = mailtoLink({
  to: email.address,
  subject: texts.complaintSubject({ shop: shop.name }),
  body: `${texts.complaintBody}\n`,
})

/** Not while the file loads: other pages use it, too, and a browser's first format of a date takes 30 ms. */
const testedOn = () =>
  // Noon, so that the date is the same in every time zone of North America.
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(`${report.date}T12:00-05:00`),
  )

const criteria = report.supports + report.partlySupports + report.notApplicable

const works = [
  texts.worksKeyboard,
  texts.worksReader,
  texts.worksContrast,
  texts.worksZoom,
  texts.worksTargets,
  texts.worksMotion,
] as const

/** The accessibility statement in plain words, with contact details for complaints. */
export function AccessibilityPage() {
  const showComfort = useSetAtom(isComfortShownAtom)
  const showKeys = useSetAtom(areKeysShownAtom)
  return (
    <div className={css.page}>
      <Link to="/" className={css.back}>
        <Icon name="arrow-left" size={18} /> {texts.home}
      </Link>
      <h1 className={css.heading}>{texts.accessibility}</h1>
      <p className={css.lead}>{texts.accessibilityLead({ shop: shop.name })}</p>

      <section aria-labelledby="accessibility-state" className={css.part}>
        <h2 id="accessibility-state" className={css.title}>
          {texts.state}
        </h2>
        <p>
          {texts.stateCriteria({
            criteria,
            met: report.supports,
            partly: report.partlySupports,
            other: report.notApplicable,
          })}
        </p>
        <p>{texts.stateTested({ date: testedOn() })}</p>
      </section>

      <div className={css.columns}>
        <section aria-labelledby="accessibility-works" className={css.tile}>
          <h2 id="accessibility-works" className={css.title}>
            {texts.works}
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
            {texts.gaps}
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
          {texts.settings}
        </h2>
        <p>{texts.settingsWords}</p>
        <div className={css.actions}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={button.outline}
            onClick={() => showComfort(true)}
          >
            {texts.readingComfort}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className={button.outline}
            onClick={() => showKeys(true)}
          >
            {texts.keyboardShortcuts}
          </button>
        </div>
      </section>

      <section aria-labelledby="accessibility-complaint" className={css.complaint}>
        <h2 id="accessibility-complaint" className={css.title}>
          {texts.complaint}
        </h2>
        <p>{texts.complaintWords}</p>
        <div className={css.actions}>
          <a href={complaint} className={button.tape}>
            <Icon name="mail" size={18} /> {texts.writeToUs}
          </a>
          <a href={`tel:${contact.phone.dialled}`} className={css.contact}>
            <Icon name="phone" size={18} /> {isolated(contact.phone.shown)}
          </a>
          <span className={css.contact}>{email.address}</span>
        </div>
      </section>
    </div>
  )
}
