import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOfCatalogue } from '#catalogue/catalogue-words.ts'
import { countWords, respell } from '#catalogue/spelling.ts'

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

  test('is offered with the first letter that was typed, before the commoner word', () => {
    expect(respell('bat', countWords(['cat cat', 'bet']))).toEqual(['bet', 'cat'])
    expect(respell('bat', countWords(['bet', 'cat cat']))).toEqual(['bet', 'cat'])
  })

  test('is offered with the nearer word, before all else', () => {
    expect(respell('lanterm', countWords(['lentern lentern', 'xanterm']))).toEqual(['xanterm', 'lentern'])
  })

  test.each(['cat hat', 'hat cat'])(
    'is offered in the alphabet’s order where nothing else tells: %s',
    (text) => {
      expect(respell('bat', countWords([text]))).toEqual(['cat', 'hat'])
    },
  )

  test('is offered in three ways at most', () => {
    expect(respell('bat', countWords(['cat eat fat hat']))).toEqual(['cat', 'eat', 'fat'])
  })

  test('with two words is offered in as many ways as either has', () => {
    expect(respell('bat dgo', countWords(['cat hat', 'dog']))).toEqual(['cat dog', 'hat dog'])
    expect(respell('dgo bat', countWords(['cat hat', 'dog']))).toEqual(['dog cat', 'dog hat'])
  })

  test('may have two letters wrong where it has six, and one where it has fewer', () => {
    const few = countWords(['lamps', 'candle'])
    expect(respell('lampxs', few)).toEqual(['lamps'])
    expect(respell('lemqs', few)).toEqual([])
    expect(respell('kandel', few)).toEqual(['candle'])
  })

  test('with words of one or two letters keeps these', () => {
    expect(respell('xy', countWords(['xay']))).toEqual([])
    expect(respell('hte xy', countWords(['the']))).toEqual(['the xy'])
  })

  test('is offered without the blanks at its ends', () => {
    expect(respell(' hte\t', countWords(['the']))).toEqual(['the'])
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

test('words of three letters and more are counted, in lower case, with their apostrophes', () => {
  expect([...countWords(['The an’s', '12 the', '', 'Ann’s of'])]).toEqual([
    ['the', 2],
    ['an’s', 1],
    ['ann’s', 1],
  ])
  expect(countWords(['', '123 – 4']).size).toBe(0)
})
