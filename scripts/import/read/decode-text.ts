import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import { usualEncoding } from './usual-encoding.ts'

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

/** Names of encodings that an owner may need, for messages. */
export const someEncodings = 'windows-1252, windows-1250, windows-1251, shift_jis, euc-kr or gb18030'

function decodeAs(content: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch (error) {
    throw new ConfigurationError(
      error instanceof RangeError
        ? `“${encoding}” is no encoding: write --encoding with ${someEncodings}.`
        : `The file is not in the encoding ${encoding}: say which one with --encoding (${someEncodings}), or save it as UTF-8.`,
      { cause: error },
    )
  }
}

function textIn(content: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** Three kana: texts of Western Europe have hardly one where they are read as Japanese. */
const japanese = /(?:[\p{sc=Hiragana}\u30a1-\u30fa].*?){3}/su

/** What a file without a mark is probably in: UTF-8 where it can be, or what is usual for the shop's language. */
function guess(content: Uint8Array, locale?: string): string {
  if (textIn(content, 'utf-8') !== null) return 'utf-8'
  const usual = usualEncoding(locale)
  const isOpen = usual === 'shift_jis' || usual === 'windows-1252'
  const found = ['shift_jis', 'euc-jp'].find(
    (encoding) => isOpen && japanese.test(textIn(content, encoding) ?? ''),
  )
  return found ?? usual
}

/** What an XML file says of itself. */
const declared = (start: string) => /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]

/**
 * The text of a file, by its byte order mark, its own declaration, or what its bytes can be. `isGuessed` says that
 * nothing names the encoding, and that the bytes are no UTF-8. Throws `ConfigurationError` for files that are no text.
 */
export function decodeText(
  content: Uint8Array,
  given?: string,
  locale?: string,
): { readonly text: string; readonly encoding: string; readonly isGuessed: boolean } {
  const hex = Buffer.from(content.subarray(0, 4)).toString('hex')
  const other = startOf(otherFiles, hex)
  if (other !== undefined) throw new ConfigurationError(`The file is ${other}.`)
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  const said = given ?? startOf(marks, hex) ?? declared(start)
  const encoding = said ?? guess(content, locale)
  const decoded = decodeAs(content, encoding)
  const isLatin = /^(?:windows-1252|iso-8859-1|latin1)$/i.test(encoding)
  const text = (isLatin ? withoutControls(decoded) : decoded).replaceAll(/\r\n?/g, '\n')
  if (text.trim() === '') throw new ConfigurationError('The file is empty.')
  return {
    text,
    encoding: encoding.toLowerCase(),
    isGuessed: said === undefined && encoding !== 'utf-8',
  }
}
