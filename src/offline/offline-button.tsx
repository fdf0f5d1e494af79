import { useAtomValue, useSetAtom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { offlineRequestsAtom, offlineStateAtom } from './offline-atoms.ts'
import { offlineLabels } from './offline-labels.ts'

const subscribe = () => () => {}

/** The button that fetches all files for offline use, with their size. */
export function OfflineButton({ className }: { className: string }) {
  const current = useAtomValue(offlineStateAtom)
  // The footer is hydrated late: until then the state is the prerendered one.
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => 'none' as const,
  )
  const setRequests = useSetAtom(offlineRequestsAtom)
  const isDone = state === 'fetching' || state === 'stored'
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isDone}
      onClick={() => !isDone && setRequests((requests) => requests + 1)}
    >
      {offlineLabels[state]}
    </button>
  )
}
