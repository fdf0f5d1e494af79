import { render } from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isLeftOut, isMedia, readHtml, readLink } from '../../src/catalogue/import/html-blocks.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

/** HTML without the elements and the addresses of links that no description has; their words stay. */
export function shownHtml(html: string): string {
  const document = parseDocument(html)
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    const { name, attribs, children } = element
    if (isLeftOut(name)) DomUtils.removeElement(element)
    else if (isMedia(name)) {
      for (const child of children.slice()) DomUtils.prepend(element, child)
      DomUtils.removeElement(element)
    } else if (name === 'a' && attribs['href'] !== undefined && readLink(attribs['href']) === null)
      delete attribs['href']
  }
  return render(document, { encodeEntities: 'utf8' })
}

/**
 * A record whose description has only what the shop shows. The report of the import names the rest once: the build
 * would name it each time, and `--strict` stop at it.
 */
export function withShownHtml(record: RawProduct): RawProduct {
  const { descriptionHtml, ...others } = record
  if (typeof descriptionHtml !== 'string' || readHtml(descriptionHtml).lost.length === 0) return record
  const shown = shownHtml(descriptionHtml)
  return readHtml(shown).blocks.length === 0 ? others : { ...others, descriptionHtml: shown }
}
