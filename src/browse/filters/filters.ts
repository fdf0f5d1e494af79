// One `import()` for all, which are one chunk: the first load of every page contains it.
export { FewResults } from '../did-you-mean/few-results.tsx'
export { FilterBar } from './filter-bar.tsx'
export { FilterPanel } from './filter-panel.tsx'
