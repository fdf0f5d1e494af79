import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rangesOf } from '#catalogue/engine/price-ranges.ts'
import type { Filters } from '#catalogue/filters.ts'
import type { Product, Variant } from '#catalogue/product.ts'
import type { Backend } from '#catalogue-service/backend.ts'
import type { Change } from '#catalogue-service/changes.ts'
import { Problem } from '#catalogue-service/problems.ts'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import { loadableOf } from '../../scripts/catalogue/load.ts'
import { anyOptionQuery, anyRecords } from '../catalogue/any-option-catalogue.ts'
import { naiveFacetsOf, naiveResult } from '../catalogue/naive-result.ts'
import { sample } from '../sample.ts'
import { isEngineHere, openLoaded } from './engine-for-tests.ts'

const catalogue = checkCatalogue({
  head: {
    name: 'Options',
    locale: 'en-US',
    currency: 'USD',
    categories: [{ label: 'Fashion' }, { label: 'Sports' }],
  },
  records: fc
    .sample(anyRecords(40), { numRuns: 4, seed: 7 })
    .flat()
    .map((record, at) => ({
      ...record,
      id: at + 1,
      variants: record.variants?.map((variant, index) => ({
        ...variant,
        sku: `A${at + 1}-${index}`,
        amount: { value: 100 * (index + 1), unit: 'g' },
      })),
    })),
})
const { head, products, brands } = catalogue
const [withoutVariants, withVariants, withOpenOptions] = [
  products.find(({ variants }) => variants.length === 0),
  products.find(({ variants }) => variants.length > 2),
  products.find(({ variants }) => variants.length === 1 && variants[0]?.sku === null),
]
if (!withoutVariants || !withVariants || !withOpenOptions)
  throw new Error('The sample lacks a kind of product.')

const isFor = ({ sku, values }: Change, variant: Variant) =>
  sku === undefined
    ? values === undefined || JSON.stringify(values) === JSON.stringify(variant.values)
    : sku === variant.sku

/** A price without one before a discount ends the discount. */
const originalAfter = ({ price, original = 0 }: Change, before: number | null) =>
  price === undefined ? before : original || null

function changedVariant({ originalPrice, ...variant }: Variant, change: Change): Variant {
  const original = originalAfter(change, originalPrice ?? null)
  const { price = variant.price, stock = variant.stock } = change
  return { ...variant, price, stock, ...(original !== null && { originalPrice: original }) }
}

/** The plain definition of a change: of what can be bought, the least price is the product's. */
function naivelyChanged(product: Product, change: Change): Product {
  if (change.id !== product.id) return product
  const { isSoldOut: _, isPreorder: _____, left: __, choice, variantGroups: ___, ...rest } = product
  const variants = product.variants.map((one) => (isFor(change, one) ? changedVariant(one, change) : one))
  if (!choice) {
    if (change.sku !== undefined || change.values) return product
    const { price = rest.price, stock = rest.stock } = change
    return {
      ...rest,
      price,
      originalPrice: originalAfter(change, rest.originalPrice),
      stock,
      ...(stock === 'out' && { isSoldOut: true }),
      ...(stock === 'preorder' && { isPreorder: true }),
      ...(typeof stock === 'number' && { left: stock }),
    }
  }
  if (!product.variants.some((one) => isFor(change, one))) return product
  const open = variants.filter(({ stock }) => stock !== 'out')
  const shown = open.length > 0 ? open : variants
  const price = Math.min(...shown.map((one) => one.price))
  const [stock = 'in', ...otherStocks] = new Set(shown.map((one) => one.stock))
  const { hasPrices: ____, ...summary } = choice
  const cheapest = shown.find((one) => one.price === price)
  return {
    ...rest,
    variants,
    price,
    originalPrice: cheapest?.originalPrice ?? null,
    ...(cheapest?.amount && { amount: cheapest.amount }),
    stock: otherStocks.length > 0 || typeof stock === 'number' ? 'in' : stock,
    ...(open.length === 0 && { isSoldOut: true }),
    ...(otherStocks.length === 0 && stock === 'preorder' && { isPreorder: true }),
    choice: { ...summary, ...(shown.some((one) => one.price !== price) && { hasPrices: true }) },
  }
}

const anyPrice = fc
  .tuple(fc.constantFrom(900, 1000, 2500, 2999, 6000), fc.constantFrom(0, 7000))
  .map(([price, original]) => ({ price, original }))
const anyWord = fc.constantFrom('in' as const, 'out' as const, 'preorder' as const)
const anyStock = fc.oneof(anyWord, fc.constant(3)).map((stock) => ({ stock }))
const anyValues = fc.oneof(
  anyPrice,
  anyStock,
  fc.tuple(anyPrice, anyStock).map(([price, stock]) => ({ ...price, ...stock })),
)

