import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { followComfort } from './choose-comfort.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const ComfortDialog = lazyComponent(
  async () => (await importWithRetry(() => import('./comfort-dialog.tsx'))).ComfortDialog,
)

/** The settings dialog, whose code loads at its first opening; follows the choices of other tabs. */
export function ComfortSettings() {
  const isShown = useAtomValue(isComfortShownAtom)
  useEffect(followComfort, [])
  return useWasOpened(isShown) ? <ComfortDialog /> : null
}
