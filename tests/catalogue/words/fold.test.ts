import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFolded, fold, foldedLetters, foldInside, foldSearch } from '#catalogue/words/fold.ts'

/** Parts of texts that folding changes, or that depend on their neighbours. */
const parts = [
  ...Array.from(
    'aB  -.,"\'7éÉİßẞΣςﬁ’´`‴–−½¨ŉ字ガかヷأاةىیَ한йǆ™“”😀\u00ad\u200b\u200d\u00a0\u3000\u0301\u0307',
  ),
  ...Object.keys(foldedLetters),
  'e\u0301',
  'ｶﾞ',
  '  ',
]
const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''))

/** The text with its matches in brackets. */
const drawMatches = (name: string, sought: string) =>
  findFolded(name, sought).reduceRight(
    (drawn, { start, end }) => `${drawn.slice(0, start)}[${drawn.slice(start, end)}]${drawn.slice(end)}`,
    name,
  )

describe('folding', () => {
  test.each([
    ['capitals', 'HeadPhones', 'headphones'],
    ['accents, composed or not', 'Crème bru\u0302le\u0301e', 'creme brulee'],
    ['the Turkish letters i', 'İstanbul ılık', 'istanbul ilik'],
    ['letters with strokes and ligatures', 'Łódź Ørsted Æble œuvre', 'lodz orsted aeble oeuvre'],
    ['the sharp s', 'Straße GROẞ', 'strasse gross'],
    ['the final sigma', 'ΣΊΣΥΦΟΣ Σίσυφος', 'σισυφοσ σισυφοσ'],
    ['widths and compatible letters', 'Ｈｅａｄ ﬁt ２', 'head fit 2'],
    ['blanks', ' a\u00a0b\u2009\t c\u3000\n', 'a b c'],
    ['characters without a width', 're\u00admove\u200b \u2060now\ufeff', 'remove now'],
    ['hyphens and dashes', 'T\u2010shirt \u2013 \u2212 \u2014', 't-shirt - - -'],
    ['apostrophes', 'men’s men´s men`s men‘s menʼs', "men's men's men's men's men's"],
    ['kana', 'カメラ ｶﾒﾗ かめら ガ ｶﾞ', 'かめら かめら かめら が が'],
    ['Arabic letters', 'أحمد إحمد آحمد ٱحمد', 'احمد احمد احمد احمد'],
    ['teh marbuta and yeh', 'قهوة قهوه مقهى مقهي مقهی', 'قهوه قهوه مقهي مقهي مقهي'],
  ])('makes %s alike', (_, given, folded) => {
    expect(fold(given)).toBe(folded)
  })

  test.each(Object.entries(foldedLetters))('%s is folded to %s, in capitals, too', (letter, folded) => {
    expect(fold(letter)).toBe(folded)
    expect(fold(letter.toUpperCase())).toBe(fold(folded))
    expect(fold(`x${letter}x`)).toBe(`x${folded}x`)
  })

  test('keeps letters apart that only look alike', () => {
    expect(fold('か')).not.toBe(fold('が'))
    expect(fold('n')).not.toBe(fold('ŋg'))
    expect(fold('ー')).toBe('ー')
  })

  test('folding twice changes nothing, for every character', () => {
    const changing: number[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const folded = fold(`a${String.fromCodePoint(code)}b`)
      if (fold(folded) !== folded) changing.push(code)
    }
    expect(changing).toEqual([])
  })

  test('folding twice changes nothing, for any neighbours', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(fold(fold(any))).toBe(fold(any))
        expect(foldSearch(foldSearch(any))).toBe(foldSearch(any))
        expect(foldSearch(fold(any))).toBe(foldSearch(any))
      }),
      { numRuns: 2000 },
    )
  })

  test('a block of texts is folded as each of them is', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const block = foldInside(texts.map((one) => `${one}\0`).join(''))
        expect(block.split('\0').slice(0, -1).map(fold)).toEqual(texts.map(fold))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a search text', () => {
  test.each([
    ['mug ', 'mug'],
    ['Headphones.', 'headphones'],
    ['“mug”, ', 'mug'],
    ['usb-c.', 'usb-c'],
    ['1.5', '1.5'],
    ['mug?', 'mug'],
    ['¿mug?', 'mug'],
    ['« mug » !', 'mug'],
    ['カメラ。', 'かめら'],
    ['ナイフ？', 'ないふ'],
    ['كاميرا؟', 'كاميرا'],
    ['شاي،', 'شاي'],
    ['?!', '?!'],
    ['...', '...'],
    ['"', '"'],
    ['', ''],
    [' \u200b ', ''],
  ])('%j is compared as %j', (search, folded) => {
    expect(foldSearch(search)).toBe(folded)
  })

  test('finds every product that its small letters find', () => {
    // Whole characters: a shopper types no half of a syllable.
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (any, from, length) => {
        const letters = Array.from(segmenter.segment(any), ({ segment }) => segment)
        const start = from % (letters.length + 1)
        const search = letters.slice(start, start + 1 + (length % 6)).join('')
        expect(fold(any)).toContain(foldSearch(search.toLowerCase()))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a match in the text itself', () => {
  test.each([
    ['Oak Desk Lamp', 'desk', 'Oak [Desk] Lamp'],
    ['banana', 'an', 'b[an][an]a'],
    ['Café Crème', 'creme', 'Café [Crème]'],
    ['Cafe\u0301 Creme', 'cafe', '[Cafe\u0301] Creme'],
    ['Große Straße', 'strasse', 'Große [Straße]'],
    ['Große Straße', 's', 'Gro[ß]e [S]tra[ß]e'],
    ['İstanbul Lamp', 'lamp', 'İstanbul [Lamp]'],
    ['Oak\u00a0 Desk', 'oak desk', '[Oak\u00a0 Desk]'],
    ['re\u00admove', 'remove', '[re\u00admove]'],
    ['Men’s Hat', "men's", '[Men’s] Hat'],
    ['ｶﾞラス', 'がらす', '[ｶﾞラス]'],
    ['Oak Desk', 'shirt', 'Oak Desk'],
    ['Oak Desk', '', 'Oak Desk'],
  ])('of %s, %j is %s', (name, sought, drawn) => {
    expect(drawMatches(name, sought)).toBe(drawn)
  })

  test('is there wherever the folded text contains the search, and is never empty', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (name, other, isOwn) => {
        const sought = foldSearch(isOwn ? name : other)
        const found = findFolded(name, sought)
        expect(found.length > 0).toBe(sought !== '' && fold(name).includes(sought))
        let last = 0
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(fold(name.slice(start, end))).toContain(sought)
          last = end
        }
        expect(last).toBeLessThanOrEqual(name.length)
      }),
      { numRuns: 2000 },
    )
  })
})