const anyChange: fc.Arbitrary<Change> = fc.constantFrom(...products).chain(({ id, variants }) => {
  const ofVariant = fc
    .tuple(
      fc.constantFrom(
        { sku: 'none' },
        ...variants.flatMap(({ sku, values }) => [{ values }, ...(sku === null ? [] : [{ sku }])]),
      ),
      anyValues,
    )
    .map(([name, values]) => ({ id, ...name, ...values }))
  const isAlone = variants.every(({ values }) => values.every((value) => value === ''))
  const ofAll = isAlone ? anyValues : anyWord.map((stock) => ({ stock }))
  return fc.oneof(
    { weight: 4, arbitrary: ofVariant },
    ofAll.map((values) => ({ id, ...values })),
  )
})

describe.runIf(isEngineHere)('an update of variants', () => {
  let backend: Backend
  let close = () => Promise.resolve()
  let expected: readonly Product[] = products
  // The engine has to start.
  beforeAll(async () => {
    ;({ backend, close } = await openLoaded(loadableOf('options', catalogue, null)))
  }, 120_000)
  afterAll(() => close())

  const update = async (changes: readonly Change[]) => {
    expected = expected.map((product) => changes.reduce(naivelyChanged, product))
    return backend.update(changes)
  }

  async function checkPages(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const { variantGroups: _, ...product } = expected.find((one) => one.id === id) ?? {}
      expect(await backend.view()?.product(id)).toEqual(product)
    }
  }

  async function checkLists(filters: Filters): Promise<void> {
    const listQuery = { category: 'All', search: '', filters, sort: 'price-up' as const }
    const found = naiveResult(expected, listQuery, head.locale, head.optionFilters)
    const slice = await backend.view()?.slice(listQuery, { page: 0 })
    expect(slice?.total).toBe(found.length)
    expect(slice?.products).toEqual(
      found.slice(0, 30).map((product) => {
        const { id, name, description, category, price, originalPrice, rating, reviews, brand } = product
        const { picture, isSoldOut, isPreorder, left, choice, amount } = product
        return {
          id,
          name,
          description,
          category,
          price,
          originalPrice,
          rating,
          reviews,
          brand,
          picture,
          ...(isSoldOut && { isSoldOut }),
          ...(isPreorder && { isPreorder }),
          ...(left !== undefined && { left }),
          ...(choice && { choice }),
          ...(amount && { amount }),
        }
      }),
    )
    expect(await backend.view()?.facets(listQuery)).toEqual(
      naiveFacetsOf(expected, listQuery, rangesOf(head.priceSteps), brands, head.optionFilters),
    )
  }

  test('shows in pages, lists, filters and counts as in the plain definition', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 1, maxLength: 30 }),
        fc.array(anyOptionQuery(head.optionFilters), { minLength: 3, maxLength: 3 }),
        async (changes, queries) => {
          const { snapshot } = await update(changes)
          expect(backend.view()?.snapshot).toBe(snapshot)
          await checkPages(changes.map(({ id }) => id))
          for (const filters of queries) await checkLists(filters)
        },
      ),
      { numRuns: sample(4, 100) },
    )
  }, 120_000)

  test('without its name is refused with what to do, and changes nothing', async () => {
    const { id } = withVariants
    const before = backend.view()?.snapshot
    for (const values of [{ price: 1, original: 0 }, { stock: 3 }]) {
      const refused = backend.update([
        { id: withoutVariants.id, price: 1, original: 0 },
        { id, ...values },
      ])
      await expect(refused).rejects.toThrow(
        `Product ${id} has variants: a line with a price or the number left must name one by its sku or values.`,
      )
      await expect(refused).rejects.toBeInstanceOf(Problem)
    }
    expect(backend.view()?.snapshot).toBe(before)
    await checkPages([id, withoutVariants.id])
  })

  test('that a product with options alone has is the one of the product', async () => {
    const { id } = withOpenOptions
    await update([{ id, price: 1, original: 2, stock: 3 }])
    await checkPages([id])
    expect(await backend.view()?.product(id)).toMatchObject({ price: 1, variants: [{ price: 1, stock: 3 }] })
  })

  test('counts products that change, and names that the catalogue does not have', async () => {
    const { id, variants } = withVariants
    const [first, second] = variants
    const changed = await update([
      { id, sku: first?.sku ?? '', price: 5, original: 0 },
      { id, values: second?.values ?? [], stock: 'in' },
      { id, sku: 'none', stock: 'in' },
      { id: withoutVariants.id, sku: 'none', stock: 'in' },
      { id: 999_999, stock: 'in' },
    ])
    expect(changed).toMatchObject({ changed: 1, unknown: 3 })
  })
})
