import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeValue } from '#address/encode-value.ts'
import { shortenText } from '#meeting/shorten-text.ts'
import { hostileText } from './hostile-text.ts'

test('a text that fits is not shortened', () => {
  expect(shortenText('Ada & co', 14)).toBe('Ada & co')
  expect(shortenText('Ada & co', 13)).toBe('Ada…')
  expect(shortenText('Ada & co', Infinity)).toBe('Ada & co')
  expect(shortenText('', 0)).toBe('')
})

test('a shortened text ends in an ellipsis, without a blank before it', () => {
  expect(shortenText('Adalbert', 13)).toBe('Adalbert')
  expect(shortenText('Adalbert the Great', 13)).toBe('Adal…')
  expect(shortenText('Ada Lovelace of Marylebone', 15)).toBe('Ada…')
})

test('emoji of several code points and accented letters are kept or dropped as a whole', () => {
  const coder = '👩🏽‍💻'
  const size = encodeValue(coder).length
  expect(shortenText(coder.repeat(3), 2 * size + 9)).toBe(`${coder}${coder}…`)
  expect(shortenText(coder.repeat(3), 3 * size - 1)).toBe(`${coder}${coder}…`)
  expect(shortenText('e\u0301'.repeat(9), 9 + 2 * 7 + 1)).toBe('e\u0301e\u0301…')
})

test('a grapheme that is too long is cut between code points', () => {
  const zalgo = `Z${'\u0301'.repeat(100)}`
  expect(shortenText(zalgo, 9 + 1 + 3 * 6)).toBe(`Z${'\u0301'.repeat(3)}…`)
  expect(shortenText('😀'.repeat(4), 9)).toBe('…')
})

test('a shortened text is within its limit, well-formed, and a beginning of the original', () => {
  fc.assert(
    fc.property(hostileText, fc.integer({ min: 9, max: 600 }), (raw, budget) => {
      const text = raw.toWellFormed()
      const short = shortenText(text, budget)
      expect(encodeValue(short).length).toBeLessThanOrEqual(budget)
      expect(short.isWellFormed()).toBe(true)
      if (short === text) return
      expect(encodeValue(text).length).toBeGreaterThan(budget)
      expect(short.endsWith('…')).toBe(true)
      expect(text.startsWith(short.slice(0, -1))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
