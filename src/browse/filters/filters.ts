// One `import()` for both: the first load of every page contains it.
export { FilterBar } from './filter-bar.tsx'
export { FilterPanel } from './filter-panel.tsx'
