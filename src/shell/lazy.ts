import { createIsland } from '#ui/island.tsx'

/** Few visitors scroll to it, and its links work without script. `prepareProducts` fetches it with the first input. */
export const Footer = createIsland(() => import('./footer.tsx').then((module) => module.Footer), {
  hydrateOn: 'interaction',
})

/** For performance tests: large catalogues (`?size=`) and live figures (`?lab=1`). */
export const SizeNotice = createIsland(
  () => import('#lab/size-notice.tsx').then((module) => module.SizeNotice),
  {
    hydrateOn: 'visible',
  },
)
export const LabPanel = createIsland(() => import('#lab/lab-panel.tsx').then((module) => module.LabPanel), {
  hydrateOn: 'visible',
})
