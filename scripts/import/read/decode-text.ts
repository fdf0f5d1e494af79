import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'

/** Files that are no text, by their first bytes, and what to do instead. */
const otherFiles: readonly (readonly [bytes: string, what: string])[] = [
  ['504b0304', 'a workbook or an archive: save it as “CSV UTF-8” in the program that it is from'],
  ['d0cf11e0', 'an old workbook: save it as “CSV UTF-8” in the program that it is from'],
  ['1f8b', 'compressed: unpack it first'],
  ['25504446', 'a PDF: export the products as CSV'],
]

const marks: readonly (readonly [bytes: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

const startOf = (list: typeof marks, hex: string) => list.find(([bytes]) => hex.startsWith(bytes))?.[1]

/** The characters of windows-1252 from 0x80 on, where latin1 has controls. */
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node.js before 24 decodes windows-1252 as latin1 (nodejs/node#56542). */
const withoutControls = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (control) => from0x80[control.charCodeAt(0) - 0x80] ?? control)

function decodeAs(content: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch (error) {
    throw new ConfigurationError(
      error instanceof RangeError
        ? `“${encoding}” is no encoding: write for example --encoding windows-1252.`
        : `The file is not in the encoding ${encoding}: say which one with --encoding, or save it as UTF-8.`,
      { cause: error },
    )
  }
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}

/** What an XML file says of itself. */
const declared = (start: string) => /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]

/** Excel's own encoding in Western Europe is the most common one besides UTF-8. */
const usual = 'windows-1252'

/**
 * The text of a file, by its byte order mark, its own declaration, or what its bytes can be. Throws `ConfigurationError`
 * for files that are no text.
 */
export function decodeText(
  content: Uint8Array,
  given?: string,
): { readonly text: string; readonly encoding: string } {
  const hex = Buffer.from(content.subarray(0, 4)).toString('hex')
  const other = startOf(otherFiles, hex)
  if (other !== undefined) throw new ConfigurationError(`The file is ${other}.`)
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  const encoding = given ?? startOf(marks, hex) ?? declared(start) ?? (isUtf8(content) ? 'utf-8' : usual)
  const decoded = decodeAs(content, encoding)
  const isLatin = /^(?:windows-1252|iso-8859-1|latin1)$/i.test(encoding)
  const text = (isLatin ? withoutControls(decoded) : decoded).replaceAll(/\r\n?/g, '\n')
  if (text.trim() === '') throw new ConfigurationError('The file is empty.')
  return { text, encoding: encoding.toLowerCase() }
}
