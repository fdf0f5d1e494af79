import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import { readFigures } from '#catalogue/words/read-figures.ts'

const places: readonly (readonly [locale: string, currency: string])[] = [
  ['en-US', 'USD'],
  ['de-DE', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr-FR', 'EUR'],
  ['ar-EG', 'EGP'],
  ['ja-JP', 'JPY'],
  ['ar-KW', 'KWD'],
]
const groupings = ['', '’', "'", ' ', '\u00A0', '\u202F']
const scripts = ['0', '０', '٠', '۰', '०', '๐']

/** The digits in another script, whose zero this is. */
const inScript = (text: string, zero: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))

describe.each(places)('%s with %s', (locale, currency) => {
  const money = readMoneyPattern(locale, currency)
  const price = fc.record({
    whole: fc.integer({ min: 0, max: 99_999_999 }),
    decimals: fc.integer({ min: 0, max: 10 ** money.digits - 1 }),
  })
  const writing = fc.record({
    grouping: fc.constantFrom(...groupings),
    decimal: fc.constantFrom('.', ',', '٫'),
    zero: fc.constantFrom(...scripts),
    around: fc.constantFrom(
      ['', ''],
      [`${currency} `, ''],
      ['', ` ${currency.toLowerCase()}`],
      [money.before, money.after],
    ),
    padding: fc.constantFrom('', ' ', '\u00A0'),
  })

  test('a price is read however a visitor writes it', () => {
    fc.assert(
      fc.property(price, writing, ({ whole, decimals }, { grouping, decimal, zero, around, padding }) => {
        const groups = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, grouping)
        // Three decimals behind at most three digits are a group in some places.
        const minor = money.digits === 0 ? '' : decimal + String(decimals).padStart(money.digits, '0')
        fc.pre(money.digits !== 3 || decimal === money.decimal || grouping !== '')
        fc.pre(money.digits !== 3 || decimal === money.decimal || whole > 999)
        const text = padding + around[0] + inScript(groups + minor, zero) + around[1] + padding
        const units = 10 ** money.digits
        expect(Math.round(Number(readFigures(text, money)) * units)).toBe(whole * units + decimals)
      }),
    )
  })

  test('a price may lack its decimals, or what precedes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('.', ','), (whole, decimal) => {
        for (const end of ['', '–', '-', '—'])
          expect(readFigures(`${whole}${decimal}${end}`, money)).toBe(String(whole))
        if (money.digits !== 2) return
        const cents = String(whole % 100).padStart(2, '0')
        expect(Number(readFigures(decimal + cents, money))).toBe((whole % 100) / 100)
      }),
    )
  })

  test('a text without a digit, and one with a sign between digits that no price has, is no number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const letters = text.replaceAll(/[\p{Nd}\uFF10-\uFF19]/gu, '')
        expect(readFigures(letters, money)).not.toMatch(/\d/)
        for (const sign of ['-', '/', 'x', '²', '..'])
          expect(Number(readFigures(`5${sign}5`, money))).toBeNaN()
      }),
    )
  })
})

test.each([
  ['en-US', 'USD', '1,300', '1300'],
  ['de-DE', 'EUR', '1.300', '1300'],
  ['de-DE', 'EUR', '1,300.50', '1300.50'],
  ['fr-FR', 'EUR', '1.300', '1300'],
  ['de-CH', 'CHF', '1’300.–', '1300'],
  ['de-CH', 'CHF', 'Fr', 'Fr'],
  ['en-US', 'USD', '1.234.567,50', '1234567.50'],
  ['hi-IN', 'INR', '12,34,567', '1234567'],
  ['ar-KW', 'KWD', '1.300', '1.300'],
  ['en-CA', 'USD', '$50', '50'],
  ['en-US', 'USD', '£50', '£50'],
])('%s with %s: %j is %j', (locale, currency, text, figures) => {
  expect(readFigures(text, readMoneyPattern(locale, currency))).toBe(figures)
})
