import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import { readFigures, writeFigures } from '#catalogue/words/read-figures.ts'
import { writeMoney } from '#catalogue/money/write-money.ts'

const places: readonly (readonly [locale: string, currency: string])[] = [
  ['en-US', 'USD'],
  ['en-IE', 'EUR'],
  ['de-DE', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr-FR', 'EUR'],
  ['es-ES', 'EUR'],
  ['pt-BR', 'BRL'],
  ['sv-SE', 'SEK'],
  ['pl-PL', 'PLN'],
  ['hi-IN', 'INR'],
  ['ja-JP', 'JPY'],
  ['ko-KR', 'KRW'],
  ['ar-EG', 'EGP'],
  ['ar-KW', 'KWD'],
  ['fa-IR', 'IRR'],
  ['he-IL', 'ILS'],
  ['th-TH', 'THB'],
  ['bn-BD', 'BDT'],
]

describe.each(places)('%s with %s', (locale, currency) => {
  const pattern = readMoneyPattern(locale, currency)
  const platform = new Intl.NumberFormat(locale, { style: 'currency', currency })

  test('a price in a text field is written as the platform writes numbers, and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        const major = amount / 10 ** pattern.digits
        const text = writeFigures(major, pattern)
        const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 })
        expect(text).toBe(number.format(major))
        expect(Number(readFigures(text, pattern))).toBe(major)
      }),
    )
  })
  const anyAmount = fc.integer({ min: 0, max: 900_000_000_000 })

  test('writes every amount as Intl.NumberFormat does', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(writeMoney(amount, pattern)).toBe(platform.format(amount / 10 ** pattern.digits))
      }),
    )
  })

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const figures = readFigures(writeMoney(amount, pattern), pattern)
        expect(Math.round(Number(figures) * 10 ** pattern.digits)).toBe(amount)
      }),
    )
  })
})

test('a locale whose digits are two units of UTF-16 each gets the ordinary ones', () => {
  expect(writeMoney(1_300, readMoneyPattern('ff-Adlm-GN', 'GNF'))).toMatch(/^\P{Nd}*1\P{Nd}?300\P{Nd}*$/u)
})

const german = readMoneyPattern('de-DE', 'EUR')

test('a stored amount has neither groups nor zeros at its end', () => {
  expect(writeMoney(130_000, german)).toBe('1.300,00\u00A0€')
  expect(writeMoney(130_000, german, true)).toBe('1300\u00A0€')
  expect(writeMoney(4990, german, true)).toBe('49,9\u00A0€')
})

test.each([
  ['1.300', '1300'],
  ['1.299,90 €', '1299.90'],
  ['49.99', '49.99'],
  ['49,99', '49.99'],
  ['50', '50'],
  ['cheap', 'cheap'],
])('%j is read in German as %j', (text, figures) => {
  expect(readFigures(text, german)).toBe(figures)
})
