import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from '#address/plain-text.ts'

const anyText = fc.string({ unit: 'binary' })

test('line breaks and repeated blanks become one space', () => {
  expect(cleanLine(' Ada\r\n\tLovelace\u2028 \u00A0Jr.\u0085X ')).toBe('Ada Lovelace Jr. X')
})

test('control characters and direction overrides are removed without leaving two spaces', () => {
  expect(cleanLine('A\u0000d\u001B[1ma\u007F\u009F')).toBe('Ad[1ma')
  expect(cleanLine('Ada \u0007 Lovelace')).toBe('Ada Lovelace')
  expect(cleanLine('\u202Eevil\u202C \u2066x\u2069')).toBe('evil x')
})

test('right-to-left letters, combining marks and joined emoji stay', () => {
  for (const text of ['שלום\u200F עולם', 'مرحبا', '👩🏽‍💻 family', 'नमस्\u200Dते'])
    expect(cleanLine(text)).toBe(text)
})

test('lone surrogates become replacement characters', () => {
  expect(cleanLine('a\uD83Db\uDE00')).toBe('a\uFFFDb\uFFFD')
  expect(cleanLines('a\uD83D\nb')).toEqual(['a\uFFFD', 'b'])
})

test('a cleaned line is one well-formed line, and cleaning it again changes nothing', () => {
  const mixed = fc
    .array(fc.oneof(anyText, fc.constantFrom(' ', '\r\n', '\u0000', '\u202E', '\u2029')))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(mixed, (text) => {
      const line = cleanLine(text)
      expect(cleanLine(line)).toBe(line)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]|\s\s|^\s|\s$/u)
      expect(line.isWellFormed()).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('any kind of line break separates lines, and blanks stay', () => {
  expect(cleanLines('a\r\nb\nc\rd\u2028e\u2029f\u0085g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(cleanLines('  a  b\t\u0000c\n\n')).toEqual(['  a  b c', '', ''])
})
