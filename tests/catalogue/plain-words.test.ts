import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from '#catalogue/brands.ts'
import { readWish, type Wish } from '#catalogue/plain-words.ts'

const said: readonly [string, Wish][] = [
  ['fashion under $50 on sale', { category: 'Fashion', max: 49.99, sale: true, search: '' }],
  ['Fashion', { category: 'Fashion', search: '' }],
  ['home and garden', { category: 'Home & Garden', search: '' }],
  ['home & garden lamp', { category: 'Home & Garden', search: 'lamp' }],
  ['Home-Garden lamps', { category: 'Home & Garden', search: 'lamps' }],
  ['wool socks in fashion', { category: 'Fashion', search: 'wool socks' }],
  ['under 50', { max: 49.99, search: '' }],
  ['below $49.99', { max: 49.98, search: '' }],
  ['up to $50', { max: 50, search: '' }],
  ['at most 20 dollars', { max: 20, search: '' }],
  ['lamp over $100', { min: 100.01, search: 'lamp' }],
  ['from $20', { min: 20, search: '' }],
  ['at least $20', { min: 20, search: '' }],
  ['between 20 and 50', { min: 20, max: 50, search: '' }],
  ['between $50 and $20', { min: 20, max: 50, search: '' }],
  ['books $20-$50', { category: 'Books', min: 20, max: 50, search: '' }],
  ['from $20 to $50', { min: 20, max: 50, search: '' }],
  ['over $20 under $50', { min: 20.01, max: 49.99, search: '' }],
  ['sports rated 4.5', { category: 'Sports', rating: 4.5, search: '' }],
  ['at least 4 stars', { rating: 4, search: '' }],
  ['4+ stars', { rating: 4, search: '' }],
  ['rated 4 and up', { rating: 4, search: '' }],
  ['4.5 stars or more electronics', { category: 'Electronics', rating: 4.5, search: '' }],
  ['discounted headphones', { sale: true, search: 'headphones' }],
  ['my saved books', { category: 'Books', saved: true, search: '' }],
  ['fennwick headphones', { brands: ['Fennwick'], search: 'headphones' }],
  ['headphones by Fennwick on sale', { brands: ['Fennwick'], sale: true, search: 'headphones' }],
  ['ashdown & pell', { brands: ['Ashdown & Pell'], search: '' }],
  ['show me all the books, please', { category: 'Books', search: '' }],
  ['cheapest lamp', { sort: 'price-up', search: 'lamp' }],
  ['top rated electronics', { category: 'Electronics', sort: 'rating', search: '' }],
  ['most reviewed', { sort: 'reviews', search: '' }],
  // The second of two is searched for: nobody can mean both.
  ['books fashion', { category: 'Fashion', search: 'books' }],
]

describe('what is said', () => {
  test.each(said)('%s', (text, wish) => {
    expect(readWish(text, brands)).toEqual(wish)
    expect(readWish(`  ${text.toUpperCase()} `, brands)).toEqual({
      ...wish,
      search: wish.search.toUpperCase(),
    })
  })

  test.each([
    'lamp',
    'notebooks',
    'salesman',
    'wool shirt',
    '50',
    'under the bridge',
    'under $0',
    'size 42',
    'rated 4.2',
    '6 stars',
    'product 4',
    '',
    'fashionable',
    '$',
  ])('%j asks for no filter', (text) => {
    expect(readWish(text, brands)).toBeNull()
  })

  test('nothing breaks it, and what is left never has more than was said', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'under',
        '$50',
        'on sale',
        'fashion',
        'between',
        '20',
        'and',
        '4 stars',
        '$&',
        '$1',
        '_',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const wish = readWish(words.join(' '), brands)
        expect(wish?.search.length ?? 0).toBeLessThanOrEqual(words.join(' ').normalize().length)
        for (const price of [wish?.min, wish?.max]) expect(price ?? 1).toBeGreaterThan(-1)
      }),
      { numRuns: 2000 },
    )
  })
})
