import * as texts from 'virtual:messages/contact'
import { contact } from '#shop.details.ts'
import type { ContactDetails } from '#shop.types.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './contact-section.css.ts'
import { OpeningTimes } from './opening-times.tsx'
import { sign } from './opening-times.css.ts'
import { isolated } from '#ui/isolated.ts'

const { emails, phone, address, hours, support }: ContactDetails = contact
const [addressee = '', ...lines] = address

/** Those who have all four have them in a fixed order of areas. */
const hasAll = emails.length > 0 && phone !== undefined && address.length > 0 && hours.length > 0
const tileIn = (area: string) => (hasAll ? `${css.tile} ${area}` : css.tile)

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={css.section}>
      <h2 id="contact-heading" className={css.heading}>
        {texts.heading}
      </h2>
      <p className={css.lead}>{texts.lead}</p>
      {hours.length === 0 && support !== '' && <p className={css.support}>{isolated(support)}</p>}
      <ul role="list" className={hasAll ? css.allTiles : css.tiles}>
        {emails.length > 0 && (
          <li className={tileIn(css.emails)}>
            <h3 className={css.title}>
              <Icon name="mail" size={20} className={css.icon} />
              {texts.email}
            </h3>
            <dl>
              {emails.map(({ label, address: email }) => (
                <div key={email} className={css.mail}>
                  <dt className={css.label}>{isolated(label)}</dt>
                  <dd>
                    <a href={`mailto:${email}`} className={css.link}>
                      {email}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )}
        {phone && (
          <li className={tileIn(css.phone)}>
            <h3 className={css.title}>
              <Icon name="phone" size={20} className={css.icon} />
              {texts.phone}
            </h3>
            <a href={`tel:${phone.dialled}`} className={`${css.link} ${css.number}`}>
              {isolated(phone.shown)}
            </a>
          </li>
        )}
        {address.length > 0 && (
          <li className={tileIn(css.office)}>
            <h3 className={css.title}>
              <Icon name="map-pin" size={20} className={css.icon} />
              {texts.address}
            </h3>
            <address>
              <strong>{isolated(addressee)}</strong>
              {lines.map((line) => (
                <span key={line} className={css.line}>
                  {isolated(line)}
                </span>
              ))}
            </address>
          </li>
        )}
        {hours.length > 0 && (
          <li className={hasAll ? `${sign} ${css.hours}` : sign}>
            <OpeningTimes />
          </li>
        )}
      </ul>
    </section>
  )
}
