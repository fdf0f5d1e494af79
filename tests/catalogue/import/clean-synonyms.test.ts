import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanSynonyms } from '#catalogue/import/clean-synonyms.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'
import { synonyms as rawSynonyms } from '#catalogues/demo/synonyms.ts'
import { synonyms as built } from 'virtual:catalogue/records'

const texts = ['Straight-Leg Jeans', 'Velvet Sofa']
const isFound = (search: string) => texts.some((text) => fold(text).includes(foldSearch(search)))
const messagesOf = (raw: unknown) => cleanSynonyms(raw, isFound).problems.map(({ message }) => message)

describe("an owner's table of synonyms", () => {
  test('is read row by row; search texts match in any case', () => {
    const { synonyms, problems } = cleanSynonyms(
      { trousers: ['jeans'], 'love seat': ['velvet sofa'] },
      isFound,
    )
    expect([...synonyms]).toEqual([
      ['trousers', ['jeans']],
      ['love seat', ['velvet sofa']],
    ])
    expect(problems).toEqual([])
  })

  test('has each text once, however it is written', () => {
    const { synonyms, problems } = cleanSynonyms({ café: ['sofa'], cafe: ['jeans'] }, isFound)
    expect([...synonyms]).toEqual([['cafe', ['sofa']]])
    expect(problems).toEqual([{ typed: 'cafe', message: 'An earlier row is for the same words' }])
  })

  test.each<[object, string]>([
    [{ Trousers: ['jeans'] }, 'What shoppers type must be in lower case'],
    [{ ' trousers': ['jeans'] }, 'What shoppers type must be words with one space between them'],
    [{ '': ['jeans'] }, 'What shoppers type must be words with one space between them'],
    [{ [`t${'x'.repeat(60)}`]: ['jeans'] }, 'What shoppers type must be at most 60 characters long'],
    [{ '\uD800': ['jeans'] }, 'What shoppers type must be well-formed Unicode'],
    [{ trousers: 'jeans' }, 'The search texts must be a list'],
    [{ trousers: [] }, 'There must be a search text'],
    [{ trousers: Array(6).fill('jeans') }, 'There must be at most 5 search texts'],
    [{ trousers: [7] }, 'Each search text must be text'],
    [{ trousers: ['chinos'] }, 'No product is found by “chinos”'],
  ])('%j: %s', (raw, message) => {
    expect(messagesOf({ ...raw, couch: ['sofa'] })).toEqual([message])
    expect([...cleanSynonyms(raw, isFound).synonyms]).toEqual([])
  })

  test('may be any value: each row is kept as it is or has a problem, and a kept search is part of a text', () => {
    const typed = fc.oneof(fc.constantFrom('trousers', 'love seat'), fc.string())
    const search = fc.oneof(fc.constantFrom('jeans', 'velvet sofa', 'a', 'Jeans', 'chinos'), fc.anything())
    const rows = fc.dictionary(typed, fc.oneof(fc.array(search, { maxLength: 6 }), fc.anything()))
    fc.assert(
      fc.property(fc.oneof(rows, fc.anything()), (raw) => {
        const { synonyms, problems } = cleanSynonyms(raw, isFound)
        const given: [string, unknown][] = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
        expect(synonyms.size + problems.length).toBe(given.length)
        const folded = given.map(([key, searches]) => [foldSearch(key), searches])
        expect(folded).toEqual(expect.arrayContaining([...synonyms]))
        for (const kept of [...synonyms.values()].flat()) expect(isFound(kept)).toBe(true)
      }),
    )
  })
})

test('every row of the shop’s own table is valid and reaches the shop: 120 and more', () => {
  expect(built.size).toBe(Object.keys(rawSynonyms).length)
  expect(built.size).toBeGreaterThanOrEqual(120)
})
