import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { homeSearch, productsSearch, rootSearch } from '#address/browse-search.ts'
import { longestSearch } from '#address/longest-search.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { topCategories as categories, largestSize } from '#catalogue/settings/settings.ts'
import { anyText, misreadTexts } from './hostile-text.ts'

const home = (address: string) => homeSearch(parseSearch(address))
const products = (address: string) => productsSearch(parseSearch(address))
const sizeOf = (size: unknown) => rootSearch({ size }).size

describe('the search text', () => {
  test.each(misreadTexts.filter((text) => text.trim() !== ''))('%j is kept as typed', (text) => {
    expect(home(stringifySearch({ search: text })).search).toBe(text)
    expect(products(stringifySearch({ search: text })).search).toBe(text)
  })

  test('keeps blanks at its ends, but is left out where it is only blanks', () => {
    expect(home('?search=+lamp+').search).toBe(' lamp ')
    expect(home('?search=+++').search).toBeUndefined()
    expect(home('?search=').search).toBeUndefined()
  })

  test('has a maximum length, that of the search box', () => {
    expect(home(`?search=${'x'.repeat(10_240)}`).search).toBe('x'.repeat(longestSearch))
  })
})

describe('the category', () => {
  test('is a label; All is left out', () => {
    expect(home('?category=home-garden').category).toBe('Home & Garden')
    expect(home('?category=FASHION').category).toBe('Fashion')
    expect(home('?category=all').category).toBeUndefined()
    expect(home('').category).toBeUndefined()
  })

  test('that is unknown is shortened and kept, and the search text stays', () => {
    expect(home('?category=Nope&search=lamp')).toMatchObject({ category: 'Nope', search: 'lamp' })
    expect(home(`?category=${'n'.repeat(400)}`).category).toBe('n'.repeat(60))
    expect(home(`?category=+++${'n'.repeat(60)}`).category).toBe('n'.repeat(60))
  })

  test('that is shortened to a text with trailing blanks is read the same again', () => {
    for (const text of [`${'a'.repeat(59)} b`, `Fashion${' '.repeat(53)}x`]) {
      const once = homeSearch({ category: text })
      expect(homeSearch({ ...once })).toEqual(once)
    }
  })
})

describe('shown', () => {
  test.each([
    ['60', 60],
    ['31', 60],
    ['90.9', 90],
    ['30', undefined],
    ['1', undefined],
    ['-60', undefined],
    ['%2B60', 60],
    ['60.95', 60],
    ['1e5', undefined],
    ['abc', undefined],
    ['', undefined],
    ['99999999999999999999', 10_000_020],
  ])('%j is read as %j', (text, shown) => {
    expect(home(`?shown=${text}`).shown).toBe(shown)
  })
})

describe('size', () => {
  test.each([
    ['100000', 100_000],
    ['200', undefined],
    ['3', undefined],
    ['201', 201],
    ['500.7', 500],
    ['9'.repeat(30), largestSize],
    ['Infinity', undefined],
    ['x', undefined],
    [Number.NaN, undefined],
    [[], undefined],
    [{}, undefined],
  ])('%j is read as %j', (given, size) => {
    expect(sizeOf(given)).toBe(size)
  })
})

describe('the lab', () => {
  test.each([[1], ['1'], ['true']])('is open for %j', (lab) => {
    expect(rootSearch({ lab }).lab).toBe(1)
  })

  test.each([[0], ['0'], ['false'], [''], [true], [undefined]])('is not open for %j', (lab) => {
    expect(rootSearch({ lab }).lab).toBeUndefined()
  })
})

describe('saved', () => {
  test.each([
    ['true', true],
    ['1', true],
    ['false', undefined],
    ['0', undefined],
    ['yes', undefined],
    ['', undefined],
  ])('%s is read as %s', (text, saved) => {
    expect(products(`?saved=${text}`).saved).toBe(saved)
  })

  test('is left out of an address without it', () => {
    expect(products('').saved).toBeUndefined()
  })
})

