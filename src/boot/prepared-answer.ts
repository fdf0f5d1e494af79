import { categoryButtonsId } from '#address/anchors.ts'
import { showInLine } from '#browse/list/show-in-line.ts'
import { isRecord } from '#catalogue/is-record.ts'
import { dataKey, longestWait, templateId } from '#device/document-protocol.ts'
import { pageTags } from '#site/page-tags.ts'
import { sitePath } from '#site/path.ts'
import { showFiltersState } from './stored-settings.ts'

/** The query as the build writes it (`stringifySearch`); only such queries are prepared. */
const canonical = (search: string) => `?${new URLSearchParams(search).toString().replaceAll('%2C', ',')}`

/** The hash in the name of the file with the answer to this query; undefined where the build has prepared none. */
export function answerHashOf(answers: string | undefined, search: string): string | undefined {
  const hashes: unknown = answers && JSON.parse(answers)
  const hash = isRecord(hashes) ? hashes[canonical(search)] : undefined
  return typeof hash === 'string' ? hash : undefined
}

/** Fetches a prepared answer to this query; null where the response is late or not the complete file. */
export function fetchAnswer(hash: string, search: string): Promise<Document | null> {
  return new Promise((resolve) => {
    // Parses without HTML strings, which Trusted Types refuse.
    const request = new XMLHttpRequest()
    request.addEventListener('loadend', () => {
      // A host may send another page for a missing file, or a truncated file.
      const answer = request.responseXML
      const isRight = answer?.documentElement.dataset[dataKey.search] === canonical(search)
      resolve(isRight && answer.getElementById(templateId.data) ? answer : null)
    })
    request.open('GET', sitePath(`/assets/answer-${hash}.htm`))
    request.timeout = longestWait
    request.responseType = 'document'
    request.overrideMimeType('text/html')
    request.send()
  })
}

/** Replaces the page's content and the page's elements of the head with the answer's. */
export function showAnswer(answer: Document): void {
  const main = answer.querySelector('main')
  const data = answer.getElementById(templateId.data)
  const old = document.querySelector('main')
  const { dataset } = document.documentElement
  // The visitor may be typing: the shop keeps what is typed.
  if (!main || !data || !old || old.contains(document.activeElement)) return
  // A copy: Firefox fetches the lazy images of an adopted node immediately.
  old.replaceWith(document.importNode(main, true))
  showFiltersState()
  document.getElementById(templateId.data)?.replaceWith(data)
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove()
  document.head.prepend(...answer.head.querySelectorAll(pageTags))
  dataset[dataKey.search] = answer.documentElement.dataset[dataKey.search]
  delete dataset[dataKey.pending]
  // Last: it reads sizes, and the changes above concern the style of the whole page.
  showInLine(document.querySelector(`#${categoryButtonsId} > [aria-pressed="true"]`))
}
