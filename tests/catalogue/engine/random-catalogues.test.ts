import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import { priceRanges } from '#catalogue/engine/facets.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { allSorts, ratingSteps } from '#catalogue/filters.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { RawHead } from '#catalogue/import/raw-head.ts'
import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { checkCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { sample } from '../../sample.ts'
import { naiveResult, naiveFacetsOf } from '../naive-result.ts'
import { inFull } from '#catalogue/import/record-warnings.ts'

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

/** Categories on up to four levels. The second label is below the first one, too, where a word is left for that. */
const anyCategories: fc.Arbitrary<RawHead['categories']> = fc
  .tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 7 }), fc.boolean())
  .chain(([labels, isRepeated]) =>
    fc
      .array(fc.record({ parent: fc.option(fc.nat(), { nil: undefined }), isUnlisted: fc.boolean() }), {
        minLength: labels.length,
        maxLength: labels.length,
      })
      .map((traits) => {
        const levels: { label: string; path: string; level: number }[] = []
        const categories = labels.map((label, at) => {
          const { parent: pick = 0, isUnlisted = false } = traits[at] ?? {}
          // The first is at the top and has a button, and so can be a parent.
          const above = at > 0 && traits[at]?.parent !== undefined ? levels[pick % levels.length] : undefined
          if (at === 0 || !isUnlisted)
            if (!above || above.level < 3)
              levels.push({
                label,
                path: above ? `${above.path} > ${label}` : label,
                level: (above?.level ?? 0) + 1,
              })
          return {
            label,
            ...(above && { parent: above.path }),
            ...(at > 0 && isUnlisted && { isUnlisted: true }),
          }
        })
        const [first, second] = categories
        return isRepeated && first && second && !('parent' in second)
          ? [...categories, { label: second.label, parent: first.label }]
          : categories
      }),
  )

/** What a record may call each category: the whole path of its labels. */
function pathsOf(categories: RawHead['categories']): string[] {
  const pathOf = ({ label, parent }: RawHead['categories'][number]) =>
    parent === undefined ? label : `${parent} > ${label}`
  return categories.map(pathOf)
}

/** Few of them, so that limits are often met exactly. */
const roundPrice = fc.constantFrom(0, 999, 1000, 3000)
const anyPrice = fc.oneof(roundPrice, fc.integer({ min: 0, max: 5000 }))

const anyRecord = (labels: readonly string[]): fc.Arbitrary<RawProduct> =>
  fc.record(
    {
      id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      name: fc.tuple(word, word).map((pair) => pair.join(' ')),
      category: fc.constantFrom(...labels),
      price: anyPrice,
      originalPrice: fc.integer({ min: 0, max: 5000 }),
      description: fc.array(word, { maxLength: 4 }).map((list) => list.join(' ')),
      rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      reviews: fc.nat(1000),
      brand: fc.constantFrom('', 'Kyo', 'شركة', 'Bean & Co_'),
      stock: fc.constantFrom('in' as const, 'out' as const, 'preorder' as const, 0, 4),
      categories: fc.array(fc.constantFrom(...labels), { maxLength: 3 }),
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
      ['de-DE', 'EUR'],
    ),
    addresses: fc.constantFrom('id' as const, 'slug' as const),
  })
  .chain(({ categories, place: [locale = '', currency = ''], addresses }) =>
    fc
      .array(anyRecord(pathsOf(categories)), { maxLength: 40 })
      .map((records) => ({ head: { name: 'Any', locale, currency, addresses, categories }, records })),
  )

/** The categories whose products a choice lists, by the definition. */
const listedBy = (categories: readonly Category[], choice: string): string[] =>
  categories.flatMap(({ label, parent }) =>
    choice === 'All'
      ? [label]
      : [...(label === choice ? [label] : []), ...(parent === choice ? listedBy(categories, label) : [])],
  )

function naiveFound(products: readonly ProductSummary[], categories: readonly Category[], choice: string) {
  const labels = listedBy(categories, choice)
  return products.filter(({ category, alsoIn = [] }) =>
    [category, ...alsoIn].some((label) => labels.includes(label)),
  )
}

/** Prices in major units. */
const anyFilters = fc.record(
  {
    min: roundPrice,
    max: roundPrice,
    brands: fc.subarray(['Kyo', 'شركة', 'Bean & Co_', 'Nobody'], { minLength: 1 }),
    rating: fc.constantFrom(...ratingSteps),
    sale: fc.constant(true as const),
    available: fc.constant(true as const),
  },
  { requiredKeys: [] },
)

test('products, counts and filters of any catalogue equal their definition', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      fc.record(
        {
          search: fc.constantFrom(
            '',
            '',
            'a',
            't',
            'tea',
            'a_',
            'शाय',
            'pots tea',
            'شاي',
            'تشاي',
            'i̇',
            'σ',
            '🫖',
            'c++',
            '++',
            ' ',
          ),
          pick: fc.nat(),
          sort: fc.constantFrom(...allSorts, 'match' as const, 'match' as const),
          match: fc.constantFrom('words' as const, undefined),
          filters: anyFilters,
          /** Only each third product. */
          isSome: fc.boolean(),
        },
        { requiredKeys: ['search', 'pick'] },
      ),
      (raw, { search, pick, sort, match, filters, isSome }) => {
        const { head, products, warnings, brands } = checkCatalogue(raw)
        const repeated = raw.records.length - new Set(raw.records.map(({ id }) => id)).size
        expect(inFull(warnings).filter((warning) => warning.startsWith('Product'))).toHaveLength(repeated)
        const { categories, locale, money } = head
        const choices = ['All', ...categories.flatMap(({ label, isUnlisted }) => (isUnlisted ? [] : [label]))]
        const category = choices[pick % choices.length] ?? 'All'
        const { min, max, ...others } = filters ?? {}
        const units = 10 ** money.digits
        const open = {
          category: 'All',
          search,
          size: head.ownSize,
          filters: {
            ...others,
            ...(min !== undefined && { min: min * units }),
            ...(max !== undefined && { max: max * units }),
          },
          ...(sort && { sort }),
          ...(match && { match }),
          ...(isSome && { only: products.flatMap(({ id }, at) => (at % 3 === 0 ? [id] : [])) }),
        }
        const answer = createListEngine(products, categories, locale)({ ...open, category })
        const found = naiveResult(products, open, locale)
        expect(answer.products).toEqual(naiveFound(found, categories, category))
        expect(answer.counts).toEqual(
          Object.fromEntries(choices.map((choice) => [choice, naiveFound(found, categories, choice).length])),
        )
        const named = answer.facets.brands.map(({ brand }) => brand)
        expect(named).toEqual(expect.arrayContaining([...brands]))
        expect(answer.facets).toEqual(
          naiveFacetsOf(naiveFound(products, categories, category), open, priceRanges, named),
        )
      },
    ),
    { numRuns: sample(60, 20_000) },
  )
})
