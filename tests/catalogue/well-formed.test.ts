import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

test('the fallbacks of isWellFormed and toWellFormed find and replace the same surrogates', async () => {
  const { isWellFormed, toWellFormed } = Object.getOwnPropertyDescriptors(String.prototype)
  Reflect.deleteProperty(String.prototype, 'isWellFormed')
  Reflect.deleteProperty(String.prototype, 'toWellFormed')
  const old = await import('#catalogue/well-formed.ts')
  // oxlint-disable-next-line no-extend-native
  Object.defineProperties(String.prototype, { isWellFormed, toWellFormed })
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\uD800', '\uDC00', '😀'),
      (text, more) => {
        for (const whole of [text + more, more + text]) {
          expect(old.isWellFormed(whole)).toBe(whole.isWellFormed())
          expect(old.toWellFormed(whole)).toBe(whole.toWellFormed())
        }
      },
    ),
  )
})
