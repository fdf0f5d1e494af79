import { lazyPart } from '#ui/lazy-part.tsx'

const importFilters = () => import('./late-filters.tsx')

/** The button of the filters, their chips and the sort order of the catalogue page. */
export const FilterBar = lazyPart(async () => (await importFilters()).FilterBar, {
  when: 'used',
})

/** The filters beside the products, on a wide screen. */
export const FilterPanel = lazyPart(async () => (await importFilters()).FilterPanel, {
  when: 'used',
})

/** Above a list with few or no products. */
export const FewResults = lazyPart(async () => (await importFilters()).FewResults, {
  when: 'near',
})

/** The catalogue in pages (`?view=list`); never part of a prerendered page. */
export const PagedList = lazyPart(() => import('./list/paged-list.tsx').then((module) => module.PagedList), {
  when: 'near',
})

/** What a long list needs beyond its first cards. In the first frame of a list, once it is fetched: Back needs its height. */
export const VirtualGrid = lazyPart(
  () => import('./grid/virtual-grid.tsx').then((module) => module.VirtualGrid),
  { when: 'rendered' },
)
