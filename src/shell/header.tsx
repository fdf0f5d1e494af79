import * as texts from 'virtual:messages/shell'
import { headerPages } from 'virtual:shop/text-pages'
import { hasMeetingSection, hasSaved, hasTextPages, shopName } from 'virtual:shop/parts'
import { Link, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { headerSearchId } from '#address/anchors.ts'
import { CartButton } from '#cart/cart-button.tsx'
import { hasSale, topCategories } from '#catalogue/settings/settings.ts'
import { Icon } from '#ui/icon.tsx'
import { hasLogo, hasNameInLogo } from '#theme/look.ts'
import { hiddenOnPhone, visuallyHidden } from '#ui/visually-hidden.css.ts'
import { button } from '#ui/button.css.ts'
import { closePopover } from '#ui/close-popover.ts'
import * as menuCss from './menu.css.ts'
import { MenuLinks } from './menu-links.tsx'
import * as css from './header.css.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useHasList } from './use-has-list.ts'
import { ShopSearch } from '#search/shop-search.tsx'
import { shortcutsOnAtom } from '#shortcuts/shortcut-choice.ts'
import type { Deferred } from './use-deferred-parts.ts'

/** The letters of the links that a window of 1024 px has room for: the English ones are 36. */
const mostLetters = 38

/** Whether a window of 1024 px lacks room for all links: with the owner's pages, or with words longer than English ones. */
const isCrowded =
  headerPages.length > 0 ||
  `${texts.products}${texts.sale}${texts.categories}${texts.meetings}${texts.saved}`.length > mostLetters

interface Props {
  /** Undefined until they are fetched. */
  parts: Deferred | undefined
}

export function Header({ parts }: Props) {
  const { saved, sale, category } = useSearch({ from: '/products', shouldThrow: false }) ?? {}
  const menu = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const hasList = useHasList()
  // For screen readers, which speak a control's single key with its name. Sequences of keys cannot be expressed.
  const areKeysOn = useAtomValue(shortcutsOnAtom) && parts !== undefined
  const isSaved = saved === true
  const hasOwnLink = isSaved || sale === true
  return (
    <header
      className={hasList ? css.headerOfList : css.header}
      // Safari focuses no pressed link: then nothing has the focus, and the press is still to come.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(menu.current)
      }}
    >
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          {hasLogo ? (
            <span className={css.logo} />
          ) : (
            // Drawn in `scripts/vite/icon-sprite.ts`.
            <svg className={css.mark} aria-hidden="true">
              <use href="#icon-mark" />
            </svg>
          )}
          <span className={hasNameInLogo ? visuallyHidden : css.name}>{shopName}</span>
        </Link>
        <nav aria-label={texts.main} className={css.nav}>
          <Link
            to="/products"
            className={css.navLink}
            // With saved products, the sale or a category in the address another link is the current one: then this
            // link has to match the search exactly.
            activeOptions={{
              exact: true,
              includeHash: true,
              includeSearch: hasOwnLink || category !== undefined,
            }}
          >
            {texts.products}
          </Link>
          {hasSale && (
            <Link
              to="/products"
              search={{ sale: true }}
              className={`${css.navLink} ${menuCss.onDesktop}`}
              aria-current={sale === true && !isSaved ? 'page' : undefined}
            >
              {texts.sale}
            </Link>
          )}
          <button type="button" popoverTarget="menu" className={`${css.navLink} ${menuCss.categoriesButton}`}>
            {texts.categories}
          </button>
          {/* The links within are pressed and lose the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            ref={menu}
            id="menu"
            popover=""
            className={menuCss.menu}
            // The document stays where a link is followed.
            onClick={() => closePopover(menu.current)}
            // A screen reader continues there. Hidden, and not focusable, where the menu has categories alone.
            onToggle={({ newState }) => newState === 'open' && closeButton.current?.focus()}
          >
            <span className={menuCss.top}>
              <strong>{texts.menu}</strong>
              <button
                ref={closeButton}
                type="button"
                popoverTarget="menu"
                popoverTargetAction="hide"
                aria-label={texts.closeMenu}
                className={`${button.quietIcon} ${menuCss.closeButton}`}
              >
                <Icon name="x" size={20} />
              </button>
            </span>
            {topCategories.map((name) => (
              <Link
                key={name}
                to="/products"
                search={{ category: name }}
                dir="auto"
                // With the hash a link is current once it is hydrated: prerendered answers have this page's header.
                activeOptions={{ exact: hasOwnLink, includeHash: true }}
                className={css.navLink}
              >
                {name}
              </Link>
            ))}
            <MenuLinks />
          </div>
          {hasMeetingSection && (
            <Link
              to="/"
              hash="meeting"
              className={`${css.navLink} ${isCrowded ? menuCss.onWideDesktop : menuCss.onDesktop}`}
              activeOptions={{ exact: true, includeHash: true }}
            >
              {texts.meetings}
            </Link>
          )}
          {hasTextPages &&
            headerPages.map(({ path, title }) => (
              <Link key={path} to={path} className={`${css.navLink} ${menuCss.onDesktop}`}>
                {title}
              </Link>
            ))}
          {hasSaved && (
            <Link
              to="/products"
              search={{ saved: true }}
              className={`${css.navLink} ${css.fromPhone}`}
              // The router compares strings of the address, where `true` is a text.
              aria-current={isSaved ? 'page' : undefined}
            >
              <Icon name="heart" size={20} />
              <span className={hiddenOnPhone}>{texts.saved}</span>
              {parts && <parts.SavedCount />}
            </Link>
          )}
          <button
            type="button"
            popoverTarget="menu"
            aria-label={texts.menu}
            className={`${button.quietIcon} ${menuCss.menuButton}`}
          >
            <Icon name="menu" size={20} />
          </button>
        </nav>
        <ShopSearch
          id={headerSearchId}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          className={css.search}
          shortcut={areKeysOn ? '/' : undefined}
        />
        <div className={css.tools}>
          <ThemeSwitch className={`${button.quietIcon} ${menuCss.onDesktop}`} />
          <CartButton shortcut={areKeysOn ? 'c' : undefined} />
        </div>
      </div>
    </header>
  )
}
