import { QuerySuggestion } from './did-you-mean/query-suggestion.tsx'
import { FilterBar as Bar } from './filters/filter-bar.tsx'

// One chunk behind one `import()`, since each `import()` adds to the first load of every page.
export { FewResults } from './did-you-mean/few-results.tsx'
export { FilterPanel } from './filters/filter-panel.tsx'

/** The bar, and above it the filters that a search text means. */
export const FilterBar = () => (
  <Bar>
    <QuerySuggestion />
  </Bar>
)
