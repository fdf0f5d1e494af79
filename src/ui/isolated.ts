import { direction } from 'virtual:language'

/** Letters that are written from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A text of the catalogue or the owner within a sentence or a page: one of the other direction keeps its own signs, and
 * takes none of the surrounding text. For plain text; an element may be a `<bdi>`.
 */
export const isolated = (text: string): string =>
  direction === 'rtl' || rightToLeft.test(text) ? `\u2068${text}\u2069` : text
