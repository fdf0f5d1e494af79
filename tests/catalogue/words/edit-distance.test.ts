import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#catalogue/words/edit-distance.ts'
import { sample } from '../../sample.ts'

/** The recursive definition without optimisations. */
function naiveDistance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  const isSwapped = a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1) && a.length > 1 && b.length > 1
  return Math.min(
    naiveDistance(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1),
    naiveDistance(x, b) + 1,
    naiveDistance(a, y) + 1,
    isSwapped ? naiveDistance(x.slice(0, -1), y.slice(0, -1)) + 1 : Number.POSITIVE_INFINITY,
  )
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '👍'), maxLength: 6 })

test('the edit distance equals the definition, up to a limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(7), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(naiveDistance(Array.from(a), Array.from(b)), most + 1))
    }),
    { numRuns: sample(1000, 50_000) },
  )
})
