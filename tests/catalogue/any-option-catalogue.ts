import fc from 'fast-check'
import { ratingSteps, type Filters } from '#catalogue/filters.ts'
import type { RawProduct } from '#catalogue/import/raw-product.ts'
import type { OptionFilter } from '#catalogue/settings/option-filter.ts'
import { seldom } from './seldom.ts'

const prices = [900, 1000, 2500, 2999, 6000]

/** Spellings of some names, and a value that several options have. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  Size: ['S', 'M', 'L', 'm', 'XL', '38'],
  size: ['S', 'm', '38'],
  Farbe: ['Blau', 'Rot', 'rot!', 'M', '青'],
  Material: ['Wool', 'S', '…'],
  '!?': ['a', 'b'],
}

const anyOption = (name: string) =>
  fc
    .uniqueArray(fc.constantFrom(...(valuesOf[name] ?? [])), { minLength: 1, maxLength: 4 })
    .map((values) => ({ name, values }))

const anyPrice = fc.constantFrom(...prices).map((cents) => cents / 100)
const anyStock = fc.constantFrom('in' as const, 'out' as const, 'preorder' as const, 0, 3)

const anyVariant = (options: readonly { readonly values: readonly string[] }[]) =>
  fc.record(
    {
      values: fc.tuple(...options.map(({ values }) => fc.constantFrom('', ...values))),
      price: anyPrice,
      originalPrice: anyPrice,
      stock: anyStock,
    },
    { requiredKeys: ['values'] },
  )

const anyRecord: fc.Arbitrary<Omit<RawProduct, 'id'>> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(valuesOf)), { maxLength: 3 })
  .chain((names) => fc.tuple(...names.map(anyOption)))
  .chain((options) =>
    fc.record(
      {
        name: fc.constantFrom('Tee', 'Coat'),
        category: fc.constantFrom('Fashion', 'Sports'),
        price: anyPrice,
        originalPrice: anyPrice,
        brand: fc.constantFrom('', 'Kyo'),
        rating: fc.constantFrom(2, 4.5),
        stock: anyStock,
        options: fc.constant(options),
        variants: fc.uniqueArray(anyVariant(options), {
          maxLength: options.length === 0 ? 0 : 10,
          selector: ({ values }) => JSON.stringify(values),
        }),
      },
      { requiredKeys: ['name', 'category', 'price', 'options', 'variants'] },
    ),
  )

/** Records with options: with open variants and without any, sold out, dear and reduced ones. */
export const anyRecords = (most: number): fc.Arbitrary<readonly RawProduct[]> =>
  fc
    .array(anyRecord, { minLength: 1, maxLength: most })
    .map((records) => records.map((record, at) => ({ id: at + 1, ...record })))

/** Filters by these options, with values that no product has, and all others. */
export const anyOptionQuery = (optionFilters: readonly OptionFilter[]): fc.Arbitrary<Filters> => {
  const chosen = optionFilters.map(({ key, values }) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc
          .subarray([...values.map((value) => value.key), 'none'], { minLength: 1, maxLength: 3 })
          .map((some) => [[key, some] as const]),
      },
    ),
  )
  return fc
    .tuple(
      fc.tuple(...chosen).map((entries) => Object.fromEntries(entries.flat())),
      seldom(fc.constantFrom(...prices.map((min) => ({ min }))), 4),
      seldom(fc.constantFrom(...prices.map((max) => ({ max }))), 4),
      seldom(fc.constantFrom({ brands: ['Kyo'] }, { brands: ['Kyo', 'Nobody'] }), 6),
      seldom(fc.constantFrom(...ratingSteps.map((rating) => ({ rating }))), 4),
      seldom(fc.constant({ sale: true as const }), 4),
      seldom(fc.constant({ available: true as const }), 4),
    )
    .map(([options, min, max, brands, rating, sale, available]) => ({
      ...(Object.keys(options).length > 0 && { options }),
      ...min,
      ...max,
      ...brands,
      ...rating,
      ...sale,
      ...available,
    }))
}
