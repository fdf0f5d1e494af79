import { lazyPart } from '#ui/lazy-part.tsx'

/** For other products below an empty list. */
export const ProductRow = lazyPart(() => import('./product-row.tsx').then((module) => module.ProductRow), {
  when: 'rendered',
})

const importBrowseLinks = async () => (await import('./browse-links.tsx')).BrowseLinks

/** For an empty list or cart. */
export const BrowseLinks = lazyPart(importBrowseLinks, { when: 'rendered' })

/** For an empty comparison, whose page is prerendered. */
export const PrerenderedBrowseLinks = lazyPart(importBrowseLinks, { when: 'near' })
