import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProductId, readProductIds } from '#catalogue/product-id.ts'

test('every positive safe integer is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      expect(parseProductId(String(id))).toBe(id)
    }),
  )
})

test.each([
  '',
  '0',
  '01',
  '007',
  '-1',
  '+1',
  '1.5',
  '1.0',
  '1e2',
  '0x10',
  'abc',
  '1a',
  ' 1',
  '1 ',
  '1\n',
  '\0',
  '1\0',
  '１２',
  '٣',
  'NaN',
  'Infinity',
  'null',
  '__proto__',
  '9007199254740993',
  '123456789012345678901234567890',
  '%00',
  '1,2',
])('%j is not read as an id', (text) => {
  expect(parseProductId(text)).toBeNull()
})

test('only the canonical spelling of an id is read', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '1', '9', '.', 'e', '-', '+', ' ') })),
      (text) => {
        const id = parseProductId(text)
        expect(id === null || String(id) === text).toBe(true)
      },
    ),
  )
})

test('a stored list has its first ids, each once, without anything else', () => {
  expect(readProductIds([3, 0, 3, '4', null, 1.5, 7, 9], 2)).toEqual([3, 7])
  expect(readProductIds({ 0: 3, length: 1 }, 2)).toBeUndefined()
})
