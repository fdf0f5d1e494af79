import { createIsland } from '#ui/island.tsx'

/** Filters, their chips and the order: of the catalogue page. */
export const refine = createIsland(async () => (await import('./refine/refine.tsx')).Refine, 'touched')

/** What helps where nothing was found. */
export const wayOut = createIsland(async () => (await import('./refine/way-out.tsx')).WayOut, 'near')

/** For whoever prefers pages to one long grid (`?view=list`); never part of a prerendered page. */
export const pagedList = createIsland(async () => (await import('./paged-list.tsx')).PagedList, 'near')
