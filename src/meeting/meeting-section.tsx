import { zoneNameOf } from '#site/zone-name.ts'
import { meetings, timeZone } from '#shop.details.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { FormFrame } from './form-frame.tsx'
import { loadForm } from './load-form.ts'
import * as css from './meeting-section.css.ts'

const facts: readonly { icon: IconName; text: string }[] = [
  { icon: 'clock', text: `${meetings.minutes} minutes` },
  { icon: 'video', text: meetings.location },
  { icon: 'globe', text: `${zoneNameOf(timeZone)} time` },
]

const steps = [
  { title: 'Pick a date and a time', text: 'Tell us who you are and what it is about.' },
  {
    title: 'Save it and send it',
    text: 'We prepare a calendar entry and an email for you; sending it is up to you.',
  },
  { title: 'We confirm', text: 'Our wholesale desk answers by email, with the link to the call.' },
]

/** The section for wholesale meetings: the steps, and beside them the form, which loads when it is needed. */
export function MeetingSection() {
  return (
    <section id="wholesale" aria-labelledby="wholesale-heading" className={css.section}>
      <div className={css.parcel}>
        <div className={css.panel}>
          <div>
            <h2 id="wholesale-heading" tabIndex={-1} className={css.heading}>
              Book a wholesale meeting
            </h2>
            <p className={css.lead}>
              Stocking a shop, an office or an event? Talk to the people who pack the parcels.
            </p>
            <ul role="list" className={css.facts}>
              {facts.map(({ icon, text }) => (
                <li key={text} className={css.fact}>
                  <Icon name={icon} size={20} className={css.factIcon} />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={css.how}>How it works</h3>
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
            <p className={css.write}>
              Rather write?{' '}
              <a href={`mailto:${meetings.email}`} className={css.mail}>
                {meetings.email}
              </a>
            </p>
          </div>
        </div>
        <div className={css.label}>
          <FormFrame load={loadForm} />
        </div>
      </div>
    </section>
  )
}
