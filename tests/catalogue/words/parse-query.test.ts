import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from 'virtual:catalogue/records'
import { parseQuery, type ParsedQuery } from '#catalogue/words/parse-query.ts'

const understood: readonly [string, ParsedQuery][] = [
  ['fashion under $50 on sale', { category: 'Fashion', max: 49.99, sale: true, search: '' }],
  ['Fashion', { category: 'Fashion', search: '' }],
  ['home and garden', { category: 'Home & Garden', search: '' }],
  ['home & garden lamp', { category: 'Home & Garden', search: 'lamp' }],
  ['Home-Garden lamps', { category: 'Home & Garden', search: 'lamps' }],
  ['wool socks in fashion', { category: 'Fashion', search: 'wool socks' }],
  ['under 50', { max: 49.99, search: '' }],
  ['below $49.99', { max: 49.98, search: '' }],
  ['up to $50', { max: 50, search: '' }],
  ['lamp $50', { max: 50, search: 'lamp' }],
  ['50 dollars', { max: 50, search: '' }],
  ['under $50 $60', { max: 49.99, search: '$60' }],
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
  ['wool on sale socks', { sale: true, search: 'wool socks' }],
  ['under  $50', { max: 49.99, search: '' }],
  ['on sale ,;socks;,', { sale: true, search: 'socks' }],
  // A leading or trailing comma would be searched for.
  ['wool; socks, please, on sale', { sale: true, search: 'wool; socks' }],
  ['the, ,;socks,; reduced, please;', { sale: true, search: 'socks' }],
  // The second of two contradictory phrases stays in the search text.
  ['books fashion', { category: 'Fashion', search: 'books' }],
]

describe('the phrase', () => {
  test.each(understood)('%s', (text, expected) => {
    expect(parseQuery(text, brands)).toEqual(expected)
    expect(parseQuery(`  ${text.toUpperCase()} `, brands)).toEqual({
      ...expected,
      search: expected.search.toUpperCase(),
    })
  })

  test.each([
    [{ rating: 4 }, ['rated 4', 'rating 4', 'rated at least 4', 'rated from 4', 'rated over 4', 'rated 4.0']],
    [{ rating: 4 }, ['rated 4+', 'rated 4 +', 'rated 4 stars', 'rated 4 star', 'rated 4+ stars']],
    [{ rating: 4 }, ['rated 4 or up', 'rated 4 and more', 'rated 4 or better', 'rated 4 and above']],
    [{ rating: 3.5 }, ['3.5 stars', '3.5 star', '3.5stars', '3.5+ stars', '3.5 + stars', 'from 3.5 stars']],
    [{ rating: 3 }, ['3 stars and up', '3 stars or more', '3 stars or better', '3 stars and above']],
    [{ min: 20, max: 50 }, ['between 20 dollars and 50 bucks', 'between 20usd and $ 50', 'from 20 - 50']],
    [{ min: 20, max: 50.5 }, ['$20 to $50.50', '$20.00-50.5', '$20 – $50.50', '$20 -$50.5 usd']],
    [{ max: 49.99 }, ['below 50', 'less than 50', 'cheaper than 50']],
    [{ max: 50 }, ['up to 50', 'at most 50', 'no more than 50', 'max 50', 'maximum 50']],
    [{ min: 50.01 }, ['over 50', 'above 50', 'more than 50']],
    [{ min: 50 }, ['from 50', 'at least 50', 'min 50', 'minimum 50']],
    [{ sale: true }, ['on sale', 'in the sale', 'discounted', 'reduced']],
    [{ saved: true }, ['saved', 'my saved', 'that I saved', 'I saved', 'saved products', 'my saved ones']],
    [{ sort: 'price-up' }, ['cheapest', 'cheapest first', 'lowest price', 'lowest price first']],
    [{ sort: 'price-down' }, ['most expensive', 'dearest', 'dearest first', 'highest price first']],
    [{ sort: 'rating' }, ['best rated', 'top rated', 'highest rated']],
    [{ sort: 'reviews' }, ['most reviewed', 'most reviews']],
    [{ sort: 'saving' }, ['biggest saving', 'biggest savings', 'biggest discount', 'biggest discounts']],
    [{ category: 'Home & Garden' }, ['home & garden', 'home&garden', 'home-garden', 'home garden']],
    [{ brands: ['Fennwick'] }, ['Fennwick', 'by Fennwick', 'from Fennwick']],
  ] as const)('%j has many wordings', (expected, variants) => {
    for (const variant of variants)
      expect([variant, parseQuery(variant, brands)]).toEqual([variant, { ...expected, search: '' }])
    for (const variant of variants)
      expect([variant, parseQuery(`lamp ${variant}`, brands)]).toEqual([
        variant,
        { ...expected, search: 'lamp' },
      ])
  })

  test('characters of a brand are not a pattern', () => {
    expect(parseQuery('a.b+ (uk) lamp', ['A.B+ (UK)'])).toEqual({ brands: ['A.B+ (UK)'], search: 'lamp' })
    expect(parseQuery('axb lamp', ['A.B'])).toBeNull()
  })

  test.each([
    ['Weiß', 'WEIẞ lamp'],
    ['Sale', 'ſale lamp'],
    ['Οδός', 'ΟΔΌΣ lamp'],
    ['Οδός', 'οδόσ lamp'],
    ['Łódź', 'łÓDŹ lamp'],
  ])('the brand %s in %j has another case', (brand, text) => {
    expect(parseQuery(text, ['Other', brand])).toEqual({ brands: [brand], search: 'lamp' })
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
  ])('%j contains no filter', (text) => {
    expect(parseQuery(text, brands)).toBeNull()
  })

  test('any text is parsed, and the rest is never longer than the text', () => {
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
        const expected = parseQuery(words.join(' '), brands)
        expect(expected?.search.length ?? 0).toBeLessThanOrEqual(words.join(' ').normalize().length)
        for (const price of [expected?.min, expected?.max]) expect(price ?? 1).toBeGreaterThan(-1)
      }),
      { numRuns: 2000 },
    )
  })
})
