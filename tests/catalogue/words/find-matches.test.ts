import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMatches } from '#catalogue/words/find-matches.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'
import { anyText } from './any-text.ts'

/** The text with its matches in brackets. */
const drawMatches = (name: string, sought: string, match?: 'words') =>
  findMatches(name, sought, match).reduceRight(
    (drawn, { start, end }) => `${drawn.slice(0, start)}[${drawn.slice(start, end)}]${drawn.slice(end)}`,
    name,
  )

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

  test.each([
    ['Oak Desk Lamp', 'lamp oak', '[Oak] Desk [Lamp]'],
    ['Oak Desk Lamp', '"desk lamp" oak', '[Oak] [Desk Lamp]'],
    ['Headphones', 'phones head adp', '[Headphones]'],
    ['Crème Brûlée', 'brulee essence', 'Crème [Brûlée]'],
  ])('of %s, the words of %j are %s', (name, sought, drawn) => {
    expect(drawMatches(name, sought, 'words')).toBe(drawn)
  })

  test('is there wherever the folded text contains the search, and is never empty', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.boolean(), (name, other, isOwn) => {
        const sought = foldSearch(isOwn ? name : other)
        const found = findMatches(name, sought, undefined)
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
