import * as texts from 'virtual:messages/contact'
import { contact } from '#shop.details.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './contact-section.css.ts'
import { OpeningTimes } from './opening-times.tsx'
import { sign } from './opening-times.css.ts'
import { isolated } from '#ui/isolated.ts'

export function ContactSection() {
  const [addressee, ...lines] = contact.address
  return (
    <section id="contact" aria-labelledby="contact-heading" className={css.section}>
      <h2 id="contact-heading" className={css.heading}>
        {texts.heading}
      </h2>
      <p className={css.lead}>{texts.lead}</p>
      <ul role="list" className={css.tiles}>
        <li className={`${css.tile} ${css.emails}`}>
          <h3 className={css.title}>
            <Icon name="mail" size={20} className={css.icon} />
            {texts.email}
          </h3>
          <dl>
            {contact.emails.map(({ label, address }) => (
              <div key={address} className={css.mail}>
                <dt className={css.label}>{isolated(label)}</dt>
                <dd>
                  <a href={`mailto:${address}`} className={css.link}>
                    {address}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </li>
        <li className={`${css.tile} ${css.phone}`}>
          <h3 className={css.title}>
            <Icon name="phone" size={20} className={css.icon} />
            {texts.phone}
          </h3>
          <a href={`tel:${contact.phone.dialled}`} className={`${css.link} ${css.number}`}>
            {isolated(contact.phone.shown)}
          </a>
        </li>
        <li className={`${css.tile} ${css.office}`}>
          <h3 className={css.title}>
            <Icon name="map-pin" size={20} className={css.icon} />
            {texts.office}
          </h3>
          <address>
            <strong>{addressee}</strong>
            {lines.map((line) => (
              <span key={line} className={css.line}>
                {isolated(line)}
              </span>
            ))}
          </address>
        </li>
        <li className={sign}>
          <OpeningTimes />
        </li>
      </ul>
    </section>
  )
}
