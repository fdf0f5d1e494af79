import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { anchorOfView, keepAnchor, writeAnchors } from './kept-anchors.ts'
import type { VirtualRowsHandle } from './virtual-rows.tsx'

/** The key of a history entry. */
export const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

/** Stores the scroll anchor of each history entry, and restores it with Back and Forward. */
export function useKeptAnchor(router: RegisteredRouter, grid: RefObject<VirtualRowsHandle | null>): void {
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation && grid.current) keepAnchor(keyOf(fromLocation), grid.current.anchor())
    })
    // Runs after the router, which restores the pixel offset: in a high list another card is at that offset.
    const stopRendered = router.subscribe('onRendered', ({ toLocation }) => {
      const kept = anchorOfView(keyOf(toLocation))
      if (kept) grid.current?.scrollTo(kept)
    })
    const onPageHide = () => {
      if (grid.current) keepAnchor(keyOf(router.latestLocation), grid.current.anchor())
      writeAnchors()
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      stopLeaving()
      stopRendered()
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [router, grid])
}
