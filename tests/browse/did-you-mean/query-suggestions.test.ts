import { stemmer as english } from '@orama/stemmers/english'
import { describe, expect, test } from 'vitest'
import type { BrowseSearch } from '#address/browse-search.ts'
import { candidatesOf, querySuggestionsOf } from '#browse/did-you-mean/query-suggestions.ts'
import type { Slice } from '#catalogue/source/source.ts'
import { countWords } from '#catalogue/words/spelling.ts'
import { someProduct } from '../../cart/some-product.ts'

const vocabulary = {
  brands: ['Lindenhall'],
  categories: ['Sports', 'Wristwatches'],
  forms: { stem: english, joinsWords: false },
  synonyms: new Map([['trousers', ['jeans', 'chinos', 'denim', 'slacks']]]),
  counts: countWords(['blue jeans']),
}

const candidates = (search: BrowseSearch, isFound = false) => candidatesOf(search, isFound, vocabulary)
const slice = (total: number): Slice => ({ products: [], total })
const nothing = slice(0)

describe('what a search may mean', () => {
  test('is first a sentence of filters, then another text with the same conditions, then without them', () => {
    const all = candidates({ search: 'trousers under $50', category: 'Sports', sort: 'rating' })
    expect(all.map(({ kind, words }) => `${kind}: ${words}`)).toEqual([
      'sentence: “trousers”, Sports, under $50, sorted by rating, best first',
      ...['jeans', 'chinos', 'denim', 'slacks'].map(
        (words) => `sentence: “${words}”, Sports, under $50, sorted by rating, best first`,
      ),
      'part: “trousers”, Sports, sorted by rating, best first',
      'part: “trousers”, under $50, sorted by rating, best first',
      'here: jeans under $50',
      'here: jeans',
      'here: chinos',
      'here: denim',
      'here: slacks',
      'anywhere: jeans under $50',
      'anywhere: jeans',
      'anywhere: chinos',
      'anywhere: denim',
      'anywhere: slacks',
    ])
    expect(all[1]?.search).toMatchObject({ search: 'jeans', category: 'Sports', max: 49.99, sort: 'rating' })
    expect(all.at(-1)?.search).toMatchObject({ search: 'slacks', category: undefined, sort: 'rating' })
  })

  test('is without its budget a list that begins with the cheapest', () => {
    const all = candidates({ search: 'trousers under $50' })
    expect(all.filter(({ kind }) => kind === 'part').map(({ words }) => words)).toEqual([
      '“trousers”, sorted by price, low to high',
    ])
    // Without its only condition it would be the whole catalogue.
    expect(candidates({ search: 'under $50' }).map(({ kind }) => kind)).not.toContain('part')
  })

  test('starts at the first products', () => {
    const [jeans] = candidates({ search: 'trousers', shown: 60, at: 31, page: 2, view: 'list' })
    expect(jeans?.search).toMatchObject({ shown: undefined, at: undefined, page: undefined, view: 'list' })
  })

  test('is nothing for an empty text or a known word', () => {
    expect(candidates({})).toEqual([])
    expect(candidates({ search: 'jeans' }, true)).toEqual([])
  })
})

describe('suggestions', () => {
  const trousers = candidates({ search: 'trousers', category: 'Sports' })
  const suggestions = (totals: readonly (number | undefined)[]) =>
    querySuggestionsOf(
      trousers,
      totals.map((total) => (total === undefined ? undefined : slice(total))),
      nothing,
      vocabulary.forms,
    )?.map(({ kind, words }) => `${kind}: ${words}`)

  test('have products, and are of one kind: the first that has any', () => {
    expect(suggestions([0, 0, 3, 0, 9, 9, 9, 9])).toEqual(['here: denim'])
    expect(suggestions([0, 0, 0, 0, 0, 9, 0, 0])).toEqual(['anywhere: chinos'])
    expect(suggestions([0, 0, 0, 0, 0, 0, 0, 0])).toEqual([])
  })

  test('are a sentence without one of its filters where the whole finds nothing', () => {
    const sports = candidates({ search: 'sports under $50' })
    expect(sports.map(({ kind }) => kind)).toEqual(['sentence', 'part', 'part'])
    const found = (totals: readonly number[]) =>
      querySuggestionsOf(sports, totals.map(slice), nothing, vocabulary.forms)?.map(({ words }) => words)
    expect(found([0, 7, 9])).toEqual(['Sports, sorted by price, low to high', 'under $50'])
    expect(found([3, 7, 9])).toEqual(['Sports, under $50'])
  })

  test('are three at most', () => {
    expect(suggestions([1, 1, 1, 1, 1, 1, 1, 1])).toEqual(['here: jeans', 'here: chinos', 'here: denim'])
  })

  test('find other products than the text itself does', () => {
    const products = (...ids: readonly number[]): Slice => ({
      total: ids.length,
      products: ids.map((id) => someProduct({ id, name: 'Jeans, chinos, denim or slacks' })),
    })
    const found = [products(7), products(8), products(7, 8), products(8), nothing, nothing, nothing, nothing]
    expect(
      querySuggestionsOf(trousers, found, products(7), vocabulary.forms)?.map(({ words }) => words),
    ).toEqual(['chinos', 'denim', 'slacks'])
  })

  test('have their words, not only the letters, in four of five products', () => {
    const found = (...names: readonly string[]): Slice => ({
      total: names.length,
      products: names.map((name, id) => someProduct({ id, name, description: '' })),
    })
    const offered = (jeans: Slice) =>
      querySuggestionsOf(
        trousers,
        trousers.map((_, at) => (at === 0 ? jeans : nothing)),
        nothing,
        vocabulary.forms,
      )?.map(({ words, slice: { total } }) => `${words} ${total}`)
    expect(offered(found('Bluejeans', 'Jeans'))).toEqual([])
    expect(offered(found('Jeans', 'Black jeans', 'Jeans', 'Jeans', 'Bluejeans'))).toEqual(['jeans 5'])
  })

  test('are categories and brands first, without the conditions and without a text of the same products', () => {
    const all = candidates({ search: 'wristwatch', category: 'Sports', min: 20, sort: 'rating' })
    const [label] = all
    expect(label).toMatchObject({ kind: 'label', words: 'Wristwatches' })
    expect(label?.search).toMatchObject({ category: 'Wristwatches', min: undefined, sort: 'rating' })
    expect(label?.search.search).toBeUndefined()
    const watches = { total: 1, products: [someProduct({ name: 'Watch' })] }
    const text = { search: { search: 'watch' }, words: 'watch', kind: 'here' } as const
    const offered = querySuggestionsOf(
      [...all, text],
      [...all.map(() => watches), watches],
      nothing,
      vocabulary.forms,
    )
    expect(offered?.map(({ words }) => words)).toEqual(['Wristwatches'])
  })

  test('are not known before all are counted', () => {
    expect(suggestions([1, 1, 1, 1, undefined, 1, 1, 1])).toBeUndefined()
    expect(querySuggestionsOf(trousers, [], nothing, vocabulary.forms)).toBeNull()
    expect(
      querySuggestionsOf(
        trousers,
        trousers.map(() => slice(1)),
        undefined,
        vocabulary.forms,
      ),
    ).toBeNull()
  })
})
