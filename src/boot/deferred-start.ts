import { layOutDeferred } from './deferred-layout.ts'
import { nextPaint } from '#device/next-paint.ts'
import { longestWait, dataKey, queryOnly, templateId } from '#device/page-names.ts'
import { showAnswer } from './prepared-answer.ts'

const whenSettled = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

const isAwaited = ({ fetchPriority, complete }: HTMLImageElement) => fetchPriority === 'high' && !complete

/** The shop's files, deferred in a template; undefined where nothing is deferred, as in development. */
export function deferredFiles(): DocumentFragment | undefined {
  const template = document.getElementById(templateId.scripts)
  return template instanceof HTMLTemplateElement ? template.content : undefined
}

/**
 * Starts the shop's script once the first images are loaded and the page is painted: on a slow line it would take half
 * of their bandwidth. It waits at most `longestWait`; on a page made for another address only for the prepared answer,
 * if there is one. What is outside the window is laid out last.
 */
export async function startAfterPaint(
  files: DocumentFragment,
  awaited: Promise<Document | null> | undefined,
): Promise<void> {
  const start = () => document.head.append(files)
  // Requested during parsing they would share the bandwidth with the first images.
  document.head.append(...files.querySelectorAll('[as=font]'))
  setTimeout(start, longestWait)
  setTimeout(() => void layOutDeferred(), longestWait)

  const answer = await awaited
  // If the script has started before the answer arrived, the shop renders the page itself.
  if (answer && files.firstChild) showAnswer(answer)
  if (dataKey.pending in document.documentElement.dataset) start()
  else {
    for (const link of files.querySelectorAll(`[${queryOnly}]`)) link.remove()
    await Promise.all([...document.images].filter(isAwaited).map(whenSettled))
  }
  // Two frames: after one, the script sometimes runs before the frame is on the screen.
  await nextPaint()
  await nextPaint()
  start()
  // A font swap changes the layout.
  await document.fonts.ready
  await layOutDeferred()
}
