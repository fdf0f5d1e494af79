import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestValue, parseSearch, stringifySearch } from '#address/search-params.ts'
import { sample } from '../sample.ts'
import { anyText, misreadTexts } from './hostile-text.ts'

const roundTrip = (text: string) => parseSearch(stringifySearch({ search: text })).search

describe('a value', () => {
  test.each(misreadTexts)('%j is read as typed', (text) => {
    expect(roundTrip(text)).toBe(text)
  })

  test.each(['123', 'true', 'null', '007', '1e5'])('%s in an address stays text', (text) => {
    expect(parseSearch(`?search=${text}`)).toEqual({ search: text })
  })

  test('of any text is well-formed when read, and as typed up to the length limit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(roundTrip(text)).toBe(text.toWellFormed().slice(0, longestValue).toWellFormed())
      }),
      { numRuns: sample(2000, 1_000_000) },
    )
  })

  test('of 10 kB is shortened, also where every character takes nine in the address', () => {
    expect(roundTrip('x'.repeat(10_240))).toBe('x'.repeat(longestValue))
    expect(roundTrip('漢'.repeat(10_240))).toBe('漢'.repeat(longestValue))
  })

  test('that is cut within a surrogate pair ends in a replacement character', () => {
    expect(roundTrip(`${'x'.repeat(longestValue - 1)}😀`)).toBe(`${'x'.repeat(longestValue - 1)}\uFFFD`)
  })

  test('with a lone surrogate becomes well-formed', () => {
    expect(roundTrip('a\uD800b')).toBe('a\uFFFDb')
  })
})

describe('parsing', () => {
  test('keeps the first value of a repeated key', () => {
    expect(parseSearch('?search=a&search=b&category=x&search=')).toEqual({ search: 'a', category: 'x' })
  })

  test('decodes a plus as a blank, and percent-encoded characters', () => {
    expect(parseSearch('?category=Home+%26+Garden&search=a%2Bb')).toEqual({
      category: 'Home & Garden',
      search: 'a+b',
    })
  })

  test('accepts a query without question mark, and returns nothing for an empty one', () => {
    expect(parseSearch('a=1')).toEqual({ a: '1' })
    expect(parseSearch('')).toEqual({})
    expect(parseSearch('?')).toEqual({})
  })

  test('ignores values without a name and __proto__, and changes no prototype', () => {
    const values = parseSearch('?=x&__proto__=1&__proto__[polluted]=2&constructor=3&toString=4')
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
    expect(Object.keys(values)).toEqual(['__proto__[polluted]', 'constructor', 'toString'])
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
  })

  test.each(['%', '%E0%A4%A', '%zz', '%C0%AF', '%ED%A0%80'])(
    'accepts the malformed escape %s as some text',
    (text) => {
      const { search } = parseSearch(`?search=${text}`)
      expect(search).toBeTypeOf('string')
      expect(search?.isWellFormed()).toBe(true)
    },
  )

  test('stops after fifty keys', () => {
    const search = Array.from({ length: 80 }, (_, index) => `k${index}=1`).join('&')
    expect(Object.keys(parseSearch(search))).toHaveLength(50)
  })

  test('never throws, and returns only short well-formed strings', () => {
    const pieces = fc.constantFrom(
      '?',
      '&',
      '=',
      '%',
      '+',
      '%E0%A4',
      '__proto__',
      '[]',
      'search',
      '😀',
      '\uD800',
    )
    const addresses = fc.oneof(
      anyText,
      fc.array(fc.oneof(pieces, anyText), { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(addresses, (address) => {
        const values = parseSearch(address)
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
        for (const value of Object.values(values)) {
          expect(value.isWellFormed()).toBe(true)
          expect(value.length).toBeLessThanOrEqual(longestValue)
        }
      }),
      { numRuns: sample(1000, 100_000) },
    )
  })
})

test('an address of the maximum length is read to its end', () => {
  const end = (length: number) => parseSearch(`?a=${'x'.repeat(length)}&b=1`)
  expect(end(19_993)).toHaveProperty('b', '1')
  expect(end(20_000)).not.toHaveProperty('b')
})

describe('writing', () => {
  test('leaves out undefined, null, lists and objects', () => {
    expect(stringifySearch({ a: undefined, b: null, c: [1], d: { e: 1 }, f: 'x' })).toBe('?f=x')
  })

  test('writes numbers and booleans as text', () => {
    expect(stringifySearch({ shown: 60, saved: true })).toBe('?shown=60&saved=true')
  })

  test('writes no question mark for an empty query', () => {
    expect(stringifySearch({})).toBe('')
    expect(stringifySearch({ a: undefined })).toBe('')
  })

  test('writing what was read returns the same text', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText, { maxKeys: 5 }), (search) => {
        const once = parseSearch(stringifySearch(search))
        expect(parseSearch(stringifySearch(once))).toEqual(once)
      }),
      { numRuns: 500 },
    )
  })
})
