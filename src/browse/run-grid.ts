import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { startGrid, type GridEngine, type GridOptions } from './grid-engine.ts'
import { keepPlace, placeOfView, writePlaces } from './view-places.ts'

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/** An engine that starts where this view was left, and keeps its place for when a visitor comes back. */
export function runGrid(router: RegisteredRouter, options: GridOptions): GridEngine {
  const place = placeOfView(keyOf(router.latestLocation)) ?? options.place
  const grid = startGrid({ ...options, place })
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) keepPlace(keyOf(fromLocation), grid.place())
  })
  // After the router, which scrolls to the pixel where the window was: in a high list that is not the place.
  const stopRendered = router.subscribe('onRendered', ({ toLocation }) => {
    const kept = placeOfView(keyOf(toLocation))
    if (kept) grid.goTo(kept)
  })
  const onPageHide = () => {
    keepPlace(keyOf(router.latestLocation), grid.place())
    writePlaces()
  }
  window.addEventListener('pagehide', onPageHide)
  return {
    ...grid,
    stop() {
      grid.stop()
      stopLeaving()
      stopRendered()
      window.removeEventListener('pagehide', onPageHide)
    },
  }
}
