import { blockNames, wordsOfHtml } from './html-blocks.ts'

/*
 * Finds HTML in texts that should have none, as exports of other shops write it. Only elements that descriptions have,
 * and complete entities, count: `5 < 6`, `I <3 you` and `R&D` are words.
 */

/** Besides the blocks and names of one letter. Without `title`, `head` and `object`, which a text may mean as words. */
const otherNames =
  'abbr audio big body br button center cite code del em embed font form html iframe img input ins kbd link mark meta nobr noscript o:p picture script small source span strike strong style sub sup svg tt video wbr'
const names = [...blockNames, ...otherNames.split(' ')].filter((name) => name.length > 1)

/** Without `<`, so that an open quotation mark ends the search at the next tag. */
const quoted = String.raw`"[^"<]*"|'[^'<]*'`
/** A letter may be a quantity, `a <b and b> c`, so that its attributes must have values. */
const letterTag = String.raw`<\/?[abipqsu](?:\s+[\w:-]+\s*=\s*(?:${quoted}|[^\s"'<>=]+))*\s*\/?>`
const wordTag = String.raw`<\/?(?:${names.join('|')})(?:[\s/](?:[^<>"']|${quoted})*)?>`
/** None within another one, so that unclosed ones are searched once. */
const comment = String.raw`<!--(?:(?!<!--)[\s\S])*?-->`
const markup = String.raw`${letterTag}|${wordTag}|${comment}|<!doctype[^<>]*>`
const entity = '&(?:#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);'

const tag = new RegExp(markup, 'i')
const hasHtml = new RegExp(`${markup}|${entity}|<!\\[CDATA\\[`, 'i')
const htmlOrSign = new RegExp(`${markup}|${entity}|[<&]`, 'gi')
const block = new RegExp(`<(?:${[...blockNames].join('|')})[\\s/>]`, 'i')

/** The text as HTML, in which `<` and `&` that are no HTML are written as entities; null for a text without HTML. */
function htmlIn(text: string): string | null {
  if (!hasHtml.test(text)) return null
  return text
    .replaceAll(/<!\[CDATA\[((?:(?!<!\[CDATA\[)[\s\S])*?)\]\]>/gi, '$1')
    .replaceAll(htmlOrSign, (found) => (found === '<' ? '&lt;' : found === '&' ? '&amp;' : found))
}

const twiceEscaped = /&(?:amp;)+(?=(?:#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);)/gi
const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** HTML that its export has escaped once too often, `&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;`, as it was before. */
function unescaped(text: string): string {
  const once = text.replaceAll(twiceEscaped, '&')
  if (tag.test(once)) return once
  const html = once.replaceAll(/&(?:lt|gt|quot|#39|amp);/gi, (sign) => signs[sign.toLowerCase()] ?? sign)
  // Without tags these are words: `5 &lt; 6`.
  return tag.test(html) ? html : once
}

/** The same with a paragraph for each of the text's own, unless the HTML has blocks. */
export function htmlOfParagraphs(text: string): string | null {
  const html = htmlIn(unescaped(text))
  if (html === null || block.test(html)) return html
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}

/** Exports write HTML within HTML: `&amp;lt;p&amp;gt;`. */
const mostPasses = 3

/**
 * The words of a text with HTML, in one line; any other text as it is. Tags are removed, entities decoded, and blocks
 * and line breaks become spaces.
 */
export function plainText(text: string): string {
  let plain = text
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const html = htmlIn(plain)
    if (html === null) break
    const words = wordsOfHtml(html)
    // An entity that HTML does not know, `&x;`.
    if (words === plain.replaceAll(/[ \t\r\n\f\u00A0]+/g, ' ').trim()) break
    plain = words
  }
  return plain
}
