import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import { parsePictureAddress } from '#catalogue/pictures/picture-address.ts'
import type { Product } from '#catalogue/product.ts'
import { sample } from '../../sample.ts'
import { textOfBlocks } from '#catalogue/text-blocks.ts'
import { demoRules } from '../demo-rules.ts'
import { goodRecord } from './raw-record.ts'

const cleanProduct = createCleaner(demoRules)

const without = (field: string) =>
  Object.fromEntries(Object.entries(goodRecord).filter(([key]) => key !== field))

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
const isText = (text: string) => text !== '' && text === text.trim() && text.isWellFormed()

function productFaults(product: Product): string[] {
  const { id, price, originalPrice, reviews, rating, category, picture, pictures } = product
  const { name, description, longDescription, brand, features, specifications } = product
  const pairs = specifications.flatMap(({ label, value }) => [label, value])
  const claims = {
    id: isCount(id) && id >= 1 && id < 86,
    counts: [price, originalPrice ?? 0, reviews].every(isCount),
    original: originalPrice === null || originalPrice > price,
    rating: rating === null || (rating >= 0 && rating <= 5 && Math.round(rating * 10) / 10 === rating),
    category: demoRules.categories.some(({ label }) => label === category),
    picture: pictures.includes(picture),
    addresses: pictures.every((address) => parsePictureAddress(address) === address),
    texts:
      [name, ...features, ...pairs].every(isText) &&
      [description, textOfBlocks(longDescription)].every((text) => text === '' || isText(text)) &&
      (brand === null || isText(brand)),
  }
  return Object.entries(claims).flatMap(([claim, isTrue]) => (isTrue ? [] : [claim]))
}

/** Faults of a cleaned record; empty for a complete product or for a problem with a name. */
function faultsOf(raw: unknown): string[] {
  const cleaned = cleanProduct(raw)
  if (cleaned.ok) return productFaults(cleaned.product)
  const { id, field, message } = cleaned.problem
  const isNamed =
    /^\w+(\.\w+)*$/.test(field) &&
    message.length > 5 &&
    message.length < 120 &&
    // The schema library's own messages repeat the value.
    !/Expected|received/.test(message)
  return isNamed && (id === null || Number.isSafeInteger(id)) ? [] : ['problem']
}

function trap(): never {
  throw new Error('trapped')
}

test('a good record becomes a product', () => {
  expect(cleanProduct(goodRecord)).toEqual({
    ok: true,
    notes: [],
    product: {
      id: 7,
      name: 'Brass Desk Lamp',
      description: 'A lamp that bends where you need it.',
      longDescription: ['Two joints and a long arm.', 'Made of brass.'],
      category: 'Home & Garden',
      price: 4990,
      originalPrice: 5995,
      rating: 4.6,
      reviews: 120,
      stock: 'in',
      tags: [],
      options: [],
      variants: [],
      brand: 'Lumen',
      picture: '/pictures/7-front.avif',
      pictures: ['/pictures/7-front.avif', '/pictures/7-side.avif'],
      features: ['Bends in two places', 'Warm light'],
      specifications: [
        { label: 'Height', value: '42 cm' },
        { label: 'Weight', value: '1.2 kg' },
      ],
    },
  })
})

