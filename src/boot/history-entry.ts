import { mark } from '#device/page-marks.ts'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'

/**
 * An address that begins with two slashes would be another site's where it is written: the page could not change its own
 * any more.
 */
export function collapseLeadingSlashes({ pathname, search, hash }: Location): void {
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
}

/** The query of the list that a link was followed from; undefined where it was no list of the shop at `home`. */
export const listQueryOf = (referrer: string, home: string): string | undefined => {
  if (!referrer.startsWith(home)) return undefined
  const [match, query = ''] = /^(?:products)?(\?.*)?$/.exec(referrer.slice(home.length)) ?? []
  return match === undefined ? undefined : query
}

/**
 * The browser follows a link of a list by itself before the script has come, and into a new tab: the page that it names
 * as referrer is the list. Marks the page where there is one, so that its first paint has room for the way along the list.
 */
export function keepListOrigin(page: HTMLElement): void {
  const list = listQueryOf(document.referrer, location.origin + sitePath('/'))
  if (list !== undefined && !history.state && location.pathname.startsWith(sitePath(productPages)))
    // The router looks for the other two: without them it would write its own state over the list.
    history.replaceState({ list, key: '0', __TSR_index: 0 }, '')
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'list' in state && state.list !== undefined)
    page.dataset[mark.listed] = ''
}
