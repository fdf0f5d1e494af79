import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isSparing } from '#device/connection.ts'
import { isFirstPageView } from '#device/page-views.ts'
import { announce } from '#ui/announcer.ts'
import { offlineRequestsAtom, offlineStateAtom } from './offline-atoms.ts'
import { offlineWords } from './offline-words.ts'
import { followServiceWorker } from './service-worker.ts'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** Whether the visitor has come to another page than the one that this document was opened for. */
const hasMoved = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname
}

/** True from the second page view on, and in an installed app. */
function useStays(): boolean {
  const router = useRouter()
  const [stays, setStays] = useState(() => !isFirstPageView() || hasMoved() || isInstalled())
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setStays(true)
      }),
    [router],
  )
  return stays
}

/**
 * Registers the service worker, which fetches all that the shop needs offline: for visitors who stay, unless they save
 * data, and for those who request it. Returns the version that waits, if any.
 */
export function useServiceWorker() {
  const [update, setUpdate] = useState<{ readonly accept: () => void }>()
  const [state, setState] = useAtom(offlineStateAtom)
  const requests = useAtomValue(offlineRequestsAtom)
  const stays = useStays()
  useEffect(
    () =>
      followServiceWorker({
        mayRegister: requests > 0 || (stays && !isSparing()),
        onVersion: (accept) => setUpdate({ accept }),
        // A failure is of no interest to a visitor who has requested nothing.
        onState: (now) => setState(now === 'failed' && requests === 0 ? 'none' : now),
      }),
    [requests, stays, setState],
  )
  useEffect(() => {
    if (requests > 0) announce(offlineWords[state])
  }, [requests, state])
  return { update, dismiss: () => setUpdate(undefined) }
}
