import { lazyPart } from '#ui/lazy-part.tsx'

/** Few visitors scroll to it, and its links work without script. */
export const Footer = lazyPart(() => import('./footer.tsx').then((module) => module.Footer), {
  when: 'used',
})

/** For performance tests: large catalogues (`?size=`) and live figures (`?lab=1`). */
export const SizeNotice = lazyPart(() => import('#lab/size-notice.tsx').then((module) => module.SizeNotice), {
  when: 'near',
})
export const LabPanel = lazyPart(() => import('#lab/lab-panel.tsx').then((module) => module.LabPanel), {
  when: 'near',
})
