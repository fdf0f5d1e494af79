import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Category } from '#catalogue/catalogue-head.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { RawHead } from '#catalogue/raw-head.ts'
import type { RawProduct } from '#catalogue/raw-product.ts'
import { checkCatalogue } from '../../../scripts/read-catalogue.ts'
import { sample } from '../../sample.ts'
import { naiveAnswer } from '../naive-answer.ts'

const words = [
  'Tea',
  'شاي أخضر',
  'चाय',
  '緑茶',
  'Čaj & Kava',
  'İstanbul',
  'ΣΊΓΜΑΣ',
  '🫖 pots',
  'a_b',
  'C++',
  'ß-Tasse',
]
const word = fc.constantFrom(...words)

const anyCategories: fc.Arbitrary<RawHead['categories']> = fc
  .uniqueArray(word, { minLength: 1, maxLength: 7 })
  .chain((labels) =>
    fc
      .array(fc.record({ isBelow: fc.boolean(), isUnlisted: fc.boolean() }), {
        minLength: labels.length,
        maxLength: labels.length,
      })
      .map((traits) =>
        labels.map((label, at) => ({
          label,
          // The first is at the top and has a button, and so can be a parent.
          ...(at > 0 && traits[at]?.isBelow && { parent: labels[0] ?? '' }),
          ...(at > 0 && traits[at]?.isUnlisted && { isUnlisted: true }),
        })),
      ),
  )

const anyRecord = (labels: readonly string[]): fc.Arbitrary<RawProduct> =>
  fc.record(
    {
      id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      name: fc.tuple(word, word).map((pair) => pair.join(' ')),
      category: fc.constantFrom(...labels),
      price: fc.integer({ min: 0, max: 5000 }),
      originalPrice: fc.integer({ min: 0, max: 5000 }),
      description: fc.array(word, { maxLength: 4 }).map((list) => list.join(' ')),
      rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      reviews: fc.nat(1000),
      brand: fc.constantFrom('', 'Kyo', 'شركة', 'Bean & Co_'),
    },
    { requiredKeys: ['id', 'name', 'category', 'price'] },
  )

const anyCatalogue = fc
  .record({
    categories: anyCategories,
    place: fc.constantFrom(
      ['en-US', 'USD'],
      ['ja-JP', 'JPY'],
      ['ar-KW', 'KWD'],
      ['hi-IN', 'INR'],
      ['tr-TR', 'TRY'],
    ),
    addresses: fc.constantFrom('id' as const, 'slug' as const),
  })
  .chain(({ categories, place: [locale = '', currency = ''], addresses }) =>
    fc
      .array(anyRecord(categories.map(({ label }) => label)), { maxLength: 40 })
      .map((records) => ({ head: { name: 'Any', locale, currency, addresses, categories }, records })),
  )

/** The categories whose products a choice lists, by the definition. */
const listedBy = (categories: readonly Category[], choice: string) =>
  categories.flatMap(({ label, parent }) =>
    choice === 'All' || label === choice || parent === choice ? [label] : [],
  )

function naiveFound(products: readonly ProductSummary[], categories: readonly Category[], choice: string) {
  const labels = listedBy(categories, choice)
  return products.filter(({ category }) => labels.includes(category))
}

test('products, counts and brands of any catalogue equal the definition, whatever its categories and fields', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      fc.constantFrom('', 'a', 'تشاي', 'i̇', 'σ', '🫖', 'c++', ' '),
      fc.nat(),
      fc.option(fc.constantFrom('price-up', 'rating', 'saving', 'name'), { nil: undefined }),
      (raw, search, pick, sort) => {
        const { head, products, warnings, brands } = checkCatalogue(raw)
        const repeated = raw.records.length - new Set(raw.records.map(({ id }) => id)).size
        expect(warnings.filter((warning) => warning.startsWith('Product'))).toHaveLength(repeated)
        const { categories } = head
        const choices = ['All', ...categories.flatMap(({ label, isUnlisted }) => (isUnlisted ? [] : [label]))]
        const category = choices[pick % choices.length] ?? 'All'
        const answer = createListEngine(
          products,
          categories,
          head.locale,
        )({
          category,
          search,
          size: head.ownSize,
          ...(sort && { sort }),
        })
        const open = { category: 'All', search, size: head.ownSize, ...(sort && { sort }) }
        const found = naiveAnswer(products, open, head.locale)
        expect(answer.products).toEqual(naiveFound(found, categories, category))
        expect(answer.counts).toEqual(
          Object.fromEntries(choices.map((choice) => [choice, naiveFound(found, categories, choice).length])),
        )
        const inChoice = naiveFound(found, categories, category)
        expect(answer.facets.total).toBe(inChoice.length)
        for (const { brand, count } of answer.facets.brands.filter((one) => brands.includes(one.brand)))
          expect(count).toBe(inChoice.filter((product) => product.brand === brand).length)
      },
    ),
    { numRuns: sample(200, 20_000) },
  )
})
