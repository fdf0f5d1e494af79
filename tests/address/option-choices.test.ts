import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { productsSearch } from '#address/browse-search.ts'
import { listQueryOf } from '#address/list-query.ts'
import { productChoiceOf, toggleOption } from '#address/option-choices.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { allConditions, filterConditions, noFilters } from '#browse/filters/conditions.ts'
import { optionFilters } from '#catalogue/settings/settings.ts'
import { readChoice, writeChoice } from '#catalogue/variants/choice-search.ts'
import { anyText } from './hostile-text.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  ownSize: 10,
  largestSize: 10,
  hasVariants: true,
  hasOptionFilters: true,
  optionFilters: [
    {
      key: 'size',
      name: 'Size',
      values: ['S', 'M', 'X-L'].map((name) => ({ key: name.toLowerCase(), name })),
    },
    { key: 'brand', name: 'Brand', values: [{ key: 'own', name: 'Own' }] },
    {
      key: 'farbe',
      name: 'Farbe',
      values: ['Blau', 'Rot'].map((name) => ({ key: name.toLowerCase(), name })),
    },
  ],
}))

const read = (search: string) => productsSearch(parseSearch(search))
const written = (search: string) => stringifySearch({ ...read(search) })

describe('an address with values of options', () => {
  test.each([
    ['?size=m', '?size=m'],
    ['?size=x l, M,s,m', '?size=s,m,x-l'],
    ['?Size=m', '?size=m'],
    ['?Fàrbe=Blau&Brand=own', '?farbe=blau'],
    ['?option.size=M&farbe=ROT', '?size=m&farbe=rot'],
    ['?size=huge,m', '?size=m'],
    ['?size=huge', ''],
    ['?size=', ''],
    // Of the same name as a parameter of every list.
    ['?brand=own', '?brand=own'],
    ['?option.brand=own&brand=Kyo', '?option.brand=own&brand=Kyo'],
    ['?option.colour=red&option.__proto__=x', ''],
  ])('%s is written as %s', (search, expected) => {
    expect(written(search)).toBe(expected)
  })

  test('never throws, and means the same once it is written', () => {
    const text = fc.oneof(anyText, fc.constantFrom('m,s', ',', 'M', 'blau,rot,blau'))
    fc.assert(
      fc.property(text, text, (size, color) => {
        const search = productsSearch({ 'option.size': size, 'option.farbe': color })
        expect(read(stringifySearch({ ...search }))).toEqual(search)
      }),
    )
  })

  test('becomes a filter by the keys of the values', () => {
    expect(listQueryOf(read('?size=m,s&farbe=rot')).filters).toEqual({
      options: { size: ['s', 'm'], farbe: ['rot'] },
    })
    expect(listQueryOf(read('?size=huge')).filters).toBeUndefined()
  })
})

test('a value is added and removed again', () => {
  const [size] = optionFilters
  if (!size) throw new Error('There is no filter.')
  const both = { ...read('?size=x-l'), ...toggleOption(read('?size=x-l'), size, 's') }
  expect(stringifySearch({ ...both })).toBe('?size=s,x-l')
  expect(stringifySearch({ ...both, ...toggleOption(both, size, 's') })).toBe('?size=x-l')
  expect(toggleOption(read('?size=s'), size, 's')).toEqual({ 'option.size': undefined })
})

describe('chosen values', () => {
  const search = read('?size=s,m&farbe=rot&max=50')

  test('have a chip each, which removes it', () => {
    const chips = filterConditions(search)
    expect(chips.map(({ words }) => words)).toEqual(['up to $50', 'Size: S', 'Size: M', 'Farbe: Rot'])
    const rest = { ...search, ...chips[1]?.without(search) }
    expect(filterConditions(rest).map(({ words }) => words)).toEqual(['up to $50', 'Size: M', 'Farbe: Rot'])
  })

  test('are one condition for each option', () => {
    const conditions = allConditions(search)
    expect(conditions.map(({ words }) => words)).toEqual(['Size: S or M', 'Farbe: Rot', 'up to $50'])
    expect(stringifySearch({ ...search, ...conditions[0]?.without(search) })).toBe('?farbe=rot&max=50')
  })

  test('are removed with all filters', () => {
    expect(stringifySearch({ ...search, ...noFilters })).toBe('')
  })

  test('are chosen on the page of a product where they are single', () => {
    expect(productChoiceOf(search)).toEqual({ 'option.farbe': 'rot' })
    const options = [
      { name: 'Farbe', values: ['Rot', 'Blau'] },
      { name: 'Brand', values: ['Other', 'Own'] },
    ]
    expect(readChoice(options, productChoiceOf(read('?farbe=blau&option.brand=own')))).toEqual([
      'Blau',
      'Own',
    ])
    expect(stringifySearch(writeChoice(options, ['Blau', 'Own']))).toBe('?farbe=blau&brand=own')
  })
})
