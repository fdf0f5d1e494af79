import { createIsland } from '#ui/island.tsx'

/** Filters, their chips and the sort order of the catalogue page. */
export const FilterBar = createIsland(
  () => import('./filters/filter-bar.tsx').then((module) => module.FilterBar),
  {
    hydrateOn: 'interaction',
  },
)

/** Above a list with few or no products. */
export const FewResults = createIsland(
  () => import('./filters/few-results.tsx').then((module) => module.FewResults),
  {
    hydrateOn: 'visible',
  },
)

/** The catalogue in pages (`?view=list`); never part of a prerendered page. */
export const PagedList = createIsland(() => import('./paged-list.tsx').then((module) => module.PagedList), {
  hydrateOn: 'visible',
})
