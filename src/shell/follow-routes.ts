import type { AnyRouter } from '@tanstack/react-router'
import { entryKeyOf } from '#address/entry-key.ts'
import { nextPaint } from '#device/next-paint.ts'
import { mark } from '#device/page-marks.ts'

/** Milliseconds to wait for a card that the grid has yet to draw at the restored scroll position. */
const cardTimeout = 500

function focusLink(href: string, until = performance.now() + cardTimeout): void {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  if (link) link.focus({ preventScroll: true })
  else if (performance.now() < until) requestAnimationFrame(() => focusLink(href, until))
  else focusTarget(findHeading())
}

/** A section or a heading needs a tabindex to be focusable. */
function focusTarget(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findHeading = () => document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus after a navigation, as a browser does when it loads a page: to the heading, or on Back to the link
 * that was followed. (`showPage` announces the new title.) Returns an unsubscribe function.
 */
export function followRoutes(router: AnyRouter): () => void {
  const followedLinks = new Map<string, string>()
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const active = document.activeElement
    const href = active?.closest('main') && active.getAttribute('href')
    if (!href) return
    followedLinks.set(entryKeyOf(fromLocation), href)
    // Chromium lays out the whole old page before it removes an element that has the focus. The visible focus of a
    // keyboard stays as long as the old page does.
    if (active instanceof HTMLElement && !active.matches(':focus-visible')) active.blur()
  })
  const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    if (document.documentElement.dataset[mark.broken]) void window.reloadOnce?.()
    const moveFocus = () => {
      const href = followedLinks.get(entryKeyOf(toLocation))
      const target = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
      if (href && !target) focusLink(href)
      else focusTarget(target ?? findHeading())
    }
    // Focusing lays out the page once more.
    void nextPaint().then(moveFocus)
  })
  return () => {
    stopLeaving()
    stopRendered()
  }
}