describe('filters', () => {
  test('are numbers or text, never lists', () => {
    expect(productsSearch({ min: 5, max: '9.5' })).toMatchObject({ min: 5, max: 9.5 })
    expect(productsSearch({ min: ['5'], max: [9.5] })).toMatchObject({ min: undefined, max: undefined })
  })

  test.each([
    ['?min=20&max=49.99', { min: 20, max: 49.99 }],
    ['?min=0&max=', {}],
    ['?min=-5&max=1e3', {}],
    ['?min=007&max=49.999', { min: 7 }],
    ['?max=1234567890', {}],
    ['?rating=4.5', { rating: 4.5 }],
    ['?rating=4.0', {}],
    ['?rating=9', {}],
    ['?sale=true', { sale: true }],
    ['?sale=false', {}],
    ['?brand=Fennwick_Hatterly+Lane', { brand: 'Fennwick_Hatterly Lane' }],
    ['?brand=++', {}],
    ['?brand=Kyo_Fennwick_Kyo', { brand: 'Kyo_Fennwick' }],
    ['?brand=_Kyo_+_', { brand: 'Kyo' }],
    ['?brand=_+_', {}],
    ['?sort=price-down', { sort: 'price-down' }],
    ['?sort=toString', {}],
    // The catalogue's order, which a list without a text has anyway.
    ['?sort=featured', {}],
    ['?search=hat&sort=featured', { search: 'hat', sort: 'featured' }],
    ['?search=hat&sort=match', { search: 'hat' }],
  ])('%s is read as %j', (address, filters) => {
    expect(JSON.parse(JSON.stringify(products(address)))).toEqual(filters)
  })

  test('belong to the catalogue page only', () => {
    expect(JSON.stringify(home('?min=20&brand=Fennwick&sort=rating&sale=true&rating=4'))).toBe('{}')
  })
})

describe('any address or link', () => {
  const anyCategory = fc
    .tuple(fc.constantFrom(...categories, 'a'), fc.nat(80), anyText)
    .map(([category, blanks, rest]) => `${category}${' '.repeat(blanks)}${rest}`)
  const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.bigInt().map(String), fc.double().map(String))
  const anyValue = fc.oneof(anyText, anyCategory, anyNumber, fc.anything())
  const anyPrice = fc.oneof(
    fc.nat(20_000_000).map((cents) => cents / 100),
    fc.constantFrom('49.90', '007', '1e3'),
    anyValue,
  )
  const anySearch = fc.record(
    {
      category: anyValue,
      search: anyValue,
      shown: anyValue,
      saved: anyValue,
      size: anyValue,
      min: anyPrice,
      max: anyPrice,
      brand: anyValue,
      rating: fc.oneof(fc.constantFrom(3, '3.5', 4, '4.5', 2), anyValue),
      sale: fc.oneof(fc.boolean(), anyValue),
      sort: fc.oneof(fc.constantFrom('price-up', 'saving'), anyValue),
      view: fc.oneof(fc.constant('list'), anyValue),
      page: fc.oneof(fc.constantFrom('2', 7), anyValue),
      at: fc.oneof(fc.constantFrom('2', 7), anyValue),
    },
    { requiredKeys: [] },
  )
  const schemas: [string, (raw: Readonly<Record<string, unknown>>) => Record<string, unknown>][] = [
    ['the root', (raw) => ({ ...rootSearch(raw) })],
    ['the home page', (raw) => ({ ...homeSearch(raw) })],
    ['the catalogue page', (raw) => ({ ...productsSearch(raw) })],
  ]

  test.each(schemas)(
    '%s reads it, and reads its own result the same, also through the address',
    (_, schema) => {
      fc.assert(
        fc.property(anySearch, (search) => {
          const canonical = schema(search)
          const written = Object.fromEntries(
            Object.entries(canonical).filter(([, value]) => value !== undefined),
          )
          expect(schema(canonical)).toEqual(canonical)
          expect(schema(parseSearch(stringifySearch(canonical)))).toEqual(canonical)
          expect(parseSearch(stringifySearch(canonical))).toEqual(
            Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)])),
          )
        }),
        { numRuns: 1500 },
      )
    },
  )
})

describe('the list in pages', () => {
  test.each([
    ['?view=list', { view: 'list', page: undefined }],
    ['?view=list&page=3', { view: 'list', page: 3 }],
    ['?view=list&page=1', { view: 'list', page: undefined }],
    ['?view=list&page=-2', { view: 'list', page: undefined }],
    // A scroll anchor belongs to the grid, a page number to the plain list.
    ['?view=list&page=2&at=500', { view: 'list', page: 2, at: undefined }],
    ['?page=3&at=500', { view: undefined, page: undefined, at: 500 }],
    ['?view=grid&page=3', { view: undefined, page: undefined }],
  ])('%s', (address, search) => {
    expect(products(address)).toMatchObject(search)
  })
})
