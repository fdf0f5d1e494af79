import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { followComfort } from './comfort.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const ComfortDialog = lazy(async () => {
  const { ComfortDialog: dialog } = await importWithRetry(() => import('./comfort-dialog.tsx'))
  return { default: dialog }
})

/** The settings, whose code comes when they are opened; and what another tab chooses. */
export function ComfortSettings() {
  const isShown = useAtomValue(isComfortShownAtom)
  // Once there it stays mounted: a dialog that leaves while open would leave the page's scrolling locked (ark #3842).
  const [wasOpened, setOpened] = useState(false)
  if (isShown && !wasOpened) setOpened(true)
  useEffect(followComfort, [])
  return wasOpened ? (
    <Suspense fallback={null}>
      <ComfortDialog />
    </Suspense>
  ) : null
}