describe('a correctable record', () => {
  test.each([
    ['with an original price below the price gets none', { originalPrice: 40 }, { originalPrice: null }],
    ['with an original price equal to the price gets none', { originalPrice: 49.9 }, { originalPrice: null }],
    ['with an undefined original price gets none', { originalPrice: undefined }, { originalPrice: null }],
    [
      'with null for fields that may be missing gets none',
      { originalPrice: null, rating: null, brand: null },
      { originalPrice: null, rating: null, brand: null },
    ],
    ['gets trimmed texts', { name: ' Lamp\n', brand: '\tLumen ' }, { name: 'Lamp', brand: 'Lumen' }],
    ['loses what reverses its letters', { name: '\u202ELamp \u200Fמנורה' }, { name: 'Lamp \u200Fמנורה' }],
    ['gets a rating with one decimal', { rating: 4.66 }, { rating: 4.7 }],
    ['loses blank features', { features: ['', 'Warm light', ' '] }, { features: ['Warm light'] }],
    [
      'with a malformed list of images gets a clean one',
      { images: ['', null, '/b', '/b'] },
      { pictures: ['/pictures/7-front.avif', '/b'] },
    ],
    ['loses unknown fields', { colour: 'red', __proto__: { x: 1 } }, { id: 7 }],
    [
      'may have a label called constructor',
      { specifications: { constructor: 'Wood' } },
      { specifications: [{ label: 'constructor', value: 'Wood' }] },
    ],
  ])('%s', (_, change, expected) => {
    expect(cleanProduct({ ...goodRecord, ...change })).toMatchObject({ ok: true, product: expected })
  })

  test('with negative zero gets zero', () => {
    const cleaned = cleanProduct({ ...goodRecord, price: -0, reviews: -0 })
    const { price, reviews } = cleaned.ok ? cleaned.product : { price: null, reviews: null }
    expect([price, reviews].every((value) => Object.is(value, 0))).toBe(true)
  })

  test('with a rating of 0 and no reviews has no rating, and one with reviews keeps it', () => {
    const rated = (reviews: number) => cleanProduct({ ...goodRecord, rating: 0, reviews })
    expect(rated(0)).toMatchObject({ ok: true, product: { rating: null } })
    expect(rated(3)).toMatchObject({ ok: true, product: { rating: 0 } })
  })

  test('without an original price has null', () => {
    expect(cleanProduct(without('originalPrice'))).toMatchObject({
      ok: true,
      product: { originalPrice: null },
    })
  })
})

test('a record may be in several categories: the first is its main one unless it names that', () => {
  const record = { id: 7, name: 'Desk Lamp', price: 5 }
  const placeOf = (more: object) => {
    const cleaned = cleanProduct({ ...record, ...more })
    if (!cleaned.ok) return cleaned.problem.field
    return [cleaned.product.category, ...(cleaned.product.alsoIn ?? [])]
  }
  expect(placeOf({ categories: ['Books', 'Sports', 'Books'] })).toEqual(['Books', 'Sports'])
  expect(placeOf({ category: 'Fashion', categories: ['Books', 'Fashion'] })).toEqual(['Fashion', 'Books'])
  expect(placeOf({ category: 'Fashion', categories: [] })).toEqual(['Fashion'])
  expect(placeOf({ categories: ['Books', 'Nothing'] })).toBe('categories.1')
  expect(placeOf({ categories: [] })).toBe('category')
})

test('a record of id, name, category and price becomes a product', () => {
  expect(cleanProduct({ id: 7, name: 'Desk Lamp', category: 'Books', price: 5 })).toEqual({
    ok: true,
    notes: [],
    product: {
      id: 7,
      name: 'Desk Lamp',
      description: '',
      longDescription: [],
      category: 'Books',
      price: 500,
      originalPrice: null,
      rating: null,
      reviews: 0,
      brand: null,
      stock: 'unknown',
      picture: '/pictures/initial-44.svg',
      pictures: ['/pictures/initial-44.svg'],
      features: [],
      specifications: [],
      tags: [],
      options: [],
      variants: [],
    },
  })
})

test('null is a missing value in every optional field', () => {
  const { id, name, category, price } = goodRecord
  const required = { id, name, category, price }
  const optional =
    'slug description longDescription descriptionHtml originalPrice rating reviews inStock stock brand image images features specifications tags options variants perks'
  const nulls = Object.fromEntries(optional.split(' ').map((field) => [field, null]))
  expect(cleanProduct({ ...required, ...nulls })).toEqual(cleanProduct(required))
  const options = [{ name: 'Size', values: ['S'] }]
  const variant = { values: ['S'] }
  expect(
    cleanProduct({ ...required, options, variants: [{ ...variant, sku: null, price: null, stock: null }] }),
  ).toEqual(cleanProduct({ ...required, options, variants: [variant] }))
})

test('a description in HTML replaces the plain one', () => {
  expect(cleanProduct({ ...goodRecord, descriptionHtml: '<h2>Care</h2>Wipe it.' })).toMatchObject({
    product: { longDescription: [{ heading: ['Care'] }, 'Wipe it.'] },
  })
})

