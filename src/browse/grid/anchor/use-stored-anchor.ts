import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { entryKeyOf } from '#address/entry-key.ts'
import { anchorOfView, storeAnchor, writeAnchors } from './stored-anchors.ts'
import type { VirtualRowsHandle } from '../virtual-rows.tsx'

/** Stores the scroll anchor of each history entry, and restores it with Back and Forward. */
export function useStoredAnchor(router: RegisteredRouter, grid: RefObject<VirtualRowsHandle | null>): void {
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation && grid.current) storeAnchor(entryKeyOf(fromLocation), grid.current.anchor())
    })
    // Runs after the router, which restores the pixel offset: in a high list another card is at that offset.
    const stopRendered = router.subscribe('onRendered', ({ toLocation }) => {
      const anchor = anchorOfView(entryKeyOf(toLocation))
      if (anchor) grid.current?.scrollTo(anchor)
    })
    const onPageHide = () => {
      if (grid.current) storeAnchor(entryKeyOf(router.latestLocation), grid.current.anchor())
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
