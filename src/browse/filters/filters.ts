// One import for both, which the first load of every page contains.
export { FilterBar } from './filter-bar.tsx'
export { FilterPanel } from './filter-panel.tsx'
