import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductSummary } from '#catalogue/product.ts'
import { suggest, suggestionAfterKey, suggestionsCount, type Suggestion } from '#search/suggestions.ts'

const named = (id: number, name: string): ProductSummary => ({
  id,
  name,
  description: 'With a lamp in it',
  category: 'Books',
  price: 100,
  originalPrice: null,
  rating: 4,
  reviews: 1,
  brand: 'B',
  picture: '/pictures/1-front.avif',
})

const wordsOf = (suggestion: Suggestion) =>
  suggestion.kind === 'recent'
    ? suggestion.words
    : suggestion.kind === 'category'
      ? suggestion.category
      : suggestion.product.name

describe('suggestions', () => {
  test('start with recent searches, then categories, then products', () => {
    const suggestions = suggest('sp', ['wasp', 'mug'], [named(1, 'Spoon')])
    expect(suggestions.map(wordsOf)).toEqual(['wasp', 'Sports', 'Spoon'])
  })

  test('have names that begin with the text first and matches in descriptions last, in stable order', () => {
    const found = [
      named(1, 'Table'),
      named(2, 'Slamp'),
      named(3, 'Desk Lamp'),
      named(4, 'Lamp'),
      named(5, 'Lampion'),
    ]
    expect(suggest(' LAMP ', [], found).map(wordsOf)).toEqual([
      'Lamp',
      'Lampion',
      'Desk Lamp',
      'Slamp',
      'Table',
    ])
  })

  test('for an empty field are the recent searches and all categories, without products', () => {
    const suggestions = suggest('  ', ['a', 'b', 'c', 'd'], [named(1, 'Lamp')])
    expect(suggestions.map(wordsOf)).toEqual([
      'a',
      'b',
      'c',
      'Electronics',
      'Fashion',
      'Home & Garden',
      'Sports',
      'Books',
    ])
  })

  test('never contain the text of the field itself', () => {
    expect(suggest('Zebra', ['zebra', 'zebra lamp'], []).map(wordsOf)).toEqual(['zebra lamp'])
  })

  test('have a number in words', () => {
    expect([0, 1, 5].map(suggestionsCount)).toEqual(['No suggestions', '1 suggestion', '5 suggestions'])
  })
})

describe('keys in the search field', () => {
  test('arrows move through all suggestions and the text, and wrap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom('ArrowDown', 'ArrowUp'), (count, key) => {
        const met: (number | null)[] = []
        let active: number | null = null
        do {
          active = suggestionAfterKey(key, active, count) ?? null
          met.push(active)
        } while (active !== null)
        expect(met).toHaveLength(count + 1)
        expect(new Set(met).size).toBe(count + 1)
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
