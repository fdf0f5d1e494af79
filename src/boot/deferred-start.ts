import { layOutDeferred } from './deferred-layout.ts'
import { nextPaint } from '#device/next-paint.ts'
import { longestWait, mark, queryOnly, templateId } from '#device/page-marks.ts'
import { showAnswer } from './prepared-answer.ts'

/** The shop's files, deferred in a template; undefined where nothing is deferred, as in development. */
export function deferredFiles(): DocumentFragment | undefined {
  const template = document.getElementById(templateId.scripts)
  return template instanceof HTMLTemplateElement ? template.content : undefined
}

/**
 * Requests the shop's fonts and scripts, now that the page is parsed: before, they would share the bandwidth with the
 * first images. On a page made for another address the scripts wait for the prepared answer, if there is one, for at
 * most `longestWait`. What is outside the window is laid out after the fonts, or after that time.
 */
export async function startShop(
  files: DocumentFragment,
  awaited: Promise<Document | null> | undefined,
): Promise<void> {
  const page = document.documentElement
  const start = () => document.head.append(files)
  document.head.append(...files.querySelectorAll('[as=font]'))
  setTimeout(() => void layOutDeferred(page), longestWait)
  if (awaited) {
    setTimeout(start, longestWait)
    const answer = await awaited
    // If the script has started before the answer arrived, the shop renders the page itself.
    if (answer && files.firstChild) showAnswer(answer)
  }
  if (!(mark.pending in page.dataset))
    for (const link of files.querySelectorAll(`[${queryOnly}]`)) link.remove()
  start()
  await nextPaint()
  // A font swap changes the layout.
  await document.fonts.ready
  await layOutDeferred(page)
}
