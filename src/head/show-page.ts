import { announce } from '#ui/announcer.ts'
import { describePage } from './describe-page.ts'
import { headTags, pageTags, type HeadTag } from './head-tags.ts'
import { jsonText } from './json-text.ts'
import { readPage, type PageMatch } from './page.ts'

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = tag === 'script' ? jsonText(text) : text
  return element
}

/** Makes the document's head that of the page which the router shows; says the title of one that is newly opened. */
export function showPage(matches: readonly PageMatch[], isNew: boolean): void {
  const elements = headTags(describePage(readPage(matches))).map(elementOf)
  for (const old of document.head.querySelectorAll(pageTags)) old.remove()
  document.head.prepend(...elements)
  if (isNew) announce(document.title)
}
