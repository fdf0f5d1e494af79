import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { expect, test } from 'vitest'
import { matchingLabels } from '#catalogue/words/matching-labels.ts'
import { plainForms } from '#catalogue/words/word-forms.ts'

const ofEnglish = { stem: english, joinsWords: false }
const ofGerman = { stem: german, joinsWords: true }

const labels = ['Kitchen knives', 'Electronics', 'Lindenhall', 'Café & Tea', 'Chats']
const germanLabels = ['Herrenuhren', 'Schuhe', 'Damenhosen', 'Schals und Mützen']

test.each([
  ['knife', ['Kitchen knives'], 'another form'],
  ['electr', ['Electronics'], 'a beginning'],
  ['lindenhal', ['Lindenhall'], 'a beginning of a name'],
  ['lindehnall', ['Lindenhall'], 'a misspelt name'],
  ['cafe', ['Café & Tea'], 'without accents'],
  ['the kitchen', ['Kitchen knives'], 'one of its words'],
  ['kitchen tea', [], 'words of two labels'],
  ['hat', [], 'the middle of a word'],
  ['the', [], 'a filler'],
  ['', [], 'nothing'],
])('“%s” names %j: %s', (text, expected) => {
  expect(matchingLabels(text, labels, ofEnglish)).toEqual(expected)
})

test.each([
  ['Uhr', ['Herrenuhren']],
  ['Damenschuhe', ['Schuhe']],
  ['Hose', ['Damenhosen']],
  ['Mütze', ['Schals und Mützen']],
])('“%s” names %j in German', (text, expected) => {
  expect(matchingLabels(text, germanLabels, ofGerman)).toEqual(expected)
})

test('without a language, labels are found by beginnings and misspelt', () => {
  expect(matchingLabels('knife', labels, plainForms)).toEqual([])
  expect(matchingLabels('electrnoics', labels, plainForms)).toEqual(['Electronics'])
})
