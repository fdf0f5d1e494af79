import { announce } from '#ui/announcer.ts'
import { describePage, titled, type PageDescription } from './describe-page.ts'
import { headTags, pageTags, type HeadTag } from './head-tags.ts'
import { jsonText } from './json-text.ts'
import { readPage, type PageMatch } from './page.ts'

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = tag === 'script' ? jsonText(text) : text
  return element
}

/** Writes a page's head in place of the last one's. */
function write(page: PageDescription): void {
  const elements = headTags(page).map(elementOf)
  for (const old of document.head.querySelectorAll(pageTags)) old.remove()
  document.head.prepend(...elements)
}

/**
 * Makes the document's head that of the page which the router shows (`current` tells its matches); says the title of one
 * that is newly opened. Of a product that has not come whole it is the title at once, and the rest when it has come.
 */
export async function showPage(current: () => readonly PageMatch[], isNew: boolean): Promise<void> {
  const matches = current()
  const match = matches.at(-1)
  const loaded = match?.loaderData
  if (!loaded || !('whole' in loaded) || loaded.found()) {
    write(describePage(readPage(matches)))
    if (isNew) announce(document.title)
    return
  }
  document.title = titled(loaded.summary.name)
  if (isNew) announce(document.title)
  await loaded.whole.catch(() => undefined)
  // Another page may have come meanwhile, and with it its own head.
  if (loaded.found() && match.id === current().at(-1)?.id) write(describePage(readPage(matches)))
}
