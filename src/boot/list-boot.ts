import { mark } from '#device/page-marks.ts'
import { drawChips, parseListSearch, writeHeading } from './list-preview.ts'
import { takeSteps } from './preview-steps.ts'

/*
 * Of the page of all products alone, where `boot.ts` has found that it is to be redrawn for a query: what it takes to say
 * its heading and its filters would weigh on every other page.
 */
if (document.documentElement.dataset[mark.pending] === 'preview') {
  const search = parseListSearch(location.search)
  window.undoListPreview = takeSteps([() => writeHeading(search), () => drawChips(search)])
}
