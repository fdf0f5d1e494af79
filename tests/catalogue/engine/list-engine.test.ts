import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample } from '../../sample.ts'
import { generateSummary } from '#catalogues/demo/generated.ts'
import { categories, topCategories } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { labelsOf, type CategoryChoice } from '#catalogue/settings/category-tree.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'

/** The specification's definition: category first, then substring of name or description, folded. */
function naive(products: readonly ProductSummary[], { category, search, only }: ListQuery): ProductSummary[] {
  return products
    .filter((product) => category === 'All' || product.category === category)
    .filter(
      ({ name, description }) =>
        fold(name).includes(foldSearch(search)) || fold(description).includes(foldSearch(search)),
    )
    .filter(({ id }) => only === undefined || only.includes(id))
}

const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})
const product = (id: number, fields: Partial<ProductSummary>): ProductSummary => ({
  ...generateSummary(86),
  id,
  ...fields,
})

const engineMatches = (products: readonly ProductSummary[], listQuery: ListQuery) =>
  createListEngine(products)(listQuery).products

const choices: readonly CategoryChoice[] = ['All', ...topCategories]
// Letters whose lower case is longer, unchanged or dependent on their neighbours; combining marks; halves of emoji.
const letters = fc.constantFrom(
  'a',
  'A',
  'b',
  ' ',
  'İ',
  'i',
  'I',
  'ı',
  '\u0307',
  'ß',
  'ẞ',
  'SS',
  'Σ',
  'σ',
  'ς',
  'é',
  'e',
  '\u0301',
  'É',
  '👍',
  '🏽',
  '\ud83d',
  '\udc4d',
  'ﬁ',
  'K',
  'Ω',
  'Å',
  '\0',
)
const tricky = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''))
const list = fc
  .array(
    fc.record({ name: tricky, description: tricky, category: fc.constantFrom(...labelsOf(categories)) }),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.map((fields, index) => product(index * 3 + 1, fields)))

const anyListQuery = (search: fc.Arbitrary<string>) =>
  fc.record(
    {
      category: fc.constantFrom(...choices),
      search,
      size: fc.constant(200),
      only: fc.array(fc.integer({ min: 0, max: 40 })),
    },
    { requiredKeys: ['category', 'search', 'size'] },
  )

