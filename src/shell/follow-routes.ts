import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { mark } from '#device/page-marks.ts'

const keyOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href

/** Milliseconds to wait for a card that the grid has yet to draw at the restored place. */
const patience = 500

function focusLink(href: string, until = performance.now() + patience): void {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  if (link) link.focus({ preventScroll: true })
  else if (performance.now() < until) requestAnimationFrame(() => focusLink(href, until))
  else focusHeading()
}

/** A field takes the focus as it is; a section or a heading has to be made able to. */
function focusTarget(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focusTarget(heading)
}

/**
 * What a browser does by itself when it loads a page, and a router has to do: the focus goes to the heading, or on Back
 * to the link that led away. (The new title is announced with the new head.) Answers with the way to stop.
 */
export function followRoutes(router: AnyRouter): () => void {
  const linkThatLed = new Map<string, string>()
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const active = document.activeElement
    const href = active?.closest('main') && active.getAttribute('href')
    if (href) linkThatLed.set(keyOf(fromLocation), href)
  })
  const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    if (document.documentElement.dataset[mark.broken]) void window.reloadOnce?.()
    setTimeout(() => {
      const href = linkThatLed.get(keyOf(toLocation))
      const target = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
      if (target) focusTarget(target)
      else if (href) focusLink(href)
      else focusHeading()
    })
  })
  return () => {
    stopLeaving()
    stopRendered()
  }
}
