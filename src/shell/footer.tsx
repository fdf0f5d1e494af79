import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { shop } from '#shop'
import * as css from './footer.css.ts'
import { Newsletter } from './newsletter.tsx'
import { areKeysShownAtom } from './shortcut-choice.ts'

const [email] = shop.emails

/** When the script was loaded; a prerendered page says the year of its build until then. */
const year = new Date().getFullYear()

export function Footer() {
  const showKeys = useSetAtom(areKeysShownAtom)
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <section aria-labelledby="footer-shop">
          <h2 id="footer-shop" className={css.title}>
            {shop.name}
          </h2>
          <p>{shop.tagline}</p>
          <ul className={css.links}>
            <li>
              <Link to="/products" search={{}} className={css.link}>
                All products
              </Link>
            </li>
            <li>
              <Link to="/" hash="contact" className={css.link}>
                Contact and hours
              </Link>
            </li>
            <li>
              <Link to="/" hash="wholesale" className={css.link}>
                Wholesale meetings
              </Link>
            </li>
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                className={css.link}
                onClick={() => showKeys(true)}
              >
                Keyboard shortcuts
              </button>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={css.title}>
            Talk to us
          </h2>
          <ul className={css.links}>
            <li>
              <a href={`mailto:${email.address}`} className={css.link}>
                {email.address}
              </a>
            </li>
            <li>
              <a href={`tel:${shop.phone.dialled}`} className={css.link}>
                {shop.phone.shown}
              </a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-social">
          <h2 id="footer-social" className={css.title}>
            Follow us
          </h2>
          <ul className={css.links}>
            {shop.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={css.link} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Newsletter />
      </div>
      <p className={css.copyright} suppressHydrationWarning>
        {`© ${year} ${shop.name}. All rights reserved.`}
      </p>
    </footer>
  )
}
