import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readPlace } from '#catalogue/engine/category-codes.ts'
import { productsPerTable } from '#catalogue/files/file-names.ts'
import { openTableRecords } from '#catalogue/files/table-records.ts'
import { tablePartOf } from '#catalogue/files/table-part.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { labelledBlockOf } from '#catalogue/files/text-block.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({ ...(await load()), hasAmounts: true }))

const labels = ['Tee', 'Κούπες', '茶']
/** Each alone, and two together in both orders. */
const categories = [...labels, 'Tee\u001F茶', '茶\u001FTee']
const brands = ['Ährenfeld', 'Bo']

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', '\uFEFFmarked', 'İstanbul', '👩‍👩‍👧', 'a\nb'),
)
const withoutNull = text.map((value) => value.replaceAll('\0', '').toWellFormed())

const anyProduct: fc.Arbitrary<ProductSummary> = fc
  .record({
    id: fc.maxSafeNat(),
    name: withoutNull,
    description: withoutNull,
    picture: fc.webUrl(),
    slug: fc.option(fc.constantFrom('a-cup', '茶'), { nil: undefined }),
    place: fc.constantFrom(...categories),
    brand: fc.constantFrom(...brands, null),
    price: fc.oneof(fc.nat(100_000), fc.constantFrom(0, 2 ** 32, 5_000_000_000_00)),
    saving: fc.nat(3),
    tenths: fc.option(fc.nat(50)),
    reviews: fc.nat(9),
    isSoldOut: fc.boolean(),
    isPreorder: fc.boolean(),
    amount: fc.option(
      fc.record({
        value: fc.double({ min: 0.001, max: 1_000_000, noNaN: true }),
        unit: fc.constantFrom('g' as const, 'ml' as const),
      }),
      { nil: undefined },
    ),
    left: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
    choice: fc.option(
      fc.record(
        {
          option: fc.constantFrom('Color', '7+ sizes', '量', 'a\nb'),
          count: fc.integer({ min: 1, max: 200 }),
          hasPrices: fc.constant(true as const),
        },
        { requiredKeys: ['option', 'count'] },
      ),
      { nil: undefined },
    ),
  })
  .map(({ saving, tenths, slug, amount, isSoldOut, isPreorder, left, choice, place, ...product }) => ({
    ...product,
    ...readPlace(place),
    ...(slug !== undefined && { slug }),
    originalPrice: saving === 0 ? null : product.price + saving,
    rating: tenths === null ? null : tenths / 10,
    ...(amount && { amount }),
    ...(isSoldOut && { isSoldOut: true as const }),
    ...(isPreorder && { isPreorder: true as const }),
    ...(left !== undefined && { left }),
    ...(choice && { choice }),
  }))

const parts = (products: readonly ProductSummary[]) =>
  Array.from({ length: Math.ceil(products.length / productsPerTable) }, (_, index) =>
    tablePartOf(products.slice(index * productsPerTable, (index + 1) * productsPerTable), categories, brands),
  )

/** Reads files as JSON, as they are sent. */
const readerOf =
  (files: readonly unknown[]) =>
  async (name: string): Promise<unknown> => {
    const file: unknown = files[Number(/\d+/.exec(name)?.[0])]
    return JSON.parse(JSON.stringify(file))
  }

const [sample] = fc.sample(anyProduct, 1)
if (!sample) throw new Error('There is no sample.')

describe('the records of a table', () => {
  test('are the products that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 40 }), async (products) => {
        const read = readerOf(parts(products))
        const records = openTableRecords(0, products.length, { read, places: categories, brands })
        expect(await records.load()).toEqual(labelledBlockOf(products))
        expect(products.map((_, ordinal) => records.summaryAt(ordinal))).toEqual(products)
      }),
    )
  })

  test('become available file by file, from the first file of the shard on', async () => {
    const count = 2 * productsPerTable + 5
    const products = Array.from({ length: count }, (_, index) => ({
      ...sample,
      id: index + 1,
      name: `${index}`,
    }))
    const read = readerOf(parts(products))
    const records = openTableRecords(productsPerTable, count, { read, places: categories, brands })
    const loadedCounts: number[] = []
    for (let loaded = 0; loaded < records.count; loaded += loadedCounts.at(-1) ?? records.count)
      loadedCounts.push((await records.load()).count)
    expect(loadedCounts).toEqual([productsPerTable, 5])
    expect(records.summaryAt(0)).toEqual(products[productsPerTable])
    expect(records.summaryAt(productsPerTable + 4)).toEqual(products.at(-1))
    expect(records.summaryAt(productsPerTable)).toEqual(products[2 * productsPerTable])
  })

  test.each([
    ['is no table', { id: [1] }],
    ['lacks a text', { ...tablePartOf([sample], categories, brands), texts: 'a\0' }],
    ['is too short', tablePartOf([], categories, brands)],
    ['is nothing', null],
  ])('are not read from a file that %s', async (_what, file) => {
    const records = openTableRecords(0, 1, { read: async () => file, places: categories, brands })
    await expect(records.load()).rejects.toThrow('A part of the catalogue is damaged.')
  })
})
