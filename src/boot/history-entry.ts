import { dataKey } from '#device/page-names.ts'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'

/**
 * An address that begins with two slashes would name another site in `replaceState`: the page could no longer change
 * its own address.
 */
export function collapseLeadingSlashes({ pathname, search, hash }: Location): void {
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
}

/**
 * The query of the list that a link was followed from; undefined where the referrer is not a list of the shop at `home`.
 */
export const listQueryOf = (referrer: string, home: string): string | undefined => {
  if (!referrer.startsWith(home)) return undefined
  const [match, query = ''] = /^(?:products)?(\?.*)?$/.exec(referrer.slice(home.length)) ?? []
  return match === undefined ? undefined : query
}

/**
 * The browser itself follows a list's link before the script runs, and into a new tab: the list is the referrer of the
 * page. Marks such a page, so that its first paint reserves space for the links to the neighbours in the list.
 */
export function recordListOrigin(page: HTMLElement): void {
  const list = listQueryOf(document.referrer, location.origin + sitePath('/'))
  if (list !== undefined && !history.state && location.pathname.startsWith(sitePath(productPages)))
    // The router expects the other two keys: without them it would overwrite the list with its own state.
    history.replaceState({ list, key: '0', __TSR_index: 0 }, '')
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'list' in state && state.list !== undefined)
    page.dataset[dataKey.listed] = ''
}
