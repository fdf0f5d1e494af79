import { expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { translateRecords } from '#catalogue/import/translate-records.ts'

const rules = { categories: [{ label: 'Tee' }, { label: 'Becher' }], digits: 2 }
const labels = new Map([
  ['Tea', 'Tee'],
  ['Mugs', 'Becher'],
])
const tea = {
  id: 1,
  name: 'Black tea',
  category: 'Tea',
  price: 4.5,
  description: 'Strong.',
  descriptionHtml: '<p>Strong leaves.</p>',
  tags: ['strong'],
  options: [{ name: 'Tin', values: ['small', 'large'] }],
  variants: [{ values: ['small'] }, { values: ['large'], price: 8 }],
}
const mug = { id: 2, name: 'Mug', category: 'Mugs', price: 9 }

function translate(records: readonly unknown[], words?: readonly unknown[]) {
  const translated = translateRecords(records, {
    tag: 'de',
    mainLocale: 'en-IE',
    labels,
    rules,
    words: words && { file: 'products.de.jsonl', records: words, lines: words.map((_, at) => at + 1) },
  })
  const { products, problems } = cleanCatalogue(translated.records, rules)
  return { products, problems, warnings: translated.warnings() }
}

test('a product has its own words, and the slug of the main language', () => {
  const { products, warnings } = translate(
    [tea, mug],
    [
      {
        id: 1,
        name: 'Schwarztee',
        description: 'Stark.',
        longDescription: 'Starke Blätter.',
        tags: ['stark'],
        options: [{ name: 'Dose', values: ['klein', 'groß'] }],
      },
      { id: 2, name: 'Becher', slug: 'becher' },
    ],
  )
  expect(products[0]).toMatchObject({
    name: 'Schwarztee',
    category: 'Tee',
    slug: 'black-tea',
    price: 450,
    description: 'Stark.',
    tags: ['stark'],
    variants: [{ values: ['klein'] }, { values: ['groß'], price: 800 }],
  })
  expect(JSON.stringify(products[0])).not.toMatch(/strong|small/i)
  expect(products[1]).toMatchObject({ name: 'Becher', category: 'Becher', slug: 'becher' })
  expect(warnings).toEqual([])
})

test('a product with the longest name keeps an address in every language', () => {
  const name = 'A tea with a name of many short words, '.repeat(5).slice(0, 200)
  const { products, problems, warnings } = translate([{ ...mug, name }], [{ id: 2, name: 'Becher' }])
  expect(problems).toEqual([])
  expect(warnings).toEqual([])
  expect(products[0]?.slug).toMatch(/^a-tea-with-a-name-/)
})

test('the value of an option keeps its swatch', () => {
  const glaze = {
    ...mug,
    options: [{ name: 'Glaze', values: [{ name: 'Night', color: '#27364a' }] }],
    variants: [{ values: ['Night'] }],
  }
  const words = { id: 2, name: 'Becher', options: [{ name: 'Glasur', values: ['Nacht'] }] }
  expect(translate([glaze], [words]).products[0]).toMatchObject({
    options: [{ name: 'Glasur', values: ['Nacht'], swatches: ['#27364a'] }],
    variants: [{ values: ['Nacht'] }],
  })
})

test('what has no words falls back, and is counted', () => {
  const { products, warnings } = translate([tea, mug], [{ id: 1, name: 'Schwarztee' }])
  expect(products.map(({ name, description }) => [name, description])).toEqual([
    ['Schwarztee', 'Strong.'],
    ['Mug', ''],
  ])
  expect(warnings).toEqual([
    'In de, 1 of 2 products have no words: product 2',
    'In de, the description of product 1 has the words of the main language',
    'In de, the descriptionHtml of product 1 has the words of the main language',
    'In de, the tags of product 1 has the words of the main language',
    'In de, the options of product 1 has the words of the main language',
  ])
})

test('without a file all products fall back', () => {
  const { products, warnings } = translate([tea, mug])
  expect(products.map(({ name, category }) => [name, category])).toEqual([
    ['Black tea', 'Tee'],
    ['Mug', 'Becher'],
  ])
  expect(warnings).toEqual(['In de, 2 of 2 products have no words: products 1, 2'])
})

test.each([
  ['Becher', 'products.de.jsonl, line 1 is left out: it must be a record'],
  [{ id: '2', name: 'Becher' }, 'products.de.jsonl, line 1 is left out: id must be the number of a product'],
  [{ id: 3, name: 'Becher' }, 'products.de.jsonl, line 1 is left out: there is no product 3'],
  [
    { id: 2, name: 7 },
    'products.de.jsonl, line 1 is left out: name must be text. Product 2 keeps the words of the main language',
  ],
])('a line like %j is named, and the product keeps its words', (line, warning) => {
  const { products, warnings } = translate([mug], [line])
  expect(products).toMatchObject([{ name: 'Mug', price: 900 }])
  expect(warnings[0]).toBe(warning)
})

test('a translation changes no price, and no id twice', () => {
  const { products, warnings } = translate(
    [mug],
    [
      { id: 2, name: 'Becher', price: 1 },
      { id: 2, name: 'Tasse' },
    ],
  )
  expect(products).toMatchObject([{ name: 'Becher', price: 900 }])
  expect(warnings[0]).toMatch(
    /^products\.de\.jsonl, line 1: price is left out: a translation has name, slug, /,
  )
  expect(warnings[1]).toBe('products.de.jsonl, line 2 is left out: id is taken by an earlier line')
})

test('options with other values than those of the record keep the words of the main language', () => {
  const { products, warnings } = translate(
    [tea],
    [{ id: 1, name: 'Schwarztee', options: [{ name: 'Dose', values: ['klein'] }] }],
  )
  expect(products).toMatchObject([{ name: 'Black tea' }])
  expect(warnings[0]).toMatch(/^products\.de\.jsonl, line 1 is left out: variants/)
})

test('options with more values than those of the record would name the wrong variants', () => {
  const { products, warnings } = translate(
    [{ ...tea, options: [{ name: 'Tin', values: ['large'] }], variants: [{ values: ['large'] }] }],
    [{ id: 1, name: 'Schwarztee', options: [{ name: 'Dose', values: ['klein', 'groß'] }] }],
  )
  expect(products).toMatchObject([{ name: 'Black tea', variants: [{ values: ['large'] }] }])
  expect(warnings[0]).toMatch(/^products\.de\.jsonl, line 1 is left out: variants/)
})

test('a record that is wrong in every language is no problem of the translation', () => {
  const { problems, warnings } = translate([{ ...mug, price: 'nine' }], [{ id: 2, name: 'Becher' }])
  expect(problems).toHaveLength(1)
  expect(warnings).toEqual(['products.de.jsonl, line 1 is left out: there is no product 2'])
})
