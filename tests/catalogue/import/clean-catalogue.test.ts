import { expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { demoRules } from '../demo-rules.ts'
import { goodRecord } from './raw-record.ts'

test('products are ordered by id', () => {
  const { products } = cleanCatalogue(
    [
      { ...goodRecord, id: 3 },
      { ...goodRecord, id: 20 },
      { ...goodRecord, id: 1 },
    ],
    demoRules,
  )
  expect(products.map(({ id }) => id)).toEqual([1, 3, 20])
})

test('a bad record is left out and named, and the others stay', () => {
  const { products, problems } = cleanCatalogue(
    [{ ...goodRecord, id: 1, price: 'free' }, goodRecord, null],
    demoRules,
  )
  expect(products.map(({ id }) => id)).toEqual([7])
  expect(problems).toEqual([
    {
      index: 0,
      id: 1,
      field: 'price',
      message: 'must be a number like 4.5, without quotation marks and currency',
    },
    { index: 2, id: null, field: 'record', message: 'must be a record' },
  ])
})

test('of two records with one id the first stays and the second is named', () => {
  const { products, problems } = cleanCatalogue([goodRecord, { ...goodRecord, name: 'Other' }], demoRules)
  expect(products.map(({ name }) => name)).toEqual(['Brass Desk Lamp'])
  expect(problems).toEqual([{ index: 1, id: 7, field: 'id', message: 'is taken by an earlier record' }])
})

test('a bad record does not reserve its id', () => {
  const { products, problems } = cleanCatalogue([{ ...goodRecord, rating: 6 }, goodRecord], demoRules)
  expect(products).toHaveLength(1)
  expect(problems).toHaveLength(1)
})

test('what is left out of a record that stays is noted with its id and field', () => {
  const { products, notes } = cleanCatalogue(
    [
      {
        ...goodRecord,
        colour: 'red',
        originalPrice: 10,
        image: 'http://example.com/a.png',
        images: ['/a', ' ', '//x'],
      },
    ],
    demoRules,
  )
  expect(products).toMatchObject([{ originalPrice: null, pictures: ['/a'] }])
  expect(notes).toEqual([
    { id: 7, field: 'colour', message: 'is no field of a record' },
    {
      id: 7,
      field: 'image',
      message: 'must be like /pictures/red-ribbon.avif, without spaces, or an https address',
    },
    {
      id: 7,
      field: 'images.2',
      message: 'must be like /pictures/red-ribbon.avif, without spaces, or an https address',
    },
    { id: 7, field: 'originalPrice', message: 'must be above the price' },
  ])
})

test('what a description in HTML loses or replaces is noted', () => {
  const html = { ...goodRecord, descriptionHtml: '<p>Bends.<img src="/a"></p>' }
  expect(cleanCatalogue([html], demoRules).notes).toEqual([
    { id: 7, field: 'descriptionHtml', message: 'cannot have the element img' },
    { id: 7, field: 'longDescription', message: 'is replaced by descriptionHtml' },
  ])
})

test.each([
  [{ image: { url: 'https://cdn.example.com/a.jpg', widht: 12 } }, 'image.widht', 'is no field of an image'],
  [
    { images: ['/a', { url: 'https://cdn.example.com/a.jpg', width: '12', height: 5 }] },
    'images.1',
    'must have a width and a height from 1 to 20000, or none',
  ],
  [{ options: [{ name: 'Size', values: ['S'], type: 1 }] }, 'options.0.type', 'is no field of an option'],
  [
    { options: [{ name: 'Size', values: ['S'] }], variants: [{ values: ['S'], barcode: 1 }] },
    'variants.0.barcode',
    'is no field of a variant',
  ],
  [{ stock: 'out', inStock: true }, 'inStock', 'is replaced by stock'],
  [{ stock: 3, inStock: false }, 'inStock', 'is replaced by stock'],
])('a part that %o loses is noted', (fields, field, message) => {
  const { problems, notes } = cleanCatalogue([{ ...goodRecord, ...fields }], demoRules)
  expect(problems).toEqual([])
  expect(notes).toEqual([{ id: 7, field, message }])
})

test('nothing is noted of a good record', () => {
  expect(cleanCatalogue([goodRecord], demoRules)).toMatchObject({ problems: [], notes: [] })
})

test('brands that differ in capitals, accents or blanks alone are one, as the first record writes it', () => {
  const brands = ['Lumière', 'LUMIERE', ' Lumie\u0300re', null, 'Lumo'].map((brand, index) => ({
    ...goodRecord,
    id: index + 1,
    brand,
  }))
  expect(cleanCatalogue(brands, demoRules).products.map(({ brand }) => brand)).toEqual([
    'Lumière',
    'Lumière',
    'Lumière',
    null,
    'Lumo',
  ])
})
