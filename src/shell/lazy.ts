import { lazyPart } from '#ui/lazy-part.tsx'

/** Few visitors scroll to it, and its links work without script. */
export const Footer = lazyPart(() => import('./footer.tsx').then((module) => module.Footer), {
  when: 'used',
})

/**
 * For performance tests: large catalogues (`?size=`) and live figures (`?lab=1`). Pure, so that the build drops them from a
 * shop without these.
 */
export const SizeNotice = /* @__PURE__ */ lazyPart(
  () => import('#lab/size-notice.tsx').then((module) => module.SizeNotice),
  { when: 'near' },
)
export const LabPanel = /* @__PURE__ */ lazyPart(
  () => import('#lab/lab-panel.tsx').then((module) => module.LabPanel),
  { when: 'near' },
)
