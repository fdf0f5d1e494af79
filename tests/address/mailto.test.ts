import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeValue } from '#address/encode-value.ts'
import { mailtoLink } from '#address/mailto.ts'
import { cleanLine, cleanLines } from '#address/plain-text.ts'
import { sample } from '../sample.ts'
import { parseMailto } from './parse-mailto.ts'

const to = 'hello@example.com'

test('spaces become %20, line breaks %0D%0A, and the @ of the recipient stays', () => {
  expect(mailtoLink({ to, subject: 'Two words', body: 'One\nTwo\r\nThree' })).toBe(
    'mailto:hello@example.com?subject=Two%20words&body=One%0D%0ATwo%0D%0AThree',
  )
})

test('a plus is encoded, also in the recipient', () => {
  expect(mailtoLink({ to: 'a+b@example.com', subject: '1+1', body: '' })).toBe(
    'mailto:a%2Bb@example.com?subject=1%2B1&body=',
  )
})

test('a line break in a subject cannot add a header', () => {
  const link = mailtoLink({ to, subject: 'Hi\r\nBcc: eve@example.com', body: '' })
  expect(parseMailto(link).fields[0]).toEqual(['subject', 'Hi Bcc: eve@example.com'])
  expect(link).not.toMatch(/%0[AD]/)
})

test('characters that end a link in running text are encoded', () => {
  expect(encodeValue(`'()*!"<>`)).toBe('%27%28%29%2A%21%22%3C%3E')
})

test('a lone surrogate does not throw', () => {
  expect(encodeValue('a\uD800')).toBe('a%EF%BF%BD')
})

test('an encoded value has unreserved characters only, and decodes to the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(encodeValue(text)).toMatch(/^(?:[\w.~-]|%[\dA-F]{2})*$/)
      expect(decodeURIComponent(encodeValue(text))).toBe(text)
    }),
    { numRuns: 300 },
  )
})

test('a link for any texts has one recipient, one subject and one body', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom('&bcc=eve@example.com', '?', '#', '%0D%0A', '\r\n', '+', '=', '😀', 'שלום', '\uD800'),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, texts, (subject, body) => {
      expect(parseMailto(mailtoLink({ to, subject, body }))).toEqual({
        to,
        fields: [
          ['subject', cleanLine(subject)],
          ['body', cleanLines(body).join('\r\n')],
        ],
      })
    }),
    { numRuns: sample(500, 1_000_000) },
  )
})
