import { layOutRest, nextPaint } from './held-layout.ts'
import { longestWait, mark, queryOnly, templateId } from '#device/page-marks.ts'
import { showAnswer } from './prepared-answer.ts'

const settle = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

const isAwaited = ({ fetchPriority, complete }: HTMLImageElement) => fetchPriority === 'high' && !complete

/** The shop's files, deferred in a template; undefined where nothing is deferred, as in development. */
export function waitingFiles(): DocumentFragment | undefined {
  const template = document.getElementById(templateId.scripts)
  return template instanceof HTMLTemplateElement ? template.content : undefined
}

/**
 * Starts the shop's script once the first images are loaded and the page is painted: on a slow line it would take half
 * of the bandwidth from them. It waits at most `longestWait`. Where the page was made for another address, it waits
 * only for the prepared answer, if there is one. What is outside the window is laid out last.
 */
export async function startWhenSeen(
  files: DocumentFragment,
  awaited: Promise<Document | null> | undefined,
): Promise<void> {
  const start = () => document.head.append(files)
  // Requested while the page was being parsed, they would share the line with its first images.
  document.head.append(...files.querySelectorAll('[as=font]'))
  setTimeout(start, longestWait)
  setTimeout(() => void layOutRest(document.documentElement), longestWait)

  const answer = await awaited
  // Where the script has started without the answer, the shop renders the page itself.
  if (answer && files.firstChild) showAnswer(answer)
  if (mark.pending in document.documentElement.dataset) start()
  else {
    for (const link of files.querySelectorAll(`[${queryOnly}]`)) link.remove()
    await Promise.all([...document.images].filter(isAwaited).map(settle))
  }
  // A frame is on the screen when the next one is drawn: after a single paint the script sometimes runs before it.
  await nextPaint()
  await nextPaint()
  start()
  // A font swap lays out the page anew.
  await document.fonts.ready
  await layOutRest(document.documentElement)
}
