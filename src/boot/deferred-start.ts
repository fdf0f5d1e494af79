import { longestWait, mark, queryOnly, templateId } from '#device/page-marks.ts'
import { layOutAll, layOutRest, nextPaint } from './layout-steps.ts'
import { showAnswer } from './prepared-answer.ts'

const settle = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

const isAwaited = ({ fetchPriority, complete }: HTMLImageElement) => fetchPriority === 'high' && !complete

/** The files of the shop, which wait in the page; undefined where nothing waits, as in development. */
export function waitingFiles(): DocumentFragment | undefined {
  const template = document.getElementById(templateId.scripts)
  return template instanceof HTMLTemplateElement ? template.content : undefined
}

/**
 * Starts the shop's script once the first pictures and the page can be seen: on a slow line it would take half of it from
 * them. It does not wait for long, nor where the page was made for another address: there it waits for the prepared
 * answer alone, if there is one. What is below the window is laid out after that.
 */
export async function startWhenSeen(
  files: DocumentFragment,
  awaited: Promise<Document | null> | undefined,
): Promise<void> {
  const page = document.documentElement
  const start = () => document.head.append(files)
  // Requested while the page was being read they would share the line with its first pictures.
  document.head.append(...files.querySelectorAll('[as=font]'))
  setTimeout(start, longestWait)
  setTimeout(() => layOutAll(page), longestWait)

  const answer = await awaited
  // Where the script has started without it the shop draws the page by itself.
  if (answer && files.firstChild) showAnswer(answer)
  if (mark.pending in page.dataset) start()
  else {
    for (const link of files.querySelectorAll(`[${queryOnly}]`)) link.remove()
    await Promise.all([...document.images].filter(isAwaited).map(settle))
  }
  // What has been drawn is on the screen when the next is drawn: with one paint the script comes before it now and then.
  await nextPaint()
  await nextPaint()
  start()
  // Letters that change lay out the page anew.
  await document.fonts.ready
  await layOutRest(page)
}
