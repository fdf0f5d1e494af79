import { blockNames } from '../../../src/catalogue/import/html-blocks.ts'
import { htmlOfParagraphs } from '../../../src/catalogue/import/plain-text.ts'
import { pathOf } from '../texts.ts'

/*
 * How WooCommerce writes its cells: see `implode_values` of its exporter. A comma of a value is `\,`, a line end of a
 * description `\n`.
 */

export const withLineEnds = (cell: string): string =>
  cell.replaceAll(String.raw`\n`, '\n').replaceAll(/\\([\\,])/g, '$1')

const block = new RegExp(String.raw`</?(?:${[...blockNames].join('|')})[\s/>]`, 'i')

/** A description with an element for each paragraph beside its blocks: WordPress adds these where it shows one. */
export function withParagraphs(text: string): string {
  const html = htmlOfParagraphs(text)
  if (html === null) return text
  return html
    .split(/\n\s*\n/)
    .map((part) => (part.trim() === '' || block.test(part) ? part : `<p>${part.trim()}</p>`))
    .join('\n')
}

/** The values of a list, `Red\, dark, Blue`. */
export const wooList = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll(String.raw`\,`, ',').trim())
    .filter((value) => value !== '')

/** `Clothing > Shirts, Sale` as paths. */
export const wooPaths = (cell: string): string[][] => wooList(cell).map(pathOf)

const day = /^\d{4}-\d{2}-\d{2}/

/** Whether a day is between two others, of which each may be missing; days are `2027-03-01`. */
export const isWithin = (today: string, from: string, to: string): boolean =>
  (from === '' || (day.exec(from)?.[0] ?? '') <= today) && (to === '' || today <= (day.exec(to)?.[0] ?? ''))