describe('perks', () => {
  const perk = { name: 'Free returns', text: 'Within 14 days.' }

  test('replace the shop’s, or drop them; without the field the shop’s stay', () => {
    expect(cleanProduct({ ...goodRecord, perks: [perk] })).toMatchObject({ product: { perks: [perk] } })
    expect(cleanProduct({ ...goodRecord, perks: [] })).toMatchObject({ product: { perks: [] } })
    expect(cleanProduct(goodRecord)).not.toHaveProperty('product.perks')
  })

  test.each([
    ['perks', 'none'],
    ['perks', [perk, perk]],
    ['perks.0', ['Free returns']],
    ['perks.0.text', [{ name: 'Free returns' }]],
    ['perks.0.name', [{ ...perk, name: ' ' }]],
  ])('a bad one is a problem of %s', (field, perks) => {
    expect(cleanProduct({ ...goodRecord, perks })).toMatchObject({ ok: false, problem: { field } })
  })

  test('an unknown field is noted, and HTML is read as its words', () => {
    const perks = [{ ...perk, text: 'Within <b>14</b> days.', icon: 'truck' }]
    expect(cleanProduct({ ...goodRecord, perks })).toMatchObject({
      product: { perks: [perk] },
      notes: [{ field: 'perks.0.icon' }, { field: 'perks' }],
    })
  })
})

describe('stock and variants', () => {
  test.each([
    [{ inStock: true }, 'in'],
    [{ inStock: false }, 'out'],
    [{ stock: 'preorder' }, 'preorder'],
    [{ stock: 3, inStock: false }, 3],
    [{ stock: 0 }, 'out'],
  ])('%o is stock %o', (fields, stock) => {
    const { inStock: _, ...record } = goodRecord
    expect(cleanProduct({ ...record, ...fields })).toMatchObject({ product: { stock } })
  })

  test('a product is a pre-order where all is one that can be bought of it', () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const stocks = (...all: readonly string[]) =>
      cleanProduct({
        ...goodRecord,
        options,
        variants: all.map((stock, at) => ({ values: [options[0]?.values[at]], stock })),
      })
    const preorder = { product: { isPreorder: true } }
    expect(cleanProduct({ ...goodRecord, stock: 'preorder' })).toMatchObject(preorder)
    expect(stocks('preorder', 'out')).toMatchObject(preorder)
    expect(stocks('preorder', 'in')).not.toMatchObject(preorder)
    expect(cleanProduct(goodRecord)).not.toMatchObject(preorder)
  })

  test('a variant without a price and a stock has those of its product', () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [{ values: ['S'] }, { sku: 'M-1', values: ['M'], price: 60, stock: 'out' }]
    expect(cleanProduct({ ...goodRecord, options, variants })).toMatchObject({
      product: {
        options,
        variants: [
          { sku: null, values: ['S'], price: 4990, stock: 'in' },
          { sku: 'M-1', values: ['M'], price: 6000, stock: 'out' },
        ],
      },
    })
  })
})

