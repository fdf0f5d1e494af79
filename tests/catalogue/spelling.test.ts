import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOfCatalogue } from '#catalogue/catalogue-words.ts'
import { editDistance } from '#catalogue/edit-distance.ts'
import { countWords, respell } from '#catalogue/spelling.ts'

/** The definition, without any shortcut. */
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

test('the distance of two words is the definition’s, up to a limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(7), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(naiveDistance(Array.from(a), Array.from(b)), most + 1))
    }),
    { numRuns: 1000 },
  )
})

describe('a search that is misspelt', () => {
  const counts = wordsOfCatalogue(200)
  test.each([
    ['hedphones', 'headphones'],
    ['haedphones', 'headphones'],
    ['fenwick', 'fennwick'],
    ['wirelss headphnes', 'wireless headphones'],
    ['Linnen  shirt', 'linen  shirt'],
    ['leathr', 'leather'],
  ])('%s is %s', (typed, meant) => {
    expect(respell(typed, counts)[0]).toBe(meant)
  })

  test.each(['headph', 'shirt', '123', 'qqqqqqq', 'headphones qqqqqqq', 'xx', '', 'lamp shirt'])(
    '%j is left as it is',
    (typed) => {
      expect(respell(typed, counts)).toEqual([])
    },
  )

  test('is offered with the commoner one of two words that are as near', () => {
    expect(respell('bat', countWords(['cat', 'hat hat']))).toEqual(['hat', 'cat'])
  })

  test('is offered in words of the catalogue only', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abdehilnopst '.split('')), maxLength: 14 }),
        (typed) => {
          for (const offer of respell(typed, counts))
            for (const one of offer.split(/\s+/).filter(({ length }) => length > 2))
              expect([...counts.keys()].some((known) => known.includes(one))).toBe(true)
        },
      ),
    )
  })
})
