import { createIsland } from '#ui/island.tsx'

/** The foot of every page is seldom reached, and its links lead on by themselves. */
export const footer = createIsland(async () => (await import('./footer.tsx')).Footer, 'touched')

/** For those who test performance: large catalogues (`?size=`) and live figures (`?lab=1`). */
export const sizeNotice = createIsland(async () => (await import('#lab/size-notice.tsx')).SizeNotice, 'near')
export const labPanel = createIsland(async () => (await import('#lab/lab-panel.tsx')).LabPanel, 'near')

/** Whether this visit or this address is about a large catalogue; the size may have been none that there is. */
export const isSizeAsked = (size: number | undefined): boolean =>
  size !== undefined ||
  (typeof window !== 'undefined' &&
    /[?&]size=/.test(performance.getEntriesByType('navigation')[0]?.name ?? ''))