describe('options of a record', () => {
  const options = [
    {
      name: 'Color',
      values: [
        'Red',
        { name: 'Blue', color: '#1e3a8a' },
        { name: 'Tartan', picture: '/pictures/tartan.avif' },
      ],
    },
    { name: 'Size', values: ['S', 'M'] },
  ]

  test('have swatches, and variants with what differs from the product', () => {
    const variants = [
      { values: ['Red', ''], price: 30, gtin: '4006381-333931', images: ['/pictures/red.avif'] },
      { values: ['Blue', 'M'], price: 20, originalPrice: 25, stock: 'preorder', availableFrom: '2027-03-01' },
    ]
    const { originalPrice: _, ...record } = goodRecord
    expect(cleanProduct({ ...record, options, variants, sku: 'L-1', gtin: '96385074' })).toMatchObject({
      product: {
        price: 2000,
        originalPrice: 2500,
        choice: { option: 'Color', count: 3, hasPrices: true },
        sku: 'L-1',
        gtin: '96385074',
        options: [
          { values: ['Red', 'Blue', 'Tartan'], swatches: [null, '#1e3a8a', '/pictures/tartan.avif'] },
          { name: 'Size', values: ['S', 'M'] },
        ],
        variants: [
          { values: ['Red', ''], price: 3000, gtin: '4006381333931', pictures: ['/pictures/red.avif'] },
          { price: 2000, originalPrice: 2500, stock: 'preorder', availableFrom: '2027-03-01' },
        ],
      },
    })
  })

  test('have the amount of their variant, or that of the product; the card has that of the cheapest', () => {
    const amount = { value: 100, unit: 'g' }
    const small = { value: 50, unit: 'g' }
    const variants = [
      { values: ['', 'M'], price: 30 },
      { values: ['', 'S'], price: 20, amount: small },
    ]
    const { originalPrice: _, ...record } = goodRecord
    expect(cleanProduct({ ...record, options, variants, amount })).toMatchObject({
      product: { price: 2000, amount: small, variants: [{ amount }, { amount: small }] },
    })
    expect(cleanProduct({ ...record, amount })).toMatchObject({ product: { amount } })
    const stone = [{ values: ['', 'S'], amount: { value: 1, unit: 'stone' } }]
    expect(cleanProduct({ ...record, options, variants: stone })).toMatchObject({
      ok: false,
      problem: { field: 'variants.0.amount.unit' },
    })
    const typed = [{ values: ['', 'S'], amount: { ...small, per: 1 } }]
    expect(cleanProduct({ ...record, options, variants: typed })).toMatchObject({
      notes: [{ field: 'variants.0.amount.per' }],
    })
  })

  test('have a former price with the price that it belongs to alone', () => {
    const variants = [
      { values: ['Red', 'M'], stock: 'out' },
      { values: ['Red', 'S'], price: 52 },
    ]
    const record = { ...goodRecord, originalPrice: 60, options, variants }
    expect(cleanProduct(record)).toMatchObject({ product: { price: 5200, originalPrice: null } })
  })

  test('without variants are sold in every combination', () => {
    expect(cleanProduct({ ...goodRecord, options })).toMatchObject({
      product: { variants: [{ sku: null, values: ['', ''], price: 4990, stock: 'in' }] },
    })
  })

  test('make the product sold out where every variant is', () => {
    const variants = [{ values: ['Red', 'S'], stock: 0 }]
    expect(cleanProduct({ ...goodRecord, options, variants })).toMatchObject({
      product: { isSoldOut: true, stock: 'out' },
    })
  })

  const one = { name: 'Color', values: ['Red'] }
  test.each([
    ['a fourth option', { options: [1, 2, 3, 4].map((at) => ({ ...one, name: `Option ${at}` })) }, 'options'],
    [
      'a color in words',
      { options: [{ ...one, values: [{ name: 'Red', color: 'red' }] }] },
      'options.0.values.0.color',
    ],
    [
      'more than 2,048 variants',
      { options: [one], variants: Array.from({ length: 2049 }, () => ({ values: ['Red'] })) },
      'variants',
    ],
    ['a code with five digits', { gtin: '12345' }, 'gtin'],
    ['a day that does not exist', { availableFrom: '2027-02-31' }, 'availableFrom'],
    [
      'a day in words',
      { options: [one], variants: [{ values: ['Red'], availableFrom: 'in spring' }] },
      'variants.0.availableFrom',
    ],
  ])('%s is a problem', (_, fields, field) => {
    const result = cleanProduct({ ...goodRecord, ...fields })
    expect(result).toMatchObject({ ok: false })
    expect(result).toHaveProperty('problem.field', field)
  })
})

describe('options and variants that contradict each other are a problem', () => {
  const size = { name: 'Size', values: ['S', 'M'] }
  const color = { name: 'Color', values: ['Red'] }
  test.each([
    ['a name twice', [size, size], [], 'options'],
    ['a value twice', [{ name: 'Size', values: ['S', 'S'] }], [], 'options.0.values'],
    ['no values', [color, { name: 'Size', values: [] }], [], 'options.1.values'],
    ['too few values', [size, color], [{ values: ['S'] }], 'variants.0.values'],
    ['an unknown value', [color, size], [{ values: ['Red', 'L'] }], 'variants.0.values.1'],
    ['the values of another option', [size, color], [{ values: ['Red', 'S'] }], 'variants.0.values.0'],
    ['equal values', [size], [{ values: ['S'] }, { values: ['S'] }], 'variants'],
    [
      'equal SKUs',
      [size],
      [
        { sku: 'A', values: ['S'] },
        { sku: 'A', values: ['M'] },
      ],
      'variants',
    ],
  ])('%s', (_, options, variants, field) => {
    expect(cleanProduct({ ...goodRecord, options, variants })).toMatchObject({
      ok: false,
      problem: { field },
    })
  })
})

