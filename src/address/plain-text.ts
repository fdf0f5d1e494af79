import { toWellFormed } from '#catalogue/well-formed.ts'

const blank = /[\s\u0085]+/gu
// From line feed to carriage return, with the vertical tab and the form feed between them.
const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/u
/** Control characters, and the marks that reverse the reading direction of the text after them. */
const invisible = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Text that is safe in one line of a subject, a title or a log: well-formed Unicode, without control characters
 * or direction overrides, every run of blanks and line breaks one space, trimmed. Cleaning twice changes nothing.
 */
export function cleanLine(text: string): string {
  // Blanks are joined twice: two of them may become adjacent when a character between them is removed.
  return toWellFormed(text).replace(blank, ' ').replace(invisible, '').replace(blank, ' ').trim()
}

/** The lines of a text, each well-formed and without control characters or direction overrides. */
export function cleanLines(text: string): string[] {
  return toWellFormed(text)
    .split(lineBreak)
    .map((line) => line.replaceAll('\t', ' ').replace(invisible, ''))
}
