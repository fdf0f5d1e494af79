import { createIsland } from '#ui/island.tsx'

/** Filters, their chips and the sort order of the catalogue page. */
export const FilterBar = createIsland(async () => (await import('./filters/filter-bar.tsx')).FilterBar, {
  hydrateOn: 'interaction',
})

/** Above a list with few or no products. */
export const FewResults = createIsland(async () => (await import('./filters/few-results.tsx')).FewResults, {
  hydrateOn: 'visible',
})

/** The catalogue in pages (`?view=list`); never part of a prerendered page. */
export const PagedList = createIsland(async () => (await import('./paged-list.tsx')).PagedList, {
  hydrateOn: 'visible',
})