describe('a problem names', () => {
  test.each(['id', 'name', 'category', 'price'])('the missing %s of a record', (field) => {
    expect(cleanProduct(without(field))).toEqual({
      ok: false,
      problem: { id: field === 'id' ? null : 7, field, message: 'is missing' },
    })
  })

  test.each([
    ['id', 0],
    ['id', 86],
    ['id', 1.5],
    ['id', '7'],
    ['id', -1],
    ['id', Number.NaN],
    ['name', ''],
    ['name', '  '],
    ['name', 7],
    ['name', 'x'.repeat(201)],
    ['name', 'Lamp \uD83D'],
    ['description', 'x'.repeat(1001)],
    ['longDescription', 'x'.repeat(10_001)],
    ['category', 'electronics'],
    ['category', 'toString'],
    ['category', ''],
    ['price', '49.90'],
    ['price', -1],
    ['price', 19.999],
    ['price', Number.POSITIVE_INFINITY],
    ['price', Number.NaN],
    ['originalPrice', '60'],
    ['originalPrice', -60],
    ['rating', 5.1],
    ['rating', -0.1],
    ['rating', Number.NaN],
    ['rating', '5'],
    ['reviews', 1.5],
    ['reviews', -1],
    ['inStock', 'yes'],
    ['inStock', 1],
    ['brand', 7],
    ['stock', 'plenty'],
    ['stock', -1],
    ['stock', 1.5],
    ['stock', 1_000_001],
    ['slug', 'Desk Lamp'],
    ['slug', 'desk--lamp'],
    ['tags.0', ['']],
    ['options.0.values', [{ name: 'Color' }]],
    ['variants.0.values', [{ values: ['Red'] }]],
    ['variants.0.values', [{}]],
    ['variants.0', ['Red']],
    ['options.0', [7]],
    ['tags.0', [7]],
    ['images', 'a.png'],
    ['images', { length: 1 }],
    ['images', Array(31).fill('/a')],
    ['images', Array.from({ length: 30 }, (_, at) => `/${at}`)],
    ['features', 'Light'],
    ['features', Array(51).fill('Light')],
    ['features.1', ['Light', 7]],
    ['specifications', []],
    ['specifications.0.value', { Height: 42 }],
    ['specifications.0.value', { Height: ' ' }],
    ['specifications.1.label', { Height: '1', ' ': '2' }],
    ['specifications', { Height: '1', 'Height ': '2' }],
    [
      'specifications',
      Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`Part ${index}`, 'Wood'])),
    ],
  ])('a bad %s (case %#)', (field, value) => {
    const [key = ''] = field.split('.')
    const cleaned = cleanProduct({ ...goodRecord, [key]: value })
    expect(cleaned).toMatchObject({ ok: false, problem: { field } })
    expect(faultsOf({ ...goodRecord, [key]: value })).toEqual([])
  })

  test.each([
    ['price', '49.90', 'must be a number like 4.5, without quotation marks and currency'],
    ['price', '£4.50', 'must be a number like 4.5, without quotation marks and currency'],
    ['price', [], 'must be a number'],
    ['rating', '', 'must be a number from 0 to 5, without quotation marks'],
    ['reviews', '7', 'must be a number from 0 to 1000000000, without quotation marks'],
    ['inStock', 'TRUE', 'must be true or false, without quotation marks'],
    ['inStock', 1, 'must be true or false'],
  ])('the %s %j with what it must be', (field, value, message) => {
    expect(cleanProduct({ ...goodRecord, [field]: value })).toMatchObject({ problem: { field, message } })
  })

  test('the first invalid field with its reason, and the others once', () => {
    const { id: _, ...record } = goodRecord
    const bad = { category: 'none', price: '4', features: [1, 2], rating: 9 }
    expect(cleanProduct({ ...record, ...bad })).toMatchObject({
      problem: { field: 'id', message: 'is missing', others: ['category', 'price', 'rating', 'features'] },
    })
  })

  test('a missing field by the name that it has in another case', () => {
    expect(cleanProduct({ ...without('id'), ID: 7 })).toMatchObject({
      problem: { field: 'id', message: 'is missing: write it instead of ID' },
    })
    expect(cleanProduct({ ...goodRecord, Brand: 'Lumen' })).toMatchObject({
      notes: [{ field: 'Brand', message: 'is no field of a record: write brand' }],
    })
  })

  test.each([null, undefined, 7, 'x', true, Symbol('x'), 7n, () => goodRecord])(
    '%s, which is not a record',
    (raw) => {
      expect(cleanProduct(raw)).toEqual({
        ok: false,
        problem: { id: null, field: 'record', message: 'must be a record' },
      })
    },
  )

  test('a field without repeating its long value', () => {
    expect(faultsOf({ ...goodRecord, category: 'x'.repeat(1_000_000) })).toEqual([])
    expect(faultsOf({ ...goodRecord, name: 'x'.repeat(1_000_000) })).toEqual([])
    expect(faultsOf({ ...goodRecord, image: `/${'x'.repeat(1_000_000)}` })).toEqual([])
  })
})

