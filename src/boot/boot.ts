import { recordEarlyClicks } from './early-clicks.ts'
import { recordListOrigin, collapseLeadingSlashes } from './history-entry.ts'
import { deferLayout, layOutDeferred } from './deferred-layout.ts'
import { isMadeFor } from './page-match.ts'
import { answerHashOf, fetchAnswer } from './prepared-answer.ts'
import { startAfterPaint, deferredFiles } from './deferred-start.ts'
import { previewQuery } from './query-preview.ts'
import { recoverFromFailures } from './recovery.ts'
import { isSupported } from './supported.ts'
import { applyStoredTheme } from './theme.ts'
import { showMessage, unsupportedText } from './failure-message.ts'
import { dataKey } from '#device/page-names.ts'
import { pathInSite } from '#site/path.ts'

/*
 * Runs in the page before React; built into an inline script of every page. It precedes the stylesheets, or it would
 * wait for them.
 */
const page = document.documentElement
const { dataset } = page

applyStoredTheme(page)
if (isSupported()) boot()
else showMessage(unsupportedText)

function boot() {
  recordEarlyClicks()
  collapseLeadingSlashes(location)
  recordListOrigin(page)
  deferLayout()
  // In development the HTML was made for no address.
  const isPending = dataset[dataKey.path] !== undefined && !isMadeFor(dataset, location)
  const endPreview = isPending ? previewQuery(location) : undefined
  recoverFromFailures(() => {
    window.undoListPreview?.()
    endPreview?.()
  })
  const hash = isPending ? answerHashOf(dataset[dataKey.answers], location.search) : undefined
  const answer =
    hash !== undefined && dataset[dataKey.path] === pathInSite(location.pathname)
      ? fetchAnswer(hash, location.search)
      : undefined
  addEventListener('DOMContentLoaded', () => {
    const files = deferredFiles()
    if (files?.firstChild) void startAfterPaint(files, answer)
    else void layOutDeferred()
  })
}
