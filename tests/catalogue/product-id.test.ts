import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProductId } from '#catalogue/product-id.ts'

test('reads every id up to seven digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (id) => {
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
  '12345678',
  '123456789012345678901234567890',
  '%00',
  '1,2',
])('reads no id in %j', (text) => {
  expect(parseProductId(text)).toBeNull()
})

test('reads nothing but what it would write', () => {
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
