import * as texts from 'virtual:messages/boot'
import { recordEarlyPresses } from './early-presses.ts'
import { deferLayout } from './deferred-layout.ts'
import { answerHashOf, fetchAnswer, showAnswer } from './prepared-answer.ts'
import { previewOf, showPreview } from './query-preview.ts'
import { recoverFromFailures } from './recovery.ts'
import { applyStoredSettings, showFiltersState } from './stored-settings.ts'
import { whenParsed } from './when-parsed.ts'
import { showMessage } from './failure-message.ts'
import { dataKey } from '#device/document-protocol.ts'
import { isMadeFor } from '#site/page-match.ts'

/*
 * Runs in the page before React; built into an inline script of every page. It precedes the stylesheets, or it would
 * wait for them. It applies stored settings, previews what the address asks for, and reports a script that fails.
 */
const page = document.documentElement
const { dataset } = page

/**
 * Whether this browser supports Baseline 2023 (Chrome and Edge 116, Firefox 118, Safari 17). Each of these features is
 * in all of them, and the shop does not run without it.
 */
const isSupported = (): boolean =>
  'IntersectionObserver' in window &&
  'ResizeObserver' in window &&
  'structuredClone' in window &&
  'noModule' in HTMLScriptElement.prototype &&
  'addEventListener' in MediaQueryList.prototype &&
  'inert' in HTMLElement.prototype &&
  'toSorted' in Array.prototype &&
  'findLastIndex' in Array.prototype &&
  CSS.supports('width: 1cqw')

// Such a form needs the shop's script: without it the browser would load the page anew, without what is typed.
addEventListener('submit', (event) => {
  if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action')) event.preventDefault()
})
applyStoredSettings(page)
if (isSupported()) boot()
else {
  window.isUnsupported = true
  void showMessage(texts.unsupported)
}

function boot() {
  recordEarlyPresses()
  deferLayout()
  void whenParsed().then(showFiltersState)
  recoverFromFailures(() => {
    // Some buttons work without the shop: one that opens a popover.
    window.earlyPresses = null
    // The cards are those of the page as it was sent.
    if (dataset[dataKey.pending] === 'preview') showPreview({ query: {}, category: 0 })
    delete dataset[dataKey.pending]
  })
  // In development the HTML was made for no address.
  if (dataset[dataKey.path] === undefined || isMadeFor(dataset, location)) return
  dataset[dataKey.pending] = ''
  const preview = previewOf(location, dataset[dataKey.path])
  if (!preview) return
  const previewed = whenParsed().then(() => showPreview(preview))
  const hash = answerHashOf(dataset[dataKey.answers], location.search)
  if (hash === undefined) return
  window.preparedAnswer = Promise.all([fetchAnswer(hash, location.search), previewed]).then(
    ([answer]) => answer && showAnswer(answer),
  )
}
