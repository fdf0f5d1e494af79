import { locale } from 'virtual:language'
import { hasMeetingSection, hasTestimonialsSection, hasVoiceNumbers } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/shell'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { mailtoLink } from '#address/mailto.ts'
import { isComfortShownAtom } from '#comfort/comfort-shown.ts'
import { shop } from '#shop'
import { accessibility, contact } from '#shop.details.ts'
import type { AccessibilityStatement, ContactDetails } from '#shop.types.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './accessibility-page.css.ts'
import { areKeysShownAtom } from '#shortcuts/shortcut-choice.ts'
import { isolated } from '#ui/isolated.ts'

const { emails, phone }: ContactDetails = contact
const statement: AccessibilityStatement = accessibility
const { criteria, tested, limits = [], email = emails[0]?.address } = statement

const complaintLink = (to: string) =>
  mailtoLink({
    to,
    subject: texts.complaintSubject({ shop: shop.name }),
    body: `${texts.complaintBody}\n`,
  })

/** Not while the file loads: other pages use it, too, and a browser's first format of a date takes 30 ms. */
const formatDay = (day: string) =>
  // A day of the calendar is the same everywhere.
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Facts of the software: true of every shop that has these parts. */
const works = [
  texts.worksKeyboard,
  texts.worksReader,
  texts.worksContrast,
  texts.worksZoom,
  hasMeetingSection ? texts.worksTargets : texts.worksTargetsPlain,
  hasTestimonialsSection ? texts.worksMotion : texts.worksMotionPlain,
] as const

function Points({ icon, color, all }: { icon: 'check' | 'x'; color: string; all: readonly string[] }) {
  return (
    <ul role="list" className={css.list}>
      {all.map((words) => (
        <li key={words} className={css.item}>
          <Icon name={icon} size={20} className={color} />
          {words}
        </li>
      ))}
    </ul>
  )
}

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
      <p className={css.lead}>
        {limits.length > 0
          ? texts.accessibilityLead({ shop: shop.name })
          : texts.accessibilityLeadPlain({ shop: shop.name })}
      </p>

      <section aria-labelledby="accessibility-state" className={css.part}>
        <h2 id="accessibility-state" className={css.title}>
          {texts.state}
        </h2>
        <p>
          {criteria
            ? texts.stateCriteria({
                criteria: criteria.supports + criteria.partlySupports + criteria.notApplicable,
                met: criteria.supports,
                partly: criteria.partlySupports,
                other: criteria.notApplicable,
              })
            : texts.stateSoftware}
        </p>
        {tested && <p>{texts.stateTested({ words: tested.words, date: formatDay(tested.on) })}</p>}
      </section>

      <div className={css.columns}>
        <section aria-labelledby="accessibility-works" className={css.tile}>
          <h2 id="accessibility-works" className={css.title}>
            {texts.works}
          </h2>
          <Points icon="check" color={css.works} all={works} />
        </section>
        {limits.length > 0 && (
          <section aria-labelledby="accessibility-gaps" className={css.tile}>
            <h2 id="accessibility-gaps" className={css.title}>
              {texts.gaps}
            </h2>
            <Points icon="x" color={css.missing} all={limits.map(isolated)} />
          </section>
        )}
      </div>

      <section aria-labelledby="accessibility-settings" className={css.part}>
        <h2 id="accessibility-settings" className={css.title}>
          {texts.settings}
        </h2>
        <p>{hasVoiceNumbers ? texts.settingsWords : texts.settingsWordsPlain}</p>
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

      {(email !== undefined || phone) && (
        <section aria-labelledby="accessibility-complaint" className={css.complaint}>
          <h2 id="accessibility-complaint" className={css.title}>
            {texts.complaint}
          </h2>
          <p>{phone ? texts.complaintWords : texts.complaintWordsPlain}</p>
          <div className={css.actions}>
            {email !== undefined && (
              <a href={complaintLink(email)} className={button.tape}>
                <Icon name="mail" size={18} /> {texts.writeToUs}
              </a>
            )}
            {phone && (
              <a href={`tel:${phone.dialled}`} className={css.contact}>
                <Icon name="phone" size={18} /> {isolated(phone.shown)}
              </a>
            )}
            {email !== undefined && <span className={css.contact}>{email}</span>}
          </div>
        </section>
      )}
    </div>
  )
}
