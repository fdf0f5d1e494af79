import { describe, expect, test } from 'vitest'
import { otherSearches } from '#catalogue/words/other-searches.ts'
import { countWords } from '#catalogue/words/spelling.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'

const synonyms = new Map([
  ['trousers', ['jeans']],
  ['couch', ['sofa', 'armchair']],
  ['cell phone', ['phone']],
  ['dish', ['plate']],
])
const counts = countWords(['blue jeans, sofa and armchair, phone, plate, lantern, walnut table, automatic'])

const others = (text: string, isFound = false) => otherSearches({ text, isFound }, synonyms, counts)

describe('other searches', () => {
  test.each([
    ['trousers', ['jeans'], 'a word of the table'],
    ['  TROUSERS ', ['jeans'], 'in any case, with spaces around it'],
    ['couches', ['sofa', 'armchair'], 'the plural of a word of the table'],
    ['dishes', ['plate'], 'a longer plural'],
    ['trouser', ['jeans'], 'the singular of a word of the table'],
    ['cell  phone', ['phone'], 'two words of the table'],
    ['lantxrn', ['lantern'], 'a misspelt word of the catalogue'],
    ['trowsers', ['jeans'], 'a misspelt word of the table'],
    ['trous', ['jeans'], 'the beginning of a word of the table'],
    ['tro', [], 'too short a beginning'],
    ['walnut trousers', ['walnut jeans', 'jeans', 'walnut'], 'a word of the table among others'],
    ['blue walnut', ['walnut', 'blue'], 'each word, the last first'],
    ['table for the phone', ['phone', 'table'], 'words without a meaning of their own are left out'],
    ['auto zzzz', [], 'parts of words, and words that the catalogue does not have'],
    ['zzzz', [], 'an unknown word'],
    ['phone, please', ['phone'], 'without the commas, and without words like please'],
    ['tele-phone', ['tele phone', 'telephone'], 'with a hyphen: as two words and as one'],
    ['ab12', ['ab 12'], 'letters and digits: apart'],
    ['', [], 'no text'],
  ])('of %j are %j: %s', (text, expected) => {
    expect(others(text)).toEqual(expected)
  })

  test('of a text with results are synonyms only', () => {
    expect(others('trousers', true)).toEqual(['jeans'])
    expect(others('blue walnut', true)).toEqual([])
    expect(others('trous', true)).toEqual([])
  })

  test.each([
    ['game, games, board', ['board game', 'game', 'board'], 'the form that finds both'],
    [
      'gaming, games, board',
      ['board gaming', 'games', 'board'],
      'the word, which another form would not find',
    ],
  ])('in a catalogue with %s are, for board games, %j: %s', (words, expected) => {
    const text = 'board games'
    expect(otherSearches({ text, isFound: false }, new Map(), countWords([words]), ownForms)).toEqual(
      expected,
    )
  })

  test.each(['---', '・', '- -'])('are none of %j, which has no words: least of all an empty one', (text) => {
    expect(others(text)).toEqual([])
  })

  test('are eight at most, each once, and never the text itself', () => {
    const many = new Map([['a', 'bcdefghijkab'.split('')]])
    expect(otherSearches({ text: 'a', isFound: false }, many, counts)).toEqual('bcdefghi'.split(''))
  })
})
