import { Link, useSearch } from '@tanstack/react-router'
import { headerSearchId, savedLinkId } from '#address/anchors.ts'
import { CartButton } from '#cart/cart-button.tsx'
import { hasSale, topCategories } from '#catalogue/head/head.ts'
import { shop } from '#shop'
import { Icon } from '#ui/icon.tsx'
import { hiddenOnPhone } from '#ui/visually-hidden.css.ts'
import { menu, menuButton } from './categories-menu.css.ts'
import * as css from './header.css.ts'
import { Mark } from './mark.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useHasList } from './use-has-list.ts'
import { ShopSearch } from '#search/shop-search.tsx'

export function Header() {
  const { saved, sale, category } = useSearch({ from: '/products', shouldThrow: false }) ?? {}
  const hasList = useHasList()
  const isSaved = saved === true
  const hasOwnLink = isSaved || sale === true
  return (
    <header className={hasList ? css.headerOfList : css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          <Mark className={css.mark} />
          <span>{shop.name}</span>
        </Link>
        <nav aria-label="Main" className={css.nav}>
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
            Products
          </Link>
          {hasSale && (
            <Link
              to="/products"
              search={{ sale: true }}
              className={`${css.navLink} ${css.onDesktop}`}
              aria-current={sale === true && !isSaved ? 'page' : undefined}
            >
              Sale
            </Link>
          )}
          <button type="button" popoverTarget="categories" className={`${css.navLink} ${menuButton}`}>
            Categories
          </button>
          <span id="categories" popover="" className={menu}>
            {topCategories.map((name) => (
              <Link
                key={name}
                to="/products"
                search={{ category: name }}
                // With the hash a link is current once it is hydrated: prerendered answers have this page's header.
                activeOptions={{ exact: hasOwnLink, includeHash: true }}
                className={css.navLink}
              >
                {name}
              </Link>
            ))}
          </span>
          <Link
            to="/"
            hash="wholesale"
            className={`${css.navLink} ${css.onDesktop}`}
            activeOptions={{ exact: true, includeHash: true }}
          >
            Wholesale
          </Link>
          <Link
            id={savedLinkId}
            to="/products"
            search={{ saved: true }}
            className={css.navLink}
            // The router compares strings of the address, where `true` is a text.
            aria-current={isSaved ? 'page' : undefined}
          >
            <Icon name="heart" size={20} />
            <span className={hiddenOnPhone}>Saved</span>
          </Link>
        </nav>
        <ShopSearch id={headerSearchId} label="Search the shop" placeholder="Search" className={css.search} />
        <div className={css.tools}>
          <ThemeSwitch />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
