import * as texts from 'virtual:messages/shell'
import { hasMeetingSection, hasSaved, hasTextPages } from 'virtual:shop/parts'
import { footerPages, headerPages } from 'virtual:shop/text-pages'
import { Link } from '@tanstack/react-router'
import { hasSale } from '#catalogue/settings/settings.ts'
import { LanguageMenu } from '#languages/language-menu.tsx'
import * as css from './header.css.ts'
import { languages, more } from './menu.css.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** What wider windows have in the header and in the footer. */
export function MenuLinks() {
  return (
    <div className={more}>
      {hasSale && (
        <Link to="/products" search={{ sale: true }} className={css.navLink}>
          {texts.sale}
        </Link>
      )}
      {hasSaved && (
        <Link to="/products" search={{ saved: true }} className={css.navLink}>
          {texts.saved}
        </Link>
      )}
      {hasMeetingSection && (
        <Link
          to="/"
          hash="meeting"
          activeOptions={{ exact: true, includeHash: true }}
          className={css.navLink}
        >
          {texts.meetings}
        </Link>
      )}
      {hasTextPages &&
        [...headerPages, ...footerPages].map(({ path, title }) => (
          <Link key={path} to={path} className={css.navLink}>
            {title}
          </Link>
        ))}
      <LanguageMenu className={languages} linkClassName={css.navLink} />
      <ThemeSwitch isNamed className={css.navLink} />
    </div>
  )
}
