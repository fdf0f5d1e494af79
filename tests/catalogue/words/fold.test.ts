import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldedLetters, foldInside, foldSearch } from '#catalogue/words/fold.ts'
import { anyText } from './any-text.ts'

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
    ['digits of any script', '٢٠٠ غ ۲۰۰ غ २०० ग 𝟚𝟘𝟘 𞥒', '200 غ 200 غ 200 ग 200 2'],
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

  test('folding twice changes nothing, for every assigned character', () => {
    const changing: number[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      // Unassigned, for private use, or half of a pair: six of seven, which no rule is about.
      if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(String.fromCodePoint(code))) continue
      const folded = fold(`a${String.fromCodePoint(code)}b`)
      if (fold(folded) !== folded) changing.push(code)
    }
    expect(changing).toEqual([])
  })

  test('folding twice changes nothing, for any neighbours', () => {
    fc.assert(
      fc.property(anyText, (any) => {
        expect(fold(fold(any))).toBe(fold(any))
        expect(foldSearch(foldSearch(any))).toBe(foldSearch(any))
        expect(foldSearch(fold(any))).toBe(foldSearch(any))
      }),
      { numRuns: 2000 },
    )
  })

  test('a block of texts is folded as each of them is', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }), (texts) => {
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
      fc.property(anyText, fc.nat(), fc.nat(), (any, from, length) => {
        const letters = Array.from(segmenter.segment(any), ({ segment }) => segment)
        const start = from % (letters.length + 1)
        const search = letters.slice(start, start + 1 + (length % 6)).join('')
        expect(fold(any)).toContain(foldSearch(search.toLowerCase()))
      }),
      { numRuns: 2000 },
    )
  })
})
