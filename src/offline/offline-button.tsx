import { useAtomValue, useSetAtom } from 'jotai'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { ofDocument } from '#device/stored-setting.ts'
import { offlineRequestsAtom, offlineStateAtom } from './offline-atoms.ts'
import { offlineLabels } from './offline-labels.ts'

/** The button that fetches all files for offline use, with their size. */
export function OfflineButton({ className }: { className: string }) {
  const state = useHydratedValue(useAtomValue(offlineStateAtom, ofDocument), 'none')
  const setRequests = useSetAtom(offlineRequestsAtom, ofDocument)
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
