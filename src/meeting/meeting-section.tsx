import { zoneName } from 'virtual:language'
import * as texts from 'virtual:messages/meeting'
import { rich } from '#messages/rich.tsx'
import { meetings } from '#shop.details.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { FormFrame } from './form-frame.tsx'
import { loadForm } from './load-form.ts'
import * as css from './meeting-section.css.ts'
import { isolated } from '#ui/isolated.ts'
import { capital } from '#messages/capital.ts'

const MeetingForm = lazyPart(loadForm, { when: 'rendered' })

const facts: readonly { icon: IconName; text: string }[] = [
  { icon: 'clock', text: texts.duration({ minutes: meetings.minutes }) },
  { icon: 'map-pin', text: meetings.location },
  { icon: 'globe', text: capital(texts.zone({ zone: zoneName })) },
]

const steps = [
  { title: texts.pickTitle, text: texts.pick },
  { title: texts.saveTitle, text: texts.save },
  { title: texts.confirmTitle, text: texts.confirm },
]

const mailElement = {
  // Its words have marks around the address where a language is written from right to left.
  mail: (words: string) => (
    <a href={`mailto:${meetings.email}`} className={css.mail}>
      {words}
    </a>
  ),
}

/** The section for meetings: the steps, and beside them the form, which loads when it is needed. */
export function MeetingSection() {
  return (
    <section id="meeting" aria-labelledby="meeting-heading" className={css.section}>
      {/* Where links to this section led before. */}
      <span id="wholesale" />
      <div className={css.parcel}>
        <div className={css.panel}>
          <div>
            <h2 id="meeting-heading" tabIndex={-1} className={css.heading}>
              {texts.heading}
            </h2>
            <p className={css.lead}>{texts.lead}</p>
            <ul role="list" className={css.facts}>
              {facts.map(({ icon, text }) => (
                <li key={text} className={css.fact}>
                  <Icon name={icon} size={20} className={css.factIcon} />
                  {isolated(text)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={css.how}>{texts.how}</h3>
            <ol role="list" className={css.steps}>
              {steps.map(({ title, text }) => (
                <li key={title} className={css.step}>
                  <div>
                    <p className={css.stepTitle}>{title}</p>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className={css.write}>{rich(texts.write({ email: meetings.email }), mailElement)}</p>
          </div>
        </div>
        <div className={css.label}>
          <FormFrame Form={MeetingForm} />
        </div>
      </div>
    </section>
  )
}
