import { readHtml } from '../../src/catalogue/import/html-blocks.ts'
import { htmlOfParagraphs, plainText } from '../../src/catalogue/import/plain-text.ts'
import { textOfInlines } from '../../src/catalogue/text-blocks.ts'
import type { Draft } from './draft.ts'
import type { Findings } from './findings.ts'

/** The words of a cell in one line. */
export const words = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** The labels of a category from the top: `Women > Shoes`, also where the file has `&gt;`. */
export const pathOf = (text: string): string[] => words(text).split('>')

/** The texts of a list in one cell, each once. */
export const listed = (text: string, mark: RegExp): string[] => [
  ...new Set(
    text
      .split(mark)
      .map(words)
      .filter((part) => part !== ''),
  ),
]

/** Characters of a text that a record has room for, and of a summary that the import makes. */
const longest = { plain: 10_000, html: 100_000, summary: 1000, made: 200 }

/** The first paragraph of a description. */
function firstParagraph(html: string): string {
  for (const block of readHtml(html).blocks) {
    if (typeof block === 'string') return block
    if ('paragraph' in block) return words(textOfInlines(block.paragraph))
  }
  return ''
}

/** The first sentences of a text, or its first words, up to `most` characters. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 2)
  const sentences = /^.*[.!?。](?=\s|$)/su.exec(start)?.[0]
  return sentences ?? `${start.replace(/\s+\S*$/u, '')} …`
}

/** What a record has room for: how many texts, and characters of each. */
const room = {
  features: { count: 50, length: 2048 },
  tags: { count: 250, length: 100 },
  'names of specifications': { count: 60, length: 100 },
  specifications: { count: 60, length: 500 },
  brands: { count: 1, length: 100 },
} as const

/** The texts that a record has room for: long ones shortened, and of too many the first. */
export function fitting(
  texts: readonly string[],
  what: keyof typeof room,
  line: number,
  findings: Findings,
): string[] {
  const { count, length } = room[what]
  if (texts.length > count)
    findings.change(line, `has more than ${count} ${what}, of which the first are kept`)
  const kept = texts.slice(0, count)
  if (kept.some((text) => text.length > length))
    findings.change(line, `has ${what} of more than ${length} characters, which are shortened`)
  return kept.map((text) => shortened(text, length))
}

interface Description {
  readonly description?: string
  readonly longDescription?: string
  readonly descriptionHtml?: string
}

/** Whether a record has no room for a text as its long description. */
function isTooLong(text: string): boolean {
  const html = htmlOfParagraphs(text)
  return html === null ? text.length > longest.plain : html.length > longest.html
}

/** The fields of a record for a description in plain text or HTML, and for a summary, which is made where it is empty. */
export function descriptionOf(
  { line, description: long = '', summary: short = '' }: Pick<Draft, 'line' | 'description' | 'summary'>,
  findings: Findings,
): Description {
  // A table may have one column for both.
  const isOneText = long.trim() === '' && words(short).length > longest.summary && !isTooLong(short)
  const [text, summary] = isOneText ? [short, ''] : [long, short]
  const html = htmlOfParagraphs(text)
  if (isTooLong(text)) findings.change(line, 'has a description that is too long, which is left out')
  const given = words(summary)
  if (given.length > longest.summary)
    findings.change(
      line,
      `has a short description of more than ${longest.summary} characters, of which the first sentences are kept`,
    )
  const [start = ''] = text.split(/\n\s*\n/)
  const description =
    given === ''
      ? shortened(html === null ? words(start) : firstParagraph(html), longest.made)
      : shortened(given, longest.summary)
  const isShown = text.trim() !== '' && !isTooLong(text)
  return {
    ...(description !== '' && { description }),
    ...(isShown && (html === null ? { longDescription: text } : { descriptionHtml: html })),
  }
}
