import { describe, expect, test } from 'vitest'
import type { RawHead } from '#catalogue/import/raw-head.ts'
import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { checkCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'

type Options = NonNullable<RawProduct['options']>

const recordOf = (options: Options, at: number): RawProduct => ({
  id: at + 1,
  name: 'Tee',
  category: 'Fashion',
  price: 20,
  options,
})

function check(all: readonly Options[], head: Partial<Record<keyof RawHead, unknown>> = {}) {
  const checked = checkCatalogue({
    head: {
      name: 'Shop',
      locale: 'en-US',
      currency: 'USD',
      categories: [{ label: 'Fashion' }],
      ...head,
    },
    records: all.map(recordOf),
  })
  const { optionFilters, hasOptionFilters } = checked.head
  return {
    ...checked,
    hasOptionFilters,
    names: optionFilters.map(({ name }) => name),
    keys: optionFilters.map(({ key }) => key),
    values: optionFilters.map((filter) => filter.values.map(({ name }) => name)),
  }
}

const size = (...values: string[]) => ({ name: 'Size', values })
const color = (...values: string[]) => ({ name: 'Color', values })

describe('without `optionFilters` in the head', () => {
  test('an option that two products share is a filter, in any spelling', () => {
    const { names, keys, values } = check([
      [size('S', 'M'), { name: 'Engraving', values: ['Yes', 'No'] }],
      [color('Blue', 'Red'), { name: 'SIZE', values: ['m', 'L'] }],
      [color('BLUE')],
      [size('XS', 'S')],
    ])
    expect(names).toEqual(['Size', 'Color'])
    expect(keys).toEqual(['size', 'color'])
    expect(values).toEqual([
      ['XS', 'S', 'M', 'L'],
      ['Blue', 'Red'],
    ])
  })

  test('four options of most products are, and none of a single value', () => {
    const named = (name: string) => ({ name, values: ['1', '2'] })
    const { names } = check([
      ['A', 'B', 'C'].map(named),
      ['C', 'D', 'E'].map(named),
      ['E', 'D', 'C'].map(named),
      [named('B'), { name: 'One', values: ['1'] }],
      [{ name: 'One', values: ['1'] }],
      [named('A'), named('D')],
      [named('E')],
    ])
    expect(names).toEqual(['C', 'D', 'E', 'A'])
  })

  test('a shop without options has none, and its products have no trace of them', () => {
    const { hasOptionFilters, products } = check([[], [size('S', 'M')]])
    expect(hasOptionFilters).toBe(false)
    expect(products.map((product) => 'variantGroups' in product)).toEqual([false, false])
  })
})

test('with them, sold-out and reduced variants are reason enough for a filter', () => {
  const variants = [
    { values: ['S'], price: 10 },
    { values: ['M'], price: 20, originalPrice: 30, stock: 0 },
  ]
  const records = [0, 1].map((at) => ({ ...recordOf([size('S', 'M')], at), variants }))
  const filtersWith = (optionFilters?: string[]) =>
    checkCatalogue({
      head: {
        name: 'Shop',
        locale: 'en-US',
        currency: 'USD',
        categories: [{ label: 'Fashion' }],
        ...(optionFilters && { optionFilters }),
      },
      records,
    }).head.filters
  expect(filtersWith()).toEqual(['sale', 'available'])
  expect(filtersWith([])).toEqual([])
})

describe('values', () => {
  test('keep the order that products agree on; others are sorted, numbers by value', () => {
    expect(check([[size('S', 'M', 'XL')], [size('M', 'L', 'XL')], [size('8', '10')]]).values).toEqual([
      ['8', '10', 'S', 'M', 'L', 'XL'],
    ])
  })

  test('are complete where products contradict each other', () => {
    const [values = []] = check([[size('S', 'M')], [size('M', 'L', 'S')]]).values
    expect(values.toSorted()).toEqual(['L', 'M', 'S'])
  })

  test('of colors are sorted by name', () => {
    const { head } = checkCatalogue({
      head: { name: 'Shop', locale: 'en-US', currency: 'USD', categories: [{ label: 'Fashion' }] },
      records: [0, 1].map((at) =>
        recordOf([{ name: 'Color', values: ['Red', { name: 'Blue', color: '#00f' }] }], at),
      ),
    })
    expect(head.optionFilters[0]?.values).toEqual([
      { key: 'blue', name: 'Blue', swatch: '#00f' },
      { key: 'red', name: 'Red' },
    ])
  })
})

describe('`optionFilters` in the head', () => {
  const products = [[size('S', 'M'), color('Blue')], [size('S')]]

  test('names the filters, in its order', () => {
    expect(check(products, { optionFilters: ['color', 'Size'] }).names).toEqual(['Color', 'Size'])
    expect(check(products, { optionFilters: [] }).hasOptionFilters).toBe(false)
  })

  test('may name nothing that no product has, which the build says', () => {
    const { names, warnings } = check(products, { optionFilters: ['Sise', 'Size'] })
    expect(names).toEqual(['Size'])
    expect(warnings).toContain('No product has the option “Sise”, which `optionFilters` names')
  })

  test('may name no option with too many values, which the build says', () => {
    const many = [0, 1].map((from) => [size(...Array.from({ length: 150 }, (_, at) => `${from * 150 + at}`))])
    const { hasOptionFilters, warnings } = check(many, { optionFilters: ['Size'] })
    expect(hasOptionFilters).toBe(false)
    expect(warnings).toContain('“Size” is no filter: it has 300 values, and a filter has 200 at most')
    expect(check(many).hasOptionFilters).toBe(false)
  })

  test.each([
    [{ optionFilters: 'Size' }, '`optionFilters` must be a list'],
    [{ optionFilters: ['Size', 'size'] }, '`optionFilters` must not name an option twice'],
    [{ optionFilters: [''] }, 'The name of an option must not be empty'],
    [{ optionFilters: Array.from({ length: 9 }, (_, at) => `${at}`) }, 'must name at most 8 options'],
  ])('%j stops the build', (head, message) => {
    expect(() => check(products, head)).toThrow(message)
  })
})

test('a shop in another language finds them by their names in the main language', () => {
  const records = [[size('S', 'M')], [size('S')]].map(recordOf)
  const { head } = checkCatalogue({
    head: {
      name: 'Shop',
      locale: 'en-US',
      currency: 'USD',
      categories: [{ label: 'Fashion' }],
      optionFilters: ['Size'],
    },
    records,
    translation: {
      language: 'de',
      words: {
        file: 'products.de.jsonl',
        records: [{ id: 1, name: 'Hemd', options: [{ name: 'Größe', values: ['klein', 'mittel'] }] }],
      },
    },
  })
  expect(head.optionFilters.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['Größe', ['klein', 'mittel']],
  ])
})

