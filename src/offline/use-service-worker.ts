import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { firstAddress } from '#address/first-address.ts'
import { savesData } from '#device/connection.ts'
import { isFirstPageView } from '#device/page-views.ts'
import { announce } from '#ui/announcer.ts'
import { ofDocument } from '#device/stored-setting.ts'
import { offlineRequestsAtom, offlineStateAtom, type OfflineState } from './offline-atoms.ts'
import { offlineLabels } from './offline-labels.ts'
import { followServiceWorker } from './service-worker.ts'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** Whether the visitor has navigated from the page that this document was loaded for. */
const hasMoved = () => new URL(firstAddress(), window.location.href).pathname !== window.location.pathname

/** Milliseconds on the second page: its own images and data are fetched first. */
const restTime = 2000

/** True once the second page has had time for its own files, and in an installed app. */
function useIsEngaged(): boolean {
  const router = useRouter()
  const [isEngaged, setEngaged] = useState(isInstalled)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      waiting ??= setTimeout(() => setEngaged(true), restTime)
    }
    if (!isFirstPageView() || hasMoved()) wait()
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) wait()
    })
    return () => {
      unsubscribe()
      clearTimeout(waiting)
    }
  }, [router])
  return isEngaged
}

/**
 * Registers the service worker, which fetches all that the shop needs offline: on the second page and in an installed
 * app, unless the visitor saves data; always on request. Returns the waiting version, if any.
 */
export function useServiceWorker() {
  const [update, setUpdate] = useState<{ readonly accept: () => void }>()
  const [state, setState] = useAtom(offlineStateAtom, ofDocument)
  const requests = useAtomValue(offlineRequestsAtom, ofDocument)
  const isEngaged = useIsEngaged()
  useEffect(
    () =>
      followServiceWorker({
        mayRegister: requests > 0 || (isEngaged && !savesData()),
        onVersion: (accept) => setUpdate({ accept }),
        // A failure is of no interest to a visitor who has requested nothing.
        onState: (now) => setState(now === 'failed' && requests === 0 ? 'none' : now),
      }),
    [requests, isEngaged, setState],
  )
  // A press alone announces nothing: the state changes at once.
  const announceState = useEffectEvent((changed: OfflineState) => {
    if (requests > 0) announce(offlineLabels[changed])
  })
  useEffect(() => announceState(state), [state])
  return { update, dismiss: () => setUpdate(undefined) }
}
