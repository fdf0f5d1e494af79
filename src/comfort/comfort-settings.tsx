import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { followComfort } from './choose-comfort.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const ComfortDialog = lazy(async () => {
  const { ComfortDialog: dialog } = await importWithRetry(() => import('./comfort-dialog.tsx'))
  return { default: dialog }
})

/** The settings dialog, whose code loads at its first opening; follows the choices of other tabs. */
export function ComfortSettings() {
  const isShown = useAtomValue(isComfortShownAtom)
  useEffect(followComfort, [])
  return useWasOpened(isShown) ? (
    <Suspense fallback={null}>
      <ComfortDialog />
    </Suspense>
  ) : null
}
