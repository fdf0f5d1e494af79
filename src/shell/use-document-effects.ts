import { useRouter } from '@tanstack/react-router'
import { useEffect, useInsertionEffect } from 'react'
import { dataKey } from '#device/document-protocol.ts'
import { replayEarlyPresses } from '#ui/early-input.ts'
import { focusAfterNavigation } from './focus-after-navigation.ts'

/** Connects the shop to the document outside React: the focus after navigations. */
export function useDocumentEffects(): void {
  const router = useRouter()
  useEffect(() => focusAfterNavigation(router), [router])
  useEffect(() => {
    // Outside React's own work: a press hydrates its part synchronously, if it is not hydrated yet.
    setTimeout(replayEarlyPresses)
  }, [])
  // The page now matches its address. Before layout effects, which measure it.
  useInsertionEffect(() => {
    delete document.documentElement.dataset[dataKey.pending]
  }, [])
}
