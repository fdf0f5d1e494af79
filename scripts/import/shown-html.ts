import { DomUtils, parseDocument } from 'htmlparser2'
import { isLeftOut, readHtml, readLink } from '../../src/catalogue/import/html-blocks.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

/** HTML without the elements and the addresses of links that no description has; the rest is as it was. */
export function shownHtml(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  let shown = ''
  let at = 0
  for (const { name, attribs, children, startIndex, endIndex } of DomUtils.getElementsByTagName(
    '*',
    document,
  )) {
    const isLink = name === 'a' && attribs['href'] !== undefined && readLink(attribs['href']) === null
    // Within an element that is left out.
    if (startIndex === null || endIndex === null || startIndex < at || !(isLink || isLeftOut(name))) continue
    shown += html.slice(at, startIndex)
    // The words of the link begin after its tag.
    const words = isLink ? children[0]?.startIndex : undefined
    if (typeof words === 'number') shown += '<a>'
    at = words ?? endIndex + 1
  }
  return shown + html.slice(at)
}

/**
 * A record whose description has only what the shop shows. The report of the import names the rest once: the build would
 * name it each time, and `--strict` stop at it.
 */
export function withShownHtml(record: RawProduct): RawProduct {
  const { descriptionHtml, ...others } = record
  if (typeof descriptionHtml !== 'string' || readHtml(descriptionHtml).lost.length === 0) return record
  const shown = shownHtml(descriptionHtml)
  return readHtml(shown).blocks.length === 0 ? others : { ...others, descriptionHtml: shown }
}
