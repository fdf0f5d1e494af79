import { createIsland } from '#ui/island.tsx'

/** For whoever prefers pages to one long grid (`?view=list`); never part of a prerendered page. */
export const pagedList = createIsland(async () => (await import('./paged-list.tsx')).PagedList, 'near')
