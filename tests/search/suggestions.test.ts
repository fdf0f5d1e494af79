import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productsSearch } from '#address/browse-search.ts'
import { listQueryOf } from '#address/list-query.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import type { QuerySuggestion } from '#browse/did-you-mean/query-suggestions.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { topCategories as categories } from '#catalogue/settings/settings.ts'
import {
  seeAll,
  suggest,
  suggestionAfterKey,
  suggestionsCount,
  type Findings,
  type Suggestion,
} from '#search/suggestions.ts'
import { someProduct } from '../cart/some-product.ts'

const named = (id: number, name: string) => someProduct({ id, name, description: 'With a lamp in it' })

function wordsOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'recent':
      return suggestion.words
    case 'category':
      return suggestion.category
    case 'offer':
      return `${suggestion.offer.words}?`
    case 'all':
      return seeAll(suggestion.total)
    case 'product':
      return suggestion.product.name
  }
}

const finds = (
  products: readonly ProductSummary[],
  offers: readonly QuerySuggestion[] | null = [],
): Findings => ({
  found: { products, total: products.length },
  offers,
})

const offerOf = (words: string, products: readonly ProductSummary[]): QuerySuggestion => ({
  kind: 'here',
  words,
  search: { search: words },
  slice: { products, total: products.length },
})

const nothing: Findings = { found: null, offers: null }

describe('suggestions', () => {
  test('are recent searches, categories, other searches, products and all of them, in this order', () => {
    const suggestions = suggest('sp', ['wasp', 'mug'], finds([named(1, 'Spoon')], [offerOf('fork', [])]))
    expect(suggestions.map(wordsOf)).toEqual(['wasp', 'Sports', 'fork?', 'Spoon', 'See 1 result'])
  })

  test('have names that begin with the text first and matches in descriptions last, in stable order', () => {
    const found = [
      named(1, 'Table'),
      named(2, 'Slamp'),
      named(3, 'Desk Lamp'),
      named(4, 'Lamp'),
      named(5, 'Lampion'),
    ]
    expect(suggest(' LAMP ', [], finds(found)).map(wordsOf)).toEqual([
      'Lamp',
      'Lampion',
      'Desk Lamp',
      'Slamp',
      'Table',
      'See all 5 results',
    ])
  })

  test('for an empty field are the recent searches and all categories, without products', () => {
    expect(suggest('  ', ['a', 'b', 'c', 'd'], nothing).map(wordsOf)).toEqual(['a', 'b', 'c', ...categories])
  })

  test('never contain the text of the field itself', () => {
    expect(suggest('Zebra', ['zebra', 'zebra lamp'], nothing).map(wordsOf)).toEqual(['zebra lamp'])
  })

  test('for a text without results are other searches and the first three products of one', () => {
    const jeans = [1, 2, 3, 4].map((id) => named(id, `Jeans ${id}`))
    const suggestions = suggest('trousers', [], finds([], [offerOf('jeans', jeans), offerOf('coat', [])]))
    expect(suggestions.map(wordsOf)).toEqual(['jeans?', 'coat?', 'Jeans 1', 'Jeans 2', 'Jeans 3'])
  })

  test('for a text without any match are the categories, once the offers are known', () => {
    expect(suggest('zzzz', [], finds([])).map(wordsOf)).toEqual(categories)
    expect(suggest('zzzz', [], finds([], null))).toEqual([])
  })

  test('end with all results, with their number once it is known', () => {
    const [, last] = suggest(' Lamp ', [], {
      found: { products: [named(1, 'Lamp')], total: null },
      offers: [],
    })
    expect(last).toEqual({ kind: 'all', words: 'Lamp', total: null })
    expect([null, 1, 1200].map(seeAll)).toEqual(['See all results', 'See 1 result', 'See all 1,200 results'])
  })

  test('are announced with their number, and with the reason where the text has no results', () => {
    expect([0, 1, 5].map((count) => suggestionsCount(count))).toEqual([
      'No suggestions',
      '1 suggestion',
      '5 suggestions',
    ])
    expect(suggestionsCount(2, 'zzz')).toBe('No products match “zzz”. 2 suggestions')
  })
})

test('“See all” promises what Enter lists', async () => {
  // What a shopper types, with blanks and punctuation around it, in several scripts.
  const text = fc
    .array(
      fc.constantFrom(
        'lamp',
        'LAMP',
        'é',
        'e',
        ' ',
        '  ',
        '.',
        '?',
        '“',
        '"',
        'ラ',
        'ﾗ',
        'ا',
        'ß',
        '+',
        '%',
        '&',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join(''))
  const listOf = (address: string) => {
    const { search } = productsSearch(parseSearch(address))
    return embeddedSource.slice(listQueryOf(productsSearch({ search })), 0)
  }
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      // As `useFindings` asks for them, and as a suggestion and the form's Enter do by an address.
      const found = await embeddedSource.slice(listQueryOf(productsSearch({ search: typed.trim() })), 0)
      const all = suggest(typed, [], { found, offers: [] }).find((one) => one.kind === 'all')
      expect(all?.total ?? 0).toBe(found.total)
      for (const search of [typed, all?.words ?? typed])
        expect(await listOf(stringifySearch({ search }))).toEqual(found)
    }),
    { numRuns: 200 },
  )
})

describe('keys in the search field', () => {
  test('arrows move through all suggestions and the text, and wrap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom('ArrowDown', 'ArrowUp'), (count, key) => {
        const visited: (number | null)[] = []
        let active: number | null = null
        do {
          active = suggestionAfterKey(key, active, count) ?? null
          visited.push(active)
        } while (active !== null)
        expect(visited).toHaveLength(count + 1)
        expect(new Set(visited).size).toBe(count + 1)
      }),
    )
  })

  test('Home and End move in the text until a suggestion is chosen', () => {
    expect(suggestionAfterKey('Home', null, 4)).toBeUndefined()
    expect(suggestionAfterKey('End', null, 4)).toBeUndefined()
    expect(suggestionAfterKey('Home', 2, 4)).toBe(0)
    expect(suggestionAfterKey('End', 2, 4)).toBe(3)
  })

  test('no key has an effect on an empty list, and no letter on any list', () => {
    expect(suggestionAfterKey('ArrowDown', null, 0)).toBeUndefined()
    expect(suggestionAfterKey('a', 1, 4)).toBeUndefined()
  })
})
