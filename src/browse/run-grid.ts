import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { createFindStubs } from './find-stubs.ts'
import { startGrid, type GridContent, type GridEngine, type GridOptions } from './grid-engine.ts'
import type { GridView } from './grid-view.ts'
import { keepPlace, placeOfView, writePlaces } from './view-places.ts'

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/**
 * An engine that starts where this view was left, keeps its place for when a visitor comes back, and lets browsers' own
 * search find what is not drawn.
 */
export function runGrid(router: RegisteredRouter, options: GridOptions): GridEngine {
  const place = placeOfView(keyOf(router.latestLocation)) ?? options.place
  const { list, cache, question, count, first } = options
  let content: GridContent = { question, count, first }
  let view: GridView | undefined
  const stubs = createFindStubs({ list, cache, onFound: (index) => grid.focusCard(index) })
  const aimStubs = () => {
    if (view) stubs.aim({ content, view, first: grid.place()?.index ?? 0 })
  }
  const grid = startGrid({
    ...options,
    place,
    show(next) {
      view = next
      options.show(next)
    },
    onRest(rested) {
      options.onRest(rested)
      aimStubs()
    },
  })
  aimStubs()
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
    update(next) {
      content = next
      grid.update(next)
    },
    drawn() {
      grid.drawn()
      aimStubs()
    },
    stop() {
      stubs.stop()
      grid.stop()
      stopLeaving()
      stopRendered()
      window.removeEventListener('pagehide', onPageHide)
    },
  }
}
