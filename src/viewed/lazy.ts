import { lazy } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'

/** For an empty list or cart. */
export const WaysOn = lazy(async () => ({
  default: (await importWithRetry(() => import('./ways-on.tsx'))).WaysOn,
}))
