import { createIsland } from '#ui/island.tsx'

/** Filters, their chips and the sort order of the catalogue page. */
export const Refine = createIsland(async () => (await import('./refine/refine.tsx')).Refine, {
  hydrateOn: 'interaction',
})

/** Suggestions for a search or filter without results. */
export const NoResultsHelp = createIsland(
  async () => (await import('./refine/no-results-help.tsx')).NoResultsHelp,
  {
    hydrateOn: 'visible',
  },
)

/** The catalogue in pages (`?view=list`); never part of a prerendered page. */
export const PagedList = createIsland(async () => (await import('./paged-list.tsx')).PagedList, {
  hydrateOn: 'visible',
})
