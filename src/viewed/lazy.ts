import { lazyPart } from '#ui/lazy-part.tsx'

/** For an empty list or cart. */
export const BrowseLinks = lazyPart(() => import('./browse-links.tsx').then((module) => module.BrowseLinks), {
  when: 'rendered',
})
