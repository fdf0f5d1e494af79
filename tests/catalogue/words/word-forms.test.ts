import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stemmer as arabic } from '#catalogue/words/arabic-stemmer.ts'
import { plainForms, relativesOf } from '#catalogue/words/word-forms.ts'

const ofEnglish = { stem: english, joinsWords: false }
const ofGerman = { stem: german, joinsWords: true }

describe('a word of the catalogue is related to a typed one', () => {
  test.each([
    ['knives', 'knife'],
    ['shelf', 'shelves'],
    ['knitting', 'knit'],
    ['assembling', 'assembly'],
    ['gloves', 'glove'],
  ])('as another form in English: %s, %s', (typed, word) => {
    expect(relativesOf(typed, ofEnglish)(word)).toEqual({ text: word, isInexact: false })
  })

  test.each([
    ['schuhe', 'schuh', 'schuh', 'another form'],
    ['röcke', 'rock', 'rock', 'another form with another vowel'],
    ['uhr', 'herrenuhren', 'uhren', 'a longer word with the same main part'],
    ['mützen', 'schirmmütze', 'mütze', 'the same with an umlaut'],
  ])('in German: %s, %s (%s: %s)', (typed, word, text) => {
    expect(relativesOf(typed, ofGerman)(word)).toEqual({ text, isInexact: false })
  })

  test('inexactly, where the typed word says more', () => {
    expect(relativesOf('damenschuhe', ofGerman)('schuhe')).toEqual({ text: 'schuhe', isInexact: true })
  })

  test.each([
    ['hat', 'that', ofEnglish, 'the end of an English word'],
    ['schuh', 'schublade', ofGerman, 'another word'],
    ['hut', 'schutzhut', { stem: null, joinsWords: true }, 'no stemmer'],
    ['ei', 'brei', ofGerman, 'too short a part'],
    ['reis', 'kreis', ofGerman, 'too little before it'],
    ['knives', 'knife', plainForms, 'an unknown language'],
  ])('not: %s, %s', (typed, word, forms) => {
    expect(relativesOf(typed, forms)(word)).toBeNull()
  })
})

describe('in Arabic', () => {
  const ofArabic = { stem: arabic, joinsWords: false }
  test.each([
    ['الكاميرا', 'كاميرا', 'with the article'],
    ['السكين', 'سكين', 'with the article of a word in which a stemmer sees an ending'],
    ['بالحليب', 'حليب', 'with a preposition, too'],
    ['للأطفال', 'أطفال', 'with the short form of both'],
    ['كاميرات', 'كاميرا', 'in the plural'],
    ['السماعات', 'سماعة', 'in the plural with the article'],
  ])('%s is another form of %s: %s', (typed, word) => {
    expect(relativesOf(typed, ofArabic)(word)).toEqual({ text: word, isInexact: false })
    expect(relativesOf(word, ofArabic)(typed)).toEqual({ text: typed, isInexact: false })
  })

  test('a word of two letters that begins like the article keeps them', () => {
    expect(relativesOf('الة', ofArabic)('ة')).toBeNull()
  })

  test('the stem of a stem is itself', () => {
    const letters = fc
      .array(fc.constantFrom(...Array.from('الوبكفيتنهسةأم')), { maxLength: 9 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(letters, (word) => {
        expect(arabic(arabic(word))).toBe(arabic(word))
      }),
      { numRuns: 1000 },
    )
  })
})
