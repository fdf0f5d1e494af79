import { lazy } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'

/** For an empty list or cart. */
export const BrowseLinks = lazy(async () => ({
  default: (await importWithRetry(() => import('./browse-links.tsx'))).BrowseLinks,
}))
