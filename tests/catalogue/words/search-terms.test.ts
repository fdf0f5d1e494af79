import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#catalogue/words/fold.ts'
import { normalSearch, searchTerms } from '#catalogue/words/search-terms.ts'

describe('the terms of a search for words', () => {
  test.each([
    ['mascara essence', ['mascara', 'essence']],
    ['Mascara,  ESSENCE.', ['mascara', 'essence']],
    ['wool wool Wool', ['wool']],
    ['“over ear” Headphones', ['over ear', 'headphones']],
    ['red "over ea', ['red', 'over ea']],
    ['usb-c 1.5', ['usb-c', '1.5']],
    ["men's hat", ["men's", 'hat']],
    ['manteau ?', ['manteau']],
    ['mug : “red”', ['mug', 'red']],
    ['? !', ['?', '!']],
    ['الهريسة', ['هريسه']],
    ['زيت الزيتون', ['زيت', 'زيتون']],
    ['والخبز بالجبن للمطبخ', ['خبز', 'جبن', 'مطبخ']],
    ['الـْبُنّ', ['بن']],
    ['الألوان', ['الوان']],
    ['ألوان بالون الم بين\u200cالمللی', ['الوان', 'بالون', 'الم', 'بينالمللي']],
    ['"زيت الزيتون" “الهريسة”', ['زيت الزيتون', 'الهريسه']],
    ['', []],
    ['" "', []],
  ])('of %j are %j', (search, terms) => {
    expect(searchTerms(search, 'words')).toEqual(terms)
  })

  test('are the whole text in a search for a substring', () => {
    expect(searchTerms('Mascara  Essence ', undefined)).toEqual(['mascara essence'])
    expect(searchTerms(' ', undefined)).toEqual([])
    expect(searchTerms('زيت الزيتون', undefined)).toEqual(['زيت الزيتون'])
  })
})

const pieces = Array.from('aB "“é.,?\'-\u00a0\u200fلأوبـ\u0651').concat('ال')

const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((letters) => letters.join(''))

test('the normal form of a search for words has the same terms, and is its own normal form', () => {
  fc.assert(
    fc.property(text, (search) => {
      const normal = normalSearch(search, 'words')
      expect(searchTerms(normal, 'words')).toEqual(searchTerms(search, 'words'))
      expect(normalSearch(normal, 'words')).toBe(normal)
    }),
    { numRuns: 1000 },
  )
})

test('a text that contains the whole search contains each of its words', () => {
  fc.assert(
    fc.property(text, text, text, (before, search, after) => {
      const whole = fold(before + fold(search) + after)
      fc.pre(whole.includes(fold(search)))
      for (const term of searchTerms(search, 'words')) expect(whole).toContain(term)
    }),
    { numRuns: 1000 },
  )
})