describe('a hostile record', () => {
  const traps = { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap, getPrototypeOf: trap }
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()

  test.each([
    ['a proxy that throws', new Proxy({}, traps)],
    ['a proxy that is revoked', revoked],
    [
      'a getter that throws',
      {
        ...goodRecord,
        get price() {
          return trap()
        },
      },
    ],
    [
      'an id that throws',
      {
        ...goodRecord,
        name: 7,
        get id() {
          return trap()
        },
      },
    ],
    ['a list that throws', { ...goodRecord, images: new Proxy([], traps) }],
    ['specifications that throw', { ...goodRecord, specifications: new Proxy({}, traps) }],
  ])('%s is rejected', (_, raw) => {
    expect(cleanProduct(raw)).toEqual({
      ok: false,
      problem: { id: null, field: 'record', message: 'cannot be read' },
    })
  })

  test('with a list of four thousand million holes is rejected without a loop over them', () => {
    expect(cleanProduct({ ...goodRecord, features: Array(2 ** 32 - 1) })).toMatchObject({
      problem: { field: 'features' },
    })
  })

  test('cannot return one value to the check and another to the product by a getter', () => {
    let reads = 0
    const raw = {
      ...goodRecord,
      get name() {
        reads += 1
        return reads === 1 ? 'Lamp' : 7
      },
    }
    expect(cleanProduct(raw)).toMatchObject({ ok: true, product: { name: 'Lamp' } })
  })

  test('that contains itself is a problem, not an endless loop', () => {
    const raw: Record<string, unknown> = { ...goodRecord }
    raw['specifications'] = raw
    expect(faultsOf(raw)).toEqual([])
  })

  test('cannot change a prototype', () => {
    const raw: unknown = JSON.parse(`{"__proto__":{"stained":1},"specifications":{"__proto__":"x"}}`)
    expect(faultsOf({ ...goodRecord, ...(typeof raw === 'object' ? raw : {}) })).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('stained' in {}).toBe(false)
  })
})

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  stringUnit: 'binary',
})

test('any value becomes a product or a named problem', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      expect(faultsOf(raw)).toEqual([])
    }),
    { numRuns: sample(1000, 100_000) },
  )
})

test('a good record with some arbitrary fields becomes a product or a named problem', () => {
  const keys = fc.constantFrom(...Object.keys(goodRecord))
  const near = fc.oneof(
    anything,
    fc.double(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), anything)),
    fc.dictionary(fc.string(), fc.oneof(fc.string(), anything)),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, near), { minLength: 1, maxLength: 3 }), (changes) => {
      expect(faultsOf({ ...goodRecord, ...Object.fromEntries(changes) })).toEqual([])
    }),
    { numRuns: sample(3000, 300_000) },
  )
})
