import { readHtml } from '../../src/catalogue/import/html-blocks.ts'
import { htmlOfParagraphs, plainText } from '../../src/catalogue/import/plain-text.ts'
import { textOfInlines } from '../../src/catalogue/text-blocks.ts'

/** The words of a cell in one line. */
export const words = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** The texts of a list in one cell, each once. */
export const listed = (text: string, mark: RegExp): string[] => [
  ...new Set(
    text
      .split(mark)
      .map(words)
      .filter((part) => part !== ''),
  ),
]

/** Characters of a text that a record has room for. */
const longest = { plain: 10_000, html: 100_000, summary: 200 }

/** The first paragraph of a description. */
function firstParagraph(html: string): string {
  for (const block of readHtml(html).blocks) {
    if (typeof block === 'string') return block
    if ('paragraph' in block) return words(textOfInlines(block.paragraph))
  }
  return ''
}

/** The first sentences of a text, or its first words, up to `most` characters. */
function shortened(text: string, most = longest.summary): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const sentences = /^.*[.!?。](?=\s|$)/su.exec(start)?.[0]
  return sentences ?? `${start.replace(/\s+\S*$/u, '')} …`
}

interface Description {
  readonly description?: string
  readonly longDescription?: string
  readonly descriptionHtml?: string
}

/** The fields of a record for a description in plain text or HTML; undefined where it is too long. */
export function descriptionOf(text: string, summary: string): Description | undefined {
  const html = htmlOfParagraphs(text)
  if (html === null ? text.length > longest.plain : html.length > longest.html) return undefined
  const [start = ''] = text.split(/\n\s*\n/)
  const description = shortened(words(summary) || (html === null ? words(start) : firstParagraph(html)))
  return {
    ...(description !== '' && { description }),
    ...(text.trim() !== '' && (html === null ? { longDescription: text } : { descriptionHtml: html })),
  }
}
