import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { mark } from '#device/page-marks.ts'
import { replayEarlyPresses } from '#ui/early-presses.ts'
import { replaceBrokenPictures } from '#ui/picture-fallback.ts'
import { followRoutes } from './follow-routes.ts'

/** Ties the shop to what is not React: focus on a change of page, pictures that fail. */
export function useOutsideWorld(): void {
  const router = useRouter()
  useEffect(() => followRoutes(router), [router])
  useEffect(() => replaceBrokenPictures(document), [])
  useEffect(() => {
    // Not from within React's own work: a press brings the part that it is in to life at once, if it is not yet.
    setTimeout(replayEarlyPresses)
  }, [])
  // The page now shows what its address asks for.
  useLayoutEffect(() => {
    delete document.documentElement.dataset[mark.pending]
  }, [])
}
