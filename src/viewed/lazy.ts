import { lazyPart } from '#ui/lazy-part.tsx'

/** For other products below an empty list. */
export const ProductRow = lazyPart(() => import('./product-row.tsx').then((module) => module.ProductRow), {
  when: 'rendered',
})

/** For an empty list or cart. */
export const BrowseLinks = lazyPart(() => import('./browse-links.tsx').then((module) => module.BrowseLinks), {
  when: 'rendered',
})
