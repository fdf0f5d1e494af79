import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { entryKeyOf } from '#address/entry-key.ts'
import { nextPaint } from '#device/next-paint.ts'
import { dataKey } from '#device/document-protocol.ts'
import { isInWindow } from '#ui/is-in-window.ts'

/** Milliseconds to wait for a card that the grid has yet to draw at the restored scroll position. */
const cardTimeout = 500

function focusLink(selector: string, until = performance.now() + cardTimeout): void {
  const link = document.querySelector<HTMLElement>(`main a${selector}`)
  if (link) link.focus({ preventScroll: true })
  else if (performance.now() < until) requestAnimationFrame(() => focusLink(selector, until))
  else focusHeading()
}

const withHref = (href: string) => `[href="${CSS.escape(href)}"]`

/** A section or a heading needs a tabindex to be focusable. */
function focusTarget(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the page's heading. */
export const focusHeading = (): void => focusTarget(document.querySelector<HTMLElement>('main h1'))

/**
 * Moves the focus after a navigation, as a browser does when it loads a page: to the heading or to the target of the
 * address, or on Back to the control that was pressed. Within a page the focus stays where it is in the window.
 * (`showPage` announces the new title.) Returns an unsubscribe function.
 */
export function focusAfterNavigation(router: RegisteredRouter): () => void {
  /** Selectors of links in `main`; empty for another way to the next page. */
  const followedLinks = new Map<string, string>()
  /** The focused elements of the entries of this page. */
  const leftElements = new Map<string, Element | null>()
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return
    const active = document.activeElement
    if (!pathChanged) {
      leftElements.set(entryKeyOf(fromLocation), active)
      return
    }
    leftElements.clear()
    const link = active?.closest<HTMLAnchorElement>('main a')
    // With its `rel`, since the next product may have another link further down.
    followedLinks.set(
      entryKeyOf(fromLocation),
      link ? withHref(link.getAttribute('href') ?? '') + (link.rel && `[rel="${link.rel}"]`) : '',
    )
    if (!link) return
    // Chromium lays out the whole old page before it removes an element that has the focus. The visible focus of a
    // keyboard stays as long as the old page does.
    if (!link.matches(':focus-visible')) link.blur()
  })
  const moveFocus = (location: ParsedLocation, from: ParsedLocation, isNewPage: boolean) => {
    const isBack = location.state.__TSR_index < from.state.__TSR_index
    const key = entryKeyOf(location)
    const left = leftElements.get(key)
    // After a reload the map is empty: the followed link is taken to be the one to the page that was left.
    const link = followedLinks.get(key) ?? (isBack && isNewPage && withHref(from.publicHref))
    const target = location.hash === '' ? null : document.getElementById(location.hash)
    const active = document.activeElement
    if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true })
    else if (target) focusTarget(target)
    else if (link) focusLink(link)
    else if (isNewPage || (router.options.context.isPush() && active && !isInWindow(active))) focusHeading()
  }
  const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return
    if (pathChanged && document.documentElement.dataset[dataKey.broken]) void window.reloadOnce?.()
    // Focusing lays out the page once more.
    void nextPaint().then(() => moveFocus(toLocation, fromLocation, pathChanged))
  })
  return () => {
    stopLeaving()
    stopRendered()
  }
}
