import { applyStoredFilters, followWidth, showFiltersState } from './filters-state.ts'
import { dataKey } from '#device/page-names.ts'
import { drawFilters, parseListSearch, writeHeading } from './list-preview.ts'
import { runSteps } from './run-steps.ts'

/*
 * For the page of all products alone: the code for its heading and filters would add weight to every other page.
 * `boot.ts` has run before it.
 */
applyStoredFilters(document.documentElement)
runSteps([showFiltersState])
window.showFiltersState = showFiltersState
addEventListener('resize', followWidth)
if (document.documentElement.dataset[dataKey.pending] === 'preview') {
  const search = parseListSearch(location.search)
  window.undoListPreview = runSteps([() => writeHeading(search), () => drawFilters(search)])
}
