import { heading as contactHeading } from 'virtual:messages/contact'
import * as texts from 'virtual:messages/shell'
import { footerPages } from 'virtual:shop/text-pages'
import { hasAccessibility, hasContactSection, hasLanguages, hasMeetingSection } from 'virtual:shop/parts'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { isComfortShownAtom } from '#comfort/comfort-shown.ts'
import { LanguageMenu } from '#languages/language-menu.tsx'
import { OfflineButton } from '#offline/offline-button.tsx'
import { shop } from '#shop'
import { contact } from '#shop.details.ts'
import type { ContactDetails, ShopConfig } from '#shop.types.ts'
import * as css from './footer.css.ts'
import { Newsletter } from './newsletter.tsx'
import { RepeatMessage } from '#shortcuts/repeat-message.tsx'
import { areKeysShownAtom } from '#shortcuts/shortcut-choice.ts'
import { isolated } from '#ui/isolated.ts'

const { emails, hours, phone, social }: ContactDetails = contact
const [email] = emails
const { tagline }: ShopConfig = shop

/** The year when the script is loaded; a prerendered page shows the year of its build until then. */
const year = new Date().getFullYear()

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Folded on a phone. Wider windows have the heading instead of the button. */
function Group({ title, children }: GroupProps) {
  return (
    <div>
      <h2 className={css.wideTitle}>{title}</h2>
      <details className={css.group}>
        <summary className={css.summary}>
          <h2 className={css.foldedTitle}>{title}</h2>
        </summary>
        <div>{children}</div>
      </details>
    </div>
  )
}

const DialogButton = ({ open, children }: { open: () => void; children: string }) => (
  <button type="button" aria-haspopup="dialog" className={css.link} onClick={open}>
    {children}
  </button>
)

/** One landmark with headings: one landmark per column would hide the important ones among many. */
export function Footer() {
  const showComfort = useSetAtom(isComfortShownAtom)
  const showKeys = useSetAtom(areKeysShownAtom)
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <Group title={shop.name}>
          {tagline !== '' && <p>{isolated(tagline)}</p>}
          <ul className={css.links}>
            <li>
              <Link to="/products" className={css.link}>
                {texts.allProducts}
              </Link>
            </li>
            {hasContactSection && (
              <li>
                <Link to="/" hash="contact" className={css.link}>
                  {hours.length > 0 ? texts.contactAndHours : contactHeading}
                </Link>
              </li>
            )}
            {hasMeetingSection && (
              <li>
                <Link to="/" hash="meeting" className={css.link}>
                  {texts.footerMeetings}
                </Link>
              </li>
            )}
            {footerPages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={css.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
        <Group title={texts.forEveryone}>
          <ul className={css.links}>
            {hasAccessibility && (
              <li>
                <Link to="/accessibility" className={css.link}>
                  {texts.accessibility}
                </Link>
              </li>
            )}
            <li>
              <DialogButton open={() => showComfort(true)}>{texts.readingComfort}</DialogButton>
            </li>
            <li>
              <DialogButton open={() => showKeys(true)}>{texts.keyboardShortcuts}</DialogButton>
            </li>
            <li>
              <RepeatMessage className={css.link} />
            </li>
            <li>
              <OfflineButton className={css.link} />
            </li>
          </ul>
        </Group>
        {(email ?? phone) && (
          <Group title={texts.talkToUs}>
            <ul className={css.links}>
              {email && (
                <li>
                  <a href={`mailto:${email.address}`} className={css.link}>
                    {email.address}
                  </a>
                </li>
              )}
              {phone && (
                <li>
                  <a href={`tel:${phone.dialled}`} className={css.link}>
                    {isolated(phone.shown)}
                  </a>
                </li>
              )}
            </ul>
          </Group>
        )}
        {social.length > 0 && (
          <Group title={texts.followUs}>
            <ul className={css.links}>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} className={css.link} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
        )}
        {hasLanguages && (
          <Group title={texts.language}>
            <LanguageMenu className={css.links} linkClassName={css.link} />
          </Group>
        )}
        <Newsletter />
      </div>
      <p className={css.copyright} suppressHydrationWarning>
        {texts.copyright({ year, shop: shop.name })}
      </p>
    </footer>
  )
}
