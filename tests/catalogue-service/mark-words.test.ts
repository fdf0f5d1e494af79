import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedTerm, markWords } from '#catalogue-service/mark-words.ts'
import { matchRank } from '#catalogue/words/match-rank.ts'
import { sample } from '../sample.ts'

const text = fc
  .array(fc.constantFrom('a', 'b', 'ab', '7', 'é', 'م', '字', '🫖', '𠮷', '-', ' ', '»', '、'), {
    maxLength: 12,
  })
  .map((letters) => letters.join(''))

test('a marked text has the marked term as its rank says', () => {
  fc.assert(
    fc.property(text, text, (name, term) => {
      fc.pre(term !== '')
      const marked = markWords(name)
      const { whole, beginning, part } = markedTerm(term)
      const rank = [whole, beginning, part].findIndex((sought) => marked.includes(sought))
      expect(rank === -1 ? name.includes(term) : rank !== matchRank(name, '', '', term)).toBe(false)
    }),
    { numRuns: sample(2000, 50_000) },
  )
})

test('every character but those between two letters has a mark before it', () => {
  expect(markWords('wool t-shirt').split('\u001E')).toEqual(['', 'wool', ' ', 't', '-', 'shirt', ''])
})
