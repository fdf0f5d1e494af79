import { keepEarlyClicks } from './early-clicks.ts'
import { keepListOrigin, collapseLeadingSlashes } from './history-entry.ts'
import { holdLayout, layOutRest } from './held-layout.ts'
import { isMadeFor } from './page-match.ts'
import { answerFileOf, fetchAnswer } from './prepared-answer.ts'
import { startWhenSeen, waitingFiles } from './deferred-start.ts'
import { previewQuery } from './query-preview.ts'
import { recoverFromFailures } from './recovery.ts'
import { isSupported } from './supported.ts'
import { showKeptTheme } from './theme.ts'
import { showTrouble, unsupportedWords } from './trouble.ts'
import { mark } from '#device/page-marks.ts'
import { pathInSite } from '#site/path.ts'

/*
 * Runs in the page before React; built into an inline script of every page. It precedes the stylesheets, or it would
 * wait for them.
 */
const page = document.documentElement
const { dataset } = page

showKeptTheme(page)
if (isSupported()) boot()
else showTrouble(unsupportedWords)

function boot() {
  keepEarlyClicks()
  collapseLeadingSlashes(location)
  keepListOrigin(page)
  holdLayout(page)
  // In development the HTML was made for no address.
  const isPending = dataset[mark.path] !== undefined && !isMadeFor(dataset, location)
  const endPreview = isPending ? previewQuery(location) : undefined
  recoverFromFailures(() => {
    window.undoListPreview?.()
    endPreview?.()
  })
  const file = isPending ? answerFileOf(dataset[mark.answers], location.search) : undefined
  const answer =
    file !== undefined && dataset[mark.path] === pathInSite(location.pathname)
      ? fetchAnswer(file, location.search)
      : undefined
  addEventListener('DOMContentLoaded', () => {
    const files = waitingFiles()
    if (files?.firstChild) void startWhenSeen(files, answer)
    else void layOutRest(page)
  })
}
