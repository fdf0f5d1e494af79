import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { followComfort } from './choose-comfort.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const ComfortDialog = lazy(async () => {
  const { ComfortDialog: dialog } = await importWithRetry(() => import('./comfort-dialog.tsx'))
  return { default: dialog }
})

/** The settings dialog, whose code loads at its first opening; follows the choices of other tabs. */
export function ComfortSettings() {
  const isShown = useAtomValue(isComfortShownAtom)
  // Stays mounted after its first opening: a dialog that unmounts while open leaves the page's scrolling locked (ark
  // #3842).
  const [wasOpened, setOpened] = useState(false)
  if (isShown && !wasOpened) setOpened(true)
  useEffect(followComfort, [])
  return wasOpened ? (
    <Suspense fallback={null}>
      <ComfortDialog />
    </Suspense>
  ) : null
}
