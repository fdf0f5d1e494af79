import { QuerySuggestion } from './did-you-mean/query-suggestion.tsx'
import { FilterBar as Bar } from './filters/filter-bar.tsx'

// One `import()` for all, which are one chunk: the first load of every page contains it.
export { FewResults } from './did-you-mean/few-results.tsx'
export { FilterPanel } from './filters/filter-panel.tsx'

/** The bar, and above it the filters that a search text means. */
export const FilterBar = () => (
  <Bar>
    <QuerySuggestion />
  </Bar>
)