describe('search', () => {
  const desk = product(1, { name: 'Oak Desk', description: 'For lamps', category: 'Home & Garden' })
  const lamp = product(2, { name: 'Lamp', description: 'Stands on a desk', category: 'Electronics' })
  const course = product(3, { name: 'Joinery', description: 'Build a DESK', category: 'Course' })
  const engine = createListEngine([desk, lamp, course])
  const search = (listQuery: ListQuery) => engine(listQuery).products

  test('finds matches in names and descriptions, in catalogue order, in any case', () => {
    expect(search(listQueryWith({ search: 'dEsK' }))).toEqual([desk, lamp, course])
  })

  test('is limited to the category', () => {
    expect(search(listQueryWith({ search: 'desk', category: 'Electronics' }))).toEqual([lamp])
    expect(search(listQueryWith({ category: 'Books' }))).toEqual([])
  })

  test('finds courses and services under All only', () => {
    expect(search(listQueryWith({}))).toContain(course)
    for (const category of topCategories) expect(search(listQueryWith({ category }))).not.toContain(course)
  })

  test('never matches across the name and the description', () => {
    expect(search(listQueryWith({ search: 'desk for' }))).toEqual([])
    expect(search(listQueryWith({ search: 'deskfor' }))).toEqual([])
  })

  test.each(['desk ', 'Desk.', '“desk”', ' DÉSK,'])('finds a desk by %j', (typed) => {
    expect(search(listQueryWith({ search: typed }))).toEqual([desk, lamp, course])
  })

  test.each(['oak desk', 'OAK\u00a0 DESK', 'oak\u200b desk'])('finds one product by %j', (typed) => {
    expect(search(listQueryWith({ search: typed }))).toEqual([desk])
  })

  describe('for words', () => {
    const mascara = product(1, {
      name: 'Mascara',
      description: 'Lasts all day',
      brand: 'Essence',
      category: 'Fashion',
      keywords: ['Beauty', 'Extra Black', 'ESS-01', 'Last'],
    })
    const coat = product(2, {
      name: 'Red Coat',
      description: 'Essence of winter',
      brand: null,
      category: 'Fashion',
    })
    const wordEngine = createListEngine([mascara, coat])
    const find = (text: string) =>
      wordEngine(listQueryWith({ search: text, match: 'words' })).products.map(({ id }) => id)

    test.each([
      ['mascara essence', [1]],
      ['Essence, Mascara.', [1]],
      ['essence', [1, 2]],
      ['beauty', [1]],
      ['ess-01', [1]],
      ['black extra mascara', [1]],
      ['"extra black"', [1]],
      ['"black extra"', []],
      ['coat fashion winter', [2]],
      ['"ess-01 last"', []],
      ['mascara winter', []],
    ])('%j finds %j', (text, ids) => {
      expect(find(text)).toEqual(ids)
    })

    test('finds no label by the whole text', () => {
      expect(wordEngine(listQueryWith({ search: 'beauty' })).products).toEqual([])
      expect(wordEngine(listQueryWith({ search: 'mascara essence' })).products).toEqual([])
    })
  })

  test('treats only white space as no search', () => {
    expect(search(listQueryWith({ search: ' \t ' }))).toHaveLength(3)
  })

  test('treats no character as a pattern', () => {
    for (const text of ['.', '*', 'd.sk', '[a-z]', '\\', '(', '$', '^'])
      expect(search(listQueryWith({ search: text }))).toEqual([])
  })

  test('can be restricted to some ids, or to none', () => {
    expect(search(listQueryWith({ only: [3, 1, 99] }))).toEqual([desk, course])
    expect(search(listQueryWith({ only: [3, 1], search: 'oak' }))).toEqual([desk])
    expect(search(listQueryWith({ only: [] }))).toEqual([])
  })

  test('equals the naive definition on tricky texts', () => {
    fc.assert(
      fc.property(list, anyListQuery(tricky), (products, listQuery) => {
        expect(engineMatches(products, listQuery)).toEqual(naive(products, listQuery))
      }),
      { numRuns: sample(1000, 3000) },
    )
  })

  test('equals the naive definition for every substring of every text', () => {
    const found = fc.tuple(list, fc.nat(), fc.nat(8), fc.nat(8), fc.boolean())
    fc.assert(
      fc.property(found, ([products, index, from, length, inName]) => {
        const one = products[index % Math.max(products.length, 1)]
        const text = (inName ? one?.name : one?.description) ?? ''
        const listQuery = listQueryWith({ search: text.slice(from, from + length) })
        expect(engineMatches(products, listQuery)).toEqual(naive(products, listQuery))
      }),
      { numRuns: sample(700, 2000) },
    )
  })

  test.each([200, 10_000])('equals the naive definition on %i generated products', (size) => {
    const products = Array.from({ length: size - 85 }, (_, index) => generateSummary(86 + index))
    const all = createListEngine(products)
    const words = products
      .slice(0, 40)
      .flatMap(({ name, description }) => `${name} ${description}`.split(' '))
    const typed = fc
      .tuple(fc.constantFrom(...words), fc.nat(3), fc.integer({ min: 1, max: 9 }))
      .map(([word, from, length]) => word.slice(from, from + length))
    fc.assert(
      fc.property(anyListQuery(fc.oneof(typed, tricky)), (listQuery) => {
        expect(all(listQuery).products).toEqual(naive(products, listQuery))
      }),
      { numRuns: size > 1000 ? sample(8, 20) : sample(60, 200) },
    )
  })
})

test('counts equal the lengths of the results', () => {
  fc.assert(
    fc.property(list, tricky, (products, search) => {
      const { counts } = createListEngine(products)(listQueryWith({ search }))
      for (const category of choices)
        expect(counts[category]).toBe(naive(products, listQueryWith({ search, category })).length)
    }),
  )
})

test('a brand that is missing from the brand list is searched and counted like the others', () => {
  const engine = createListEngine([product(1, { brand: 'Nobody’s' }), product(2, {})])
  expect(engine(listQueryWith({ filters: { brands: ['Nobody’s'] } })).products.map(({ id }) => id)).toEqual([
    1,
  ])
  expect(engine(listQueryWith({})).facets.brands).toContainEqual({ brand: 'Nobody’s', count: 1 })
})
