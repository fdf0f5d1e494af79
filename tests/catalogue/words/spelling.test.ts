import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOwnWords } from '#catalogue/words/catalogue-words.ts'
import { countWords, piecesOf, respell } from '#catalogue/words/spelling.ts'
import { plainForms } from '#catalogue/words/word-forms.ts'

/** What shoppers search for in any shop: correctly spelt, whether sold here or not. */
const ordinaryWords = `sweater pants pillow jacket bags rugs belt bench shelf stool comb makeup diaper quilt
  dresser fridge toaster kettle blender washer mop pliers tape glue shovel spade mower cooler bottle bowl fork spoons
  knives stereo violin tripod router reader lego racket golf tennis hockey bike helmet bikini hunting archery darts
  weights pilates shorts tights robe sandals sneakers loafers wallet earrings brooch blouse hoodie blazer suit gown polo
  poncho comics cookbook pencils crayon markers eraser stapler stamps poster painting statue chain torch lantern heater
  sensor drone toner flowers fish hamster collar cage litter treats bone flour rice bread cheese candy cake soda meat
  chicken grape pear peach cherry carrot beans soup sponge hamper hanger rack carpet tiles sink toilet lumber silver`
  .trim()
  .split(/\s+/)

describe('a search that is misspelt', () => {
  const counts = countOwnWords(200)
  test.each([
    ['hedphones', 'headphones'],
    ['haedphones', 'headphones'],
    ['fenwick', 'fennwick'],
    ['wirelss headphnes', 'wireless headphones'],
    ['Linnen  shirt', 'linen  shirt'],
    ['leathr', 'leather'],
  ])('%s is corrected to %s', (typed, meant) => {
    expect(respell(typed, counts)[0]).toBe(meant)
  })

  test.each(['headph', 'shirt', '123', 'qqqqqqq', 'headphones qqqqqqq', 'xx', '', 'lamp shirt'])(
    '%j has no correction',
    (typed) => {
      expect(respell(typed, counts)).toEqual([])
    },
  )

  test.each(ordinaryWords)('%s is a correct word without a correction', (word) => {
    expect(respell(word, counts)).toEqual([])
  })

  test.each([
    ['oel', 'öl'],
    ['groesse', 'größe'],
    ['kueche', 'küche'],
    ['KUECHENOEL', 'küchenöl'],
    ['süß', 'suess'],
  ])('%s, typed without the letters of the catalogue, is corrected to %s', (typed, meant) => {
    const words = countWords(['Größe Öl Küchenöl Suessholz'])
    expect(respell(typed, words)).toEqual([meant])
  })

  test.each(['strasse', 'STRASSE', 'weiss', 'grosse', 'ete', 'kuchenol', 'strasse ete', 'café', 'cafe'])(
    '%s has no correction where the search finds it in other letters',
    (typed) => {
      const words = countWords(['Straßenbesen Weißweinglas Größe Öl Été Küchenöl Cafe'])
      expect(respell(typed, words)).toEqual([])
    },
  )

  test('is corrected to the singular where the catalogue has no plural', () => {
    expect(respell('screws', counts)).toEqual(['screw'])
    expect(respell('glasses', countWords(['glass', 'classes']))).toEqual(['glass'])
  })

  test('is corrected to the more frequent of two words at the same distance', () => {
    expect(respell('lantxrn', countWords(['lantarn', 'lantern lantern']))).toEqual(['lantern', 'lantarn'])
  })

  test('is corrected to the nearer word rather than the more frequent one', () => {
    const words = countWords(['candlestyyk candlestyyk', 'candlestick'])
    expect(respell('candlestxck', words)).toEqual(['candlestick', 'candlestyyk'])
  })

  test.each(['lantarn lantern', 'lantern lantarn'])(
    'is corrected in alphabetical order where nothing else decides: %s',
    (text) => {
      expect(respell('lantxrn', countWords([text]))).toEqual(['lantarn', 'lantern'])
    },
  )

  test('has three corrections at most', () => {
    const words = countWords(['lantarn lantern lantirn lantorn'])
    expect(respell('lantxrn', words)).toEqual(['lantarn', 'lantern', 'lantirn'])
  })

  test('with two words has as many corrections as either word', () => {
    const words = countWords(['lantarn lantern', 'garden'])
    expect(respell('lantxrn gadren', words)).toEqual(['lantarn garden', 'lantern garden'])
    expect(respell('gadren lantxrn', words)).toEqual(['garden lantarn', 'garden lantern'])
  })

  test.each<readonly [string, string | null, string]>([
    ['candlestxyk', 'candlestick', 'two letters of ten are wrong'],
    ['candxyk', null, 'two of seven are wrong'],
    ['leathr', 'leather', 'one of seven is missing'],
    ['paants', 'pants', 'a letter is doubled'],
    ['pnats', 'pants', 'two letters have changed places'],
    ['pints', null, 'one of five is wrong'],
    ['polo', null, 'four letters are in another order'],
    ['xeather', null, 'the first letter is another'],
    ['leathex', null, 'the last letter is another'],
    ['leatxher', null, 'there is a letter more'],
  ])('%s: %j has the correction %s', (typed, meant) => {
    const few = countWords(['candlestick candick leather pants pool'])
    expect(respell(typed, few)).toEqual(meant === null ? [] : [meant])
  })

  test('keeps words of one or two letters', () => {
    expect(respell('xy', countWords(['xay']))).toEqual([])
    expect(respell('gadren xy', countWords(['garden']))).toEqual(['garden xy'])
  })

  test('is corrected without blanks at its ends', () => {
    expect(respell(' gadren\t', countWords(['garden']))).toEqual(['garden'])
  })

  test('is corrected to words of the catalogue only', () => {
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

test('the words of a text have at least three letters, in lower case, with their apostrophes, and a count', () => {
  expect([...countWords(['The an’s', '12 the', '', 'Ann’s of'])]).toEqual([
    ['the', 2],
    ['an’s', 1],
    ['ann’s', 1],
  ])
  expect(countWords(['', '123 – 4']).size).toBe(0)
})

describe('a misspelt word', () => {
  const ofEnglish = { stem: english, joinsWords: false }
  const ofGerman = { stem: german, joinsWords: true }
  const words = countWords([
    'green tea, rain jacket, camera, paints, laptop',
    'Damenschuhe aus Leder, Regenjacke',
    'ヘッドホン、鉄のティーポット、絵本',
  ])
  test.each([
    ['greentea', 'green tea', ofEnglish, 'two words without a blank'],
    ['rainjackets', null, ofEnglish, 'nothing where the second is no word'],
    ['lederschuhe', 'leder schuhe', ofGerman, 'two words, the second a part of a joined one'],
    ['lederschuhe', null, ofEnglish, 'nothing in a language that joins no words'],
    ['camra', 'camera', ofEnglish, 'a word of six letters without one of them'],
    ['pants', null, ofEnglish, 'nothing for a plural, whose singular is shorter'],
    ['regenjaken', 'regenjacke', ofGerman, 'another form of a misspelt word'],
    ['ヘッドフォン', 'ヘッドホン', plainForms, 'another way to write a foreign sound'],
    ['ティポット', 'ティーポット', plainForms, 'a run of katakana without a letter'],
  ])('%s is corrected to %s', (typed, meant, forms, _why) => {
    expect(respell(typed, words, forms)[0] ?? null).toBe(meant)
  })

  test('a run of one script is a word in Japanese', () => {
    expect([...countWords(['鉄のティーポット USBケーブル']).keys()]).toEqual([
      '鉄',
      'ティーポット',
      'usb',
      'ケーブル',
    ])
  })
})

test('the pieces of a text are its words and its numbers, in their order', () => {
  expect(piecesOf('27インチ モニター')).toEqual(['27', 'インチ', 'モニター'])
  expect(piecesOf('— ・')).toEqual([])
})
