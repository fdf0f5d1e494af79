// One import for both, which the first load of every page contains.
export { FewResults } from './filters/few-results.tsx'
export { PagedList } from './paged-list.tsx'
