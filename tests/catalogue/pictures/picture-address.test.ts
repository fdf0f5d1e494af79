import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress, parsePictureAddress } from '#catalogue/pictures/picture-address.ts'

const site = 'https://shop.example.com'

describe('parsePictureAddress', () => {
  test.each([
    '/a.avif',
    '/pictures/1-front.avif',
    '/a?b=c#d',
    '/ü.png',
    'https://example.com/a.png',
    'HTTPS://example.com/',
    'https://example.com:8443/a',
  ])('accepts %s', (address) => {
    expect(parsePictureAddress(address)).toBe(address)
  })

  test('trims the address', () => {
    expect(parsePictureAddress('  /a.avif\n')).toBe('/a.avif')
  })

  test.each([
    '',
    ' ',
    '/',
    '//evil.example/a.png',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/a b.png',
    '/a\0.png',
    '/../../etc/passwd',
    '/pictures/../../secret.png',
    '/%2e%2E/a.png',
    '/pictures/.%2e/a.png',
    '/..%2fa.png',
    '/.',
    'a.png',
    './a.png',
    '../a.png',
    '?a',
    '#a',
    'http://example.com/a.png',
    'https:/example.com',
    'https:example.com',
    'https://',
    'https://user@example.com/a.png',
    'https://u:p@example.com/',
    'https://exa mple.com/',
    'https://[/',
    'https://[::1]/a.png',
    'https://a;b.example/a.png',
    'https://a"b.example/a.png',
    "https://a'b.example/a.png",
    'https://a,b.example/a.png',
    'https://*.example/a.png',
    'https://${a}.example/a.png',
    'ftp://example.com/a.png',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    '/\uD800.png',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    {},
    ['/a.avif'],
  ])('rejects %j', (value) => {
    expect(parsePictureAddress(value)).toBeNull()
  })

  test('never accepts what a browser would load from another scheme or from a hidden host', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      ' ',
      '\t',
      '\n',
      '\0',
      'http',
      'https',
      'HTTPS',
      'javascript',
      'data',
      'evil.example',
      'a',
      '?',
      '#',
      '%2f',
      '[',
      '\uD800',
      'ü',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          const address = parsePictureAddress(text)
          if (address === null) return
          const seen = new URL(address, site)
          expect(seen.protocol).toBe('https:')
          expect(seen.username + seen.password).toBe('')
          expect(seen.origin === site || address.toLowerCase().startsWith('https://')).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

describe('isAddress', () => {
  test.each([
    '/pictures/1-side.avif',
    ' https://example.com/a.png ',
    'http://example.com/a.png',
    '//example.com/a.png',
    'data:image/png;base64,AAAA',
    'HTTPS://EXAMPLE.COM',
  ])('is true for %j', (line) => {
    expect(isAddress(line)).toBe(true)
  })

  test.each([
    '',
    '24/7 support',
    'Runs 8 h / charge',
    '/ per day',
    'Ratio 1:2',
    'Data: kept for a year',
    'https:// is what it speaks',
    'Wi-Fi and HTTPS',
  ])('is false for %j', (line) => {
    expect(isAddress(line)).toBe(false)
  })
})
