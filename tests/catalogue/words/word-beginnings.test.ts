import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { describe, expect, test } from 'vitest'
import { fold } from '#catalogue/words/fold.ts'
import { hasWords, matchOf, termMatch } from '#catalogue/words/word-beginnings.ts'
import { plainForms } from '#catalogue/words/word-forms.ts'
import { someProduct } from '../../cart/some-product.ts'

const ofEnglish = { stem: english, joinsWords: false }
const ofGerman = { stem: german, joinsWords: true }

describe('the match of a term', () => {
  test.each([
    ['A straw hat, with that bow', 'hat', ofEnglish, 'word'],
    ['Hats for all', 'hat', ofEnglish, 'otherForm'],
    ['A hatch', 'hat', ofEnglish, 'beginning'],
    ['That hand-thatched roof', 'hat', ofEnglish, 'none'],
    ['A silk necktie', 'tie', ofEnglish, 'none'],
    ['Leinenhemden', 'hemd', ofGerman, 'mainPart'],
    ['Hemdjacke und Leinenhemd', 'hemd', ofGerman, 'beginning'],
    ['Schutzfolie', 'hut', ofGerman, 'none'],
    ['黒い帽子', '帽子', plainForms, 'word'],
    ['المصباح', 'مصباح', plainForms, 'word'],
    ['بالمصباح', 'مصباح', plainForms, 'word'],
    ['كتاب', 'تاب', plainForms, 'none'],
    ['Anything', '', plainForms, 'word'],
  ] as const)('in “%s”, of “%s”', (text, term, forms, match) => {
    expect(matchOf(fold(text), fold(term), forms)).toBe(termMatch[match])
  })
})

test('a product has the words of a text, each in any of its texts', () => {
  const product = someProduct({
    name: 'Sun hat',
    description: 'That shade',
    category: 'Fashion',
    brand: 'Ola',
  })
  expect(hasWords(product, 'hat shade', ofEnglish)).toBe(true)
  expect(hasWords(product, 'ola fashion', ofEnglish)).toBe(true)
  expect(hasWords({ ...product, name: 'Sun cap' }, 'hat', ofEnglish)).toBe(false)
})
