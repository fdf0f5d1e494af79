import * as texts from 'virtual:messages/browse'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { pageNumbers } from './page-numbers.ts'
import * as css from './paged-list.css.ts'

interface Props {
  /** From 1. */
  page: number
  last: number
  /** Called before this tab shows another page. */
  onTurn: (page: number) => void
}

/** Ordinary links to the other pages; each page has an address. */
export function PageLinks({ page, last, onTurn }: Props) {
  if (last <= 1 && page === 1) return null
  const linkTo = (number: number, name: string, content: ReactNode, isNumbered = false) => (
    <Link
      from="/products"
      to="/products"
      search={(before) => ({ ...before, view: 'list', page: number > 1 ? number : undefined })}
      // Otherwise the router marks every page as the active one.
      activeOptions={{ exact: true }}
      aria-current={number === page && isNumbered ? 'page' : undefined}
      resetScroll={false}
      aria-label={name}
      className={css.pageLink}
      onClick={(click) => isPlainClick(click) && onTurn(number)}
    >
      {content}
    </Link>
  )
  return (
    <nav aria-label={texts.pages} className={css.pages}>
      <ul role="list" className={css.numbers}>
        {page > 1 && (
          <li>
            {linkTo(Math.min(page - 1, last), texts.previousPage, <Icon name="chevron-left" size={20} />)}
          </li>
        )}
        {pageNumbers(page, last).map((number, at, all) =>
          number === null ? (
            <li key={`after ${all[at - 1]}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={number}>{linkTo(number, texts.page({ number }), formatCount(number), true)}</li>
          ),
        )}
        {page < last && <li>{linkTo(page + 1, texts.nextPage, <Icon name="chevron-right" size={20} />)}</li>}
      </ul>
    </nav>
  )
}
