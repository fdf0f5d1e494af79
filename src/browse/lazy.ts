import { createIsland } from '#ui/island.tsx'

const importFilters = () => import('./filters/filters.ts')

/** The button of the filters, their chips and the sort order of the catalogue page. */
export const FilterBar = createIsland(async () => (await importFilters()).FilterBar, {
  hydrateOn: 'interaction',
})

/** The filters beside the products, on a wide screen. */
export const FilterPanel = createIsland(async () => (await importFilters()).FilterPanel, {
  hydrateOn: 'interaction',
})

/** Above a list with few or no products. */
export const FewResults = createIsland(async () => (await importFilters()).FewResults, {
  hydrateOn: 'visible',
})

/** The catalogue in pages (`?view=list`); never part of a prerendered page. */
export const PagedList = createIsland(
  () => import('./list/paged-list.tsx').then((module) => module.PagedList),
  {
    hydrateOn: 'visible',
  },
)
