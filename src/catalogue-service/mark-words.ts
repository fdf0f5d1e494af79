/**
 * Stands in a marked text where a word begins or ends (`isBoundary` of `words/match-rank.ts`), so that the engine finds
 * whole words by `position` alone. No text has it.
 */
const mark = '\u001E'

/** Runs of letters, and other characters one by one. */
const asciiRuns = /[0-9a-z]+|[^]/g
/** Letters beyond 16 bits are not known as such in any engine. */
const runs = new RegExp(String.raw`[[\p{L}\p{M}\p{N}]--[\u{10000}-\u{10FFFF}]]+|[^]`, 'gv')
const isAscii = /^[\0-\x7f]*$/

/** A folded text with all its marks. */
export const markWords = (folded: string): string =>
  folded.replace(isAscii.test(folded) ? asciiRuns : runs, `${mark}$&`) + mark

/** What is to be found in a marked text: whole words, the beginning of a word, any part. */
export function markedTerm(term: string) {
  const whole = markWords(term)
  return { whole, beginning: whole.slice(0, -1), part: whole.slice(1, -1) }
}
