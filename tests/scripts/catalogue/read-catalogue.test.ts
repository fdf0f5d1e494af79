import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import type { RawHead } from '#catalogue/import/raw-head.ts'
import { generated } from '#catalogues/demo/generated.ts'
import { head as demoHead } from '#catalogues/demo/head.ts'
import { products as demoRecords } from '#catalogues/demo/products.ts'
import { finderIn } from '../../../scripts/catalogue/find-products.ts'
import { checkCatalogue, readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { isFull } from '../../sample.ts'
import { inFull, shortened } from '#catalogue/import/record-warnings.ts'

const head: RawHead = {
  name: 'Test',
  locale: 'de-DE',
  currency: 'EUR',
  categories: [{ label: 'Tee' }, { label: 'Grüner Tee', parent: 'Tee' }],
}
const tea = { id: 9_007_199_254_740_991, name: 'Grüner Tee', category: 'Grüner Tee', price: 4.5 }

test('a search for words finds products by the names of the categories above theirs', () => {
  const { products } = checkCatalogue({
    head: {
      ...head,
      categories: [{ label: 'Tee' }, { label: 'Sencha', parent: 'Tee' }, { label: 'Kannen' }],
    },
    records: [
      { ...tea, id: 1, name: 'Morgentau', category: 'Sencha', tags: ['grün'] },
      { ...tea, id: 2, name: 'Kyusu', category: 'Kannen' },
    ],
  })
  expect(products.map(({ tags }) => tags)).toEqual([['grün', 'Tee'], []])
  expect(finderIn(products, 'words')('tee').map(([name]) => name)).toEqual(['morgentau'])
})

describe('a head', () => {
  test.each([
    [{ locale: 'not a tag!' }, 'The locale must be the BCP 47 tag of a known language'],
    [{ locale: 'zz' }, 'The locale must be the BCP 47 tag of a known language'],
    [{ currency: 'XXZ' }, 'The currency must be an ISO 4217 code'],
    [{ currency: 'EURO' }, 'The currency must be an ISO 4217 code'],
    [{ categories: ['Tee'] }, 'A category must be an object with a label.'],
    [{ categories: [{ slug: 'tee' }] }, 'A category must have a label.'],
    [{ categories: [{ label: 'Tee', colour: 'green' }] }, '`colour` is no part of a category.'],
    [{ sizes: { own: 5, largest: 10 } }, '`sizes` are for a catalogue with generated products'],
    [{ name: ' ' }, 'The name must not be empty'],
    [{ categories: [{ label: 'All' }] }, 'A category cannot be called All'],
    [
      { categories: [{ label: 'Tee' }, { label: 'TEE &' }] },
      'a label of its own and a slug of its own among those with the same parent: “TEE &” is taken',
    ],
    [{ categories: [{ label: 'Tee', slug: 'a b' }] }, 'must be words of letters and digits'],
    [{ categories: [{ label: 'Tee', slug: 'all' }] }, 'A category’s slug cannot be all'],
    [{ categories: [{ label: 'Tee', slug: 'kaffee' }, { label: 'Kaffee' }] }, '“Kaffee” is taken'],
    [
      {
        categories: [
          { label: 'Tee', slug: 'x' },
          { label: 'Kaffee', slug: 'X' },
        ],
      },
      '“X” is taken',
    ],
    [{ categories: [{ label: 'Tee', order: '1' }] }, 'A category’s order must be a number'],
    [{ categories: [{ label: 'Tee', picture: 'javascript:alert(1)' }] }, 'A category’s picture must be'],
    [{ categories: [{ label: '&' }] }, 'must have a letter or a digit'],
    [{ categories: [{ label: 'And all' }] }, 'A category cannot be called All'],
    [
      {
        categories: [
          { label: 'A', isUnlisted: true },
          { label: 'B', parent: 'A' },
        ],
      },
      'The parent of “B” must be a category with a button',
    ],
    [{ adresses: 'slug' }, '`adresses` is no part of a head'],
    [{ sizes: { own: 10, largest: 5 } }, '`sizes.largest` must not be below `sizes.own`'],
    [{ categories: [{ label: 'A', parent: 'B' }] }, 'The parent of “A” must be another category of the list'],
    [
      {
        categories: [
          { label: 'A', parent: 'B' },
          { label: 'B', parent: 'A' },
        ],
      },
      'The parent of “A” must be another category of the list',
    ],
    [
      {
        categories: [
          { label: 'Damen' },
          { label: 'Herren' },
          { label: 'Schuhe', parent: 'Damen' },
          { label: 'Schuhe', parent: 'Herren' },
          { label: 'Stiefel', parent: 'Schuhe' },
        ],
      },
      'The parent of “Stiefel” may be several categories: write Damen › Schuhe or Herren › Schuhe',
    ],
    [
      {
        categories: [
          { label: 'Damen' },
          { label: 'Schuhe', parent: 'Damen' },
          { label: 'Damen Schuhe' },
          { label: 'Schuhe' },
        ],
      },
      '“Damen Schuhe” is taken: another category has that label',
    ],
    [{ categories: [{ label: 'C#' }, { label: 'C' }] }, '“C” is taken'],
    [{ categories: [{ label: 'Tee', text: '' }] }, 'A category’s text must not be empty'],
    [{ categories: [{ label: 'Tee', texts: 'Tea' }] }, 'A category’s texts must be by language'],
    [{ categoryPages: 'no' }, '`categoryPages` must be true, false or how many categories have a page'],
    [{ categoryPages: -1 }, '`categoryPages` must be true, false or how many categories have a page'],
    [{ categoryPages: 0.5 }, '`categoryPages` must be true, false or how many categories have a page'],
    [{ priceSteps: [10, 5] }, 'The price steps must be above 0 and ascend'],
    [{ sorts: ['brand'] }, 'An order must be one of'],
    [{ sorts: ['name', 'name'] }, 'An order must not be named twice'],
    [{ filters: ['price', 'sale', 'price'] }, 'A filter must not be named twice'],
    [{ addresses: 'name' }, '`addresses` must be id or slug'],
    [{ search: 'fuzzy' }, '`search` must be words or substring'],
    [{ filters: ['colour'] }, 'A filter must be one of price, brand, rating, sale'],
  ])('with %o stops the build with a sentence', (fault, message) => {
    expect(() => checkCatalogue({ head: { ...head, ...fault }, records: [] })).toThrow(message)
  })

  test('that is missing a field, or is no object, stops the build', () => {
    const { categories: _, ...rest } = head
    expect(() => checkCatalogue({ head: rest, records: [] })).toThrow('`categories` is missing')
    expect(() => checkCatalogue({ head: null, records: [] })).toThrow('The head must be an object')
  })
})

test('an empty catalogue is one, and the build says so', () => {
  const { head: checked, products, brands, warnings } = checkCatalogue({ head, records: [] })
  expect(warnings).toEqual(['The list of records is empty: the shop has no products'])
  expect([products, brands, checked.filters, checked.priceSteps]).toEqual([[], [], [], []])
  expect([checked.ownSize, checked.largestSize]).toEqual([0, 0])
})

test('what the head leaves out follows from the products', () => {
  const { head: checked } = checkCatalogue({
    head,
    records: [tea, { ...tea, id: 2, price: 12, brand: 'Kyo' }, { ...tea, id: 3, rating: 4 }],
  })
  expect(checked.filters).toEqual(['price', 'brand', 'rating'])
  expect(checked.sorts).toEqual(['price-up', 'price-down', 'rating', 'reviews'])
  expect(checked).toMatchObject({ hasPrices: true, hasBrands: true, hasRatings: true, hasSale: false })
  expect(checked.priceSteps).toEqual([500])
  expect(checked.currencyWords).toEqual(['Euro'])
  expect(checked.ownSize).toBe(tea.id)
})

test('categories are in the order that they have, otherwise in that of the list', () => {
  const { head: checked } = checkCatalogue({
    head: {
      ...head,
      categories: [
        { label: 'A' },
        { label: 'B', order: 5 },
        { label: 'C', order: -1 },
        { label: 'D', slug: 'dee' },
      ],
    },
    records: [],
  })
  expect(checked.categories.map(({ label }) => label)).toEqual(['C', 'A', 'D', 'B'])
  expect(checked.hasCategorySlugs).toBe(true)
})

test('a further category of the demo is one line, and changes nothing else', () => {
  const read = (categories: RawHead['categories']) => {
    const { head: checked, ...others } = checkCatalogue({
      head: { ...demoHead, categories },
      records: demoRecords,
      generated,
    })
    const ids = Array.from({ length: 115 }, (_, at) => generated.firstId + at)
    const made = ids.map((id) => generated.product(id))
    const find = createListEngine([...others.products, ...made], checked.categories, checked.locale)
    const { counts, ...found } = find({ category: 'Books', search: 'a', size: 200 })
    return { head: checked, others, made, counts, found }
  }
  const toys = { label: 'Toys', picture: '/pictures/toys.avif' }
  const before = read(demoHead.categories)
  const after = read([...demoHead.categories, toys])
  expect(after).toEqual({
    ...before,
    head: {
      ...before.head,
      hasCategoryPictures: true,
      categories: [...before.head.categories, expect.objectContaining(toys)],
    },
    counts: { ...before.counts, Toys: 0 },
  })
})

test('slugs are part of the products only where the head requires them', () => {
  const slugs = (addresses: 'id' | 'slug') =>
    checkCatalogue({
      head: { ...head, addresses },
      records: [tea, { ...tea, id: 2, slug: 'sencha' }],
    }).products.map(({ slug }) => slug)
  expect(slugs('slug')).toEqual(['sencha', 'gruener-tee'])
  expect(slugs('id')).toEqual([undefined, undefined])
})

test('of many records with the same fault the first ones are named', () => {
  const records = Array.from({ length: 40 }, (_, at) => ({ ...tea, id: at + 1, category: 'Hmoe' }))
  const { warnings } = checkCatalogue({ head, records: [...records, { ...tea, id: 41 }] })
  // `--strict` has the list of all.
  expect(inFull(warnings)).toHaveLength(41)
  expect(shortened(warnings)).toHaveLength(7)
  expect(shortened(warnings).slice(4)).toEqual([
    expect.stringMatching(/^Product 5 \(record 5\) is left out: category must be one of/),
    expect.stringMatching(/^35 more are left out: category must be one of/),
    '40 of 41 records are left out',
  ])
})

test('a bad record is named and left out, and so is a second one with its id', () => {
  const { products, warnings } = checkCatalogue({
    head,
    records: [tea, { ...tea, category: 'Kaffee' }, tea, null],
  })
  expect(products).toHaveLength(1)
  expect(warnings).toEqual([
    `Product ${tea.id} (record 2) is left out: category must be one of Tee, Grüner Tee`,
    `Product ${tea.id} (record 3) is left out: id is taken by an earlier record`,
    'A product (record 4) is left out: record must be a record',
    '3 of 4 records are left out',
  ])
})

test('slugs and SKUs of several products are named, and the products stay', () => {
  const variants = {
    options: [{ name: 'Tin', values: ['50 g'] }],
    variants: [{ sku: 'A-50', values: ['50 g'] }],
  }
  const { products, warnings } = checkCatalogue({
    head: { ...head, addresses: 'slug' },
    records: [
      { ...tea, id: 1, slug: 'gruner-tee', ...variants },
      { ...tea, id: 2, slug: 'gruner-tee', ...variants },
      { ...tea, id: 3, slug: 'sencha' },
    ],
  })
  expect(products).toHaveLength(3)
  expect(warnings).toEqual([
    'The slug “gruner-tee” belongs to products 1, 2: only their ids keep them apart',
    'The SKU “A-50” belongs to products 1, 2',
  ])
})

test('products of one name, such as two editions of a book, are no mistake, though their slugs are the same', () => {
  const records = [
    { ...tea, id: 1 },
    { ...tea, id: 2 },
  ]
  const { products, warnings } = checkCatalogue({ head: { ...head, addresses: 'slug' }, records })
  expect(products.map(({ slug }) => slug)).toEqual(['gruener-tee', 'gruener-tee'])
  expect(warnings).toEqual([])
})

test('slugs that records share are named where addresses have ids alone, too', () => {
  const { products, warnings } = checkCatalogue({
    head,
    records: [
      { ...tea, id: 1, slug: 'sencha' },
      { ...tea, id: 2, slug: 'sencha' },
      { ...tea, id: 3 },
    ],
  })
  expect(products).toHaveLength(3)
  expect(warnings).toEqual(['The slug “sencha” belongs to products 1, 2: only their ids keep them apart'])
})

// 65,001 records take four seconds.
test.runIf(isFull)('more brands than columns have numbers for stop the build', () => {
  const records = Array.from({ length: 65_001 }, (_, at) => ({ ...tea, id: at + 1, brand: `Brand ${at}` }))
  expect(() => checkCatalogue({ head, records })).toThrow('at most 65000 brands, and there are 65001')
})

test('a fault that repeats in many records is one warning', () => {
  const { warnings } = checkCatalogue({
    head,
    records: Array.from({ length: 8 }, (_, at) => ({
      ...tea,
      id: at + 1,
      colour: 'red',
      images: ['/a', '//b'],
    })),
  })
  expect(inFull(warnings)[0]).toContain('products 1, 2, 3, 4, 5, 6, 7, 8 is left out')
  expect(shortened(warnings)).toEqual([
    'A part of products 1, 2, 3, 4, 5 and 3 more is left out: colour is no field of a record',
    'A part of products 1, 2, 3, 4, 5 and 3 more is left out: images must be like /pictures/red-ribbon.avif, without spaces, or an https address',
  ])
})

test('a record with several faults is left out with the names of all', () => {
  const { warnings } = checkCatalogue({
    head,
    records: [tea, { ...tea, id: 2, category: 'Tea', price: '4', rating: '' }],
  })
  expect(warnings).toEqual([
    'Product 2 (record 2) is left out: category must be one of Tee, Grüner Tee; also wrong: price, rating',
  ])
})

test('HTML in the plain texts of many records is one warning, and search finds the words', () => {
  const records = Array.from({ length: 8 }, (_, at) => ({
    ...tea,
    id: at + 1,
    description: '<p>Weich &amp; <b>rund</b></p>',
  }))
  const { head: checked, products, warnings } = checkCatalogue({ head, records })
  expect(shortened(warnings)).toEqual([
    'A part of products 1, 2, 3, 4, 5 and 3 more is left out: description cannot have HTML, of which the words are kept',
  ])
  const find = createListEngine(products, checked.categories, checked.locale)
  const found = (search: string) => find({ category: 'All', search, size: 8 }).products.length
  expect(found('weich & rund')).toBe(8)
  expect(found('amp;')).toBe(0)
})

describe('a folder', () => {
  const inFolder = async (files: Readonly<Record<string, string | Buffer>>, isServed = false) => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    try {
      for (const own of ['pictures', 'public/pictures']) await mkdir(join(folder, own), { recursive: true })
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      return await readCatalogue(folder, undefined, isServed)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const headFile = { 'head.json': JSON.stringify(head) }

  test('of a shop on a service needs no records, and keeps its synonyms', async () => {
    const files = { ...headFile, 'synonyms.json': JSON.stringify({ cuppa: ['tea'] }) }
    await expect(inFolder(files)).rejects.toThrow('needs a list of records')
    for (const more of [{}, { 'products.jsonl': '' }]) {
      const { products, synonyms, warnings } = await inFolder({ ...files, ...more }, true)
      expect({ products, warnings }).toEqual({ products: [], warnings: [] })
      expect([...synonyms.values()]).toEqual([['tea']])
    }
  })

  test('with lines that are no JSON, or no records, has them named by their numbers', async () => {
    const lines = [
      '\uFEFF' + JSON.stringify(tea),
      '',
      '{"id": 2,',
      '{"id":3,"price":1}',
      '[]',
      JSON.stringify(tea),
    ]
    const { products, warnings } = await inFolder({ ...headFile, 'products.jsonl': lines.join('\r\n') })
    expect(products).toHaveLength(1)
    expect(warnings).toEqual([
      'Line 3 of the records is left out: it is no JSON: Expected double-quoted property name at column 10',
      'Product 3 (line 4) is left out: name is missing; also wrong: category',
      'A product (line 5) is left out: record must be a record',
      `Product ${tea.id} (line 6) is left out: id is taken by an earlier record`,
      '4 of 5 records are left out',
    ])
  })

  test('with images that no file is for has them named and left out', async () => {
    const { warnings, products } = await inFolder({
      ...headFile,
      'products.json': JSON.stringify([
        { ...tea, id: 1, image: '/pictures/cup.avif' },
        { ...tea, id: 2, image: '/images/cup.avif' },
        { ...tea, id: 3, image: '/pictures/cup.png' },
        { ...tea, id: 4, image: '/pictures/mug.avif' },
        { ...tea, id: 5, image: '/pictures/Tall_Pot.jpg', images: ['/pictures/cup.avif'] },
      ]),
      'pictures/cup.png': '',
      'pictures/Tall_Pot.svg': '',
    })
    expect(warnings).toEqual([
      'Product 2 names the image /images/cup.avif, which does not exist',
      'Product 3 names the image /pictures/cup.png, which does not exist: the image of that file is /pictures/cup.avif',
      'Product 4 names the image /pictures/mug.avif, which does not exist',
      'Product 5 names the image /pictures/Tall_Pot.jpg, which does not exist: rename the file Tall_Pot.svg to tall-pot.svg, and name it /pictures/tall-pot.avif',
    ])
    const letter: unknown = expect.stringMatching(/^\/pictures\/initial-/)
    expect(products.map(({ picture, pictures }) => [picture, pictures])).toEqual([
      ['/pictures/cup.avif', ['/pictures/cup.avif']],
      [letter, [letter]],
      [letter, [letter]],
      [letter, [letter]],
      ['/pictures/cup.avif', ['/pictures/cup.avif']],
    ])
  })

  test('with one of the files of a hero image only has the others named', async () => {
    const files = { ...headFile, 'products.json': JSON.stringify([tea]) }
    const { warnings, hasHeroPicture } = await inFolder({ ...files, 'public/pictures/hero-wide.avif': '' })
    expect(hasHeroPicture).toBe(false)
    expect(warnings).toEqual([
      'The hero image is left out: it also needs public/pictures/hero-tall.avif and public/pictures/hero-wide-small.avif',
    ])
    expect((await inFolder(files)).warnings).toEqual([])
  })

  test('may have JSON with a byte order mark', async () => {
    const { products } = await inFolder({
      'head.json': '\uFEFF' + JSON.stringify(head),
      'products.json': '\uFEFF' + JSON.stringify([tea]),
    })
    expect(products).toHaveLength(1)
  })

  test.each([
    ['without a head', {}, 'head.ts or head.json is missing'],
    ['with a head that is no JSON', { 'head.json': '{' }, 'head.json is no JSON: Expected property name'],
    [
      'with a head whose third line is no JSON',
      { 'head.json': '{\n"locale": "en",\n"money" 1\n}' },
      /head\.json is no JSON: .* \(line 3, column 9\)\.$/,
    ],
    ['without records', headFile, /products\.ts\.$/],
    [
      'with records in a table',
      { ...headFile, 'products.csv': 'id,name' },
      'products.ts. products.csv cannot be read by a build: npm run import makes products.jsonl of an export (docs/catalogues.md).',
    ],
    ['with records that are no list', { ...headFile, 'products.json': '{}' }, 'must be a list: [ … ]'],
    [
      'with records of which none can be used',
      { ...headFile, 'products.json': JSON.stringify([{ ...tea, category: 'Kaffee' }]) },
      `None of the 1 records can be used. Product ${tea.id} (record 1) is left out: category must be one of`,
    ],
    [
      'with a list in a file of lines',
      { ...headFile, 'products.jsonl': `[\n${JSON.stringify(tea)}\n]` },
      'The records are a list in JSON: its file is products.json',
    ],
    [
      'with records in two files',
      { ...headFile, 'products.jsonl': '', 'products.json': '[]' },
      'must have one of products.jsonl and products.json, not both',
    ],
    [
      'with records in another encoding',
      { ...headFile, 'products.jsonl': Buffer.from(JSON.stringify(tea), 'latin1') },
      'products.jsonl is not UTF-8',
    ],
    ['with a head in another encoding', { 'head.json': Buffer.from('{"ü":1}', 'latin1') }, 'is not UTF-8'],
    ['with a head that has another export', { 'head.ts': 'export const haed = {}' }, 'must export `head`'],
    [
      'with a head that lacks a comma',
      { 'head.ts': "export const head = {\n  name: 'Tea'\n  locale: 'en-IE',\n}\n" },
      /head\.ts: line 3 cannot be read: Expected "}" but found "locale"\. A comma, a quotation mark or a bracket may be missing there or just above\.$/,
    ],
    [
      'with a head that ends too early',
      { 'head.ts': 'export const head = {' },
      /head\.ts: line 1 cannot be read: Expected identifier but found end of file\. A comma, /,
    ],
    [
      'with a head that imports a file with a mistake',
      {
        'head.ts': "import { name } from './name.ts'\nexport const head = { name }\n",
        'name.ts': "\nexport const name = 'Tea\n",
      },
      /^[^\n]*name\.ts: line 2 cannot be read: Unterminated string literal\. A comma, /,
    ],
    ['with a head that throws', { 'head.ts': 'throw new Error("No")' }, /head\.ts cannot be loaded: No\.$/],
    [
      'with a head that imports a missing file',
      { 'head.ts': "import './none.ts'" },
      /cannot be loaded: Cannot find module '.\/none.ts'\.$/,
    ],
    [
      'with synonyms under another name',
      { ...headFile, 'products.json': '[]', 'synonyms.ts': 'export const synonym = {}' },
      'must export `synonyms`',
    ],
  ])('%s stops the build with a sentence', async (_, files, message) => {
    await expect(inFolder(files)).rejects.toThrow(message)
  })
})

describe('a search text of a synonym', () => {
  const warningsOf = (names: readonly string[], locale: string, search: 'words' | 'substring') =>
    inFull(
      checkCatalogue({
        head: { ...head, locale, search },
        records: names.map((name, at) => ({ ...tea, id: at + 1, name })),
        synonyms: { denim: ['jeans'] },
      }).warnings,
    ).filter((warning) => warning.includes('never offered'))

  test.each(['words', 'substring'] as const)('is named where mostly its letters are found (%s)', (search) => {
    expect(warningsOf(['Bluejeans', 'Jeans'], 'en-GB', search)).toEqual([
      'The search text “jeans” of a synonym is never offered: most products that it finds have its letters within other words',
    ])
    expect(warningsOf(['Bluejeans', 'Jeans', 'Jeans', 'Jeans', 'Jeans'], 'en-GB', search)).toEqual([])
    // A language that joins words.
    expect(warningsOf(['Bluejeans', 'Jeans'], 'de-DE', search)).toEqual([])
  })
})
