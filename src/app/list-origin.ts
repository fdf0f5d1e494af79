import { listQueryAt } from 'virtual:catalogue/category-addresses'
import type { RouterHistory } from '@tanstack/react-router'
import { categoryPages, productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'

/** The query of the list that a link was followed from; undefined where the referrer is no list of the shop at `home`. */
export const listQueryOf = (referrer: string, home: string): string | undefined => {
  if (!referrer.startsWith(home)) return undefined
  if (listQueryAt) {
    const address = `/${referrer.slice(home.length)}`
    if (address.startsWith(categoryPages)) return listQueryAt(address) || undefined
  }
  const [match, query = ''] = /^(?:products)?(\?.*)?$/.exec(referrer.slice(home.length)) ?? []
  return match === undefined ? undefined : query
}

/**
 * The browser itself follows a list's link before the script runs, and into a new tab: the list is then the referrer of
 * the page. Writes it into the new entry, as the shop's own links do.
 */
export function recordListOrigin(history: RouterHistory): void {
  const list = listQueryOf(document.referrer, window.location.origin + sitePath('/'))
  if (list === undefined || !window.location.pathname.startsWith(sitePath(productPages))) return
  history.replace(history.location.href, { list })
}
