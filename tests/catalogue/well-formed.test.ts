import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWellFormed, toWellFormed } from '#catalogue/well-formed.ts'

test('isWellFormed and toWellFormed find and replace the same surrogates as the methods of strings', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\uD800', '\uDC00', '😀'),
      (text, more) => {
        for (const whole of [text + more, more + text]) {
          expect(isWellFormed(whole)).toBe(whole.isWellFormed())
          expect(toWellFormed(whole)).toBe(whole.toWellFormed())
        }
      },
    ),
  )
})