test('filters and choices have the same words in the addresses of all languages', () => {
  const head = { name: 'Shop', locale: 'en-US', currency: 'USD', categories: [{ label: 'Fashion' }] }
  const colors = [
    { name: 'Blue', color: '#0000ff' },
    { name: 'Ash', color: '#888888' },
  ]
  const records = [1, 2].map((at) => recordOf([{ name: 'Color', values: colors }], at))
  const main = checkCatalogue({ head, records })
  const words = ['Blau', 'Rauch']
  const german = checkCatalogue({
    head,
    records,
    translation: {
      language: 'de',
      words: {
        file: 'products.de.jsonl',
        records: records.map(({ id }) => ({ id, options: [{ name: 'Farbe', values: words }] })),
      },
    },
  })
  const keysIn = ({ head: { optionFilters } }: typeof main) =>
    optionFilters.map(({ key, values }) => [key, values.map((value) => value.key).toSorted()])
  expect(keysIn(german)).toEqual([['color', ['ash', 'blue']]])
  expect(keysIn(german)).toEqual(keysIn(main))
  expect(german.head.optionFilters[0]?.values).toMatchObject([
    { name: 'Blau', key: 'blue' },
    { name: 'Rauch', key: 'ash' },
  ])
  expect(german.products[0]?.options).toMatchObject([
    { name: 'Farbe', values: words, original: { name: 'Color', values: ['Blue', 'Ash'] } },
  ])
})
