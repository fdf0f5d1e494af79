import { importWithRetry } from '#ui/import-with-retry.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** For an empty list or cart. */
export const BrowseLinks = lazyComponent(
  async () => (await importWithRetry(() => import('./browse-links.tsx'))).BrowseLinks,
)
