import { recordEarlyClicks } from './early-clicks.ts'
import { recordListOrigin, collapseLeadingSlashes } from './history-entry.ts'
import { deferLayout } from './deferred-layout.ts'
import { isMadeFor } from './page-match.ts'
import { answerHashOf, fetchAnswer, showAnswer } from './prepared-answer.ts'
import { previewQuery } from './query-preview.ts'
import { recoverFromFailures } from './recovery.ts'
import { isSupported } from './supported.ts'
import { applyStoredTheme } from './theme.ts'
import { whenParsed } from './when-parsed.ts'
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
else {
  window.isUnsupported = true
  showMessage(unsupportedText)
}

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
  if (hash !== undefined && dataset[dataKey.path] === pathInSite(location.pathname))
    window.preparedAnswer = Promise.all([fetchAnswer(hash, location.search), whenParsed()]).then(
      ([answer]) => answer && showAnswer(answer),
    )
}
