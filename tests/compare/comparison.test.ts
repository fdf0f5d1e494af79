import { describe, expect, test } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { Product } from '#catalogue/product.ts'
import { comparedNotes } from '#compare/compared-notes.ts'
import { compareProducts } from '#compare/comparison.ts'
import { mostCompared } from '#address/ids.ts'
import { readIds } from '#address/read-ids.ts'
import { perks, warranty } from '#shop.details.ts'

async function productOf(id: number): Promise<Product> {
  const product = await embeddedSource.product(id, 200)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

const base = { ...(await productOf(1)), specifications: [] }

describe('a comparison', () => {
  const rows = compareProducts([
    {
      ...base,
      price: 1000,
      rating: 4,
      brand: 'A',
      specifications: [
        { label: 'Weight', value: '1 kg' },
        { label: 'Brand', value: 'A' },
      ],
    },
    {
      ...base,
      id: 2,
      price: 2000,
      rating: 4,
      brand: 'B',
      specifications: [{ label: 'weight', value: '2 kg' }],
    },
    {
      ...base,
      id: 3,
      price: 1000,
      rating: 4,
      brand: 'B',
      specifications: [{ label: 'Colour', value: 'red' }],
    },
  ])
  const row = (label: string) => rows.find((one) => one.label === label)

  test('marks each row that differs, and the best value where more is better', () => {
    expect(row('Price')).toMatchObject({ isDifferent: true, best: [0, 2] })
    expect(row('Rating')).toMatchObject({ isDifferent: false, best: [] })
    expect(row('Brand')).toMatchObject({ isDifferent: true, best: [] })
  })

  test('a sold-out product has no best price', () => {
    const [price] = compareProducts([
      { ...base, price: 500, isSoldOut: true },
      { ...base, id: 2, price: 1000 },
      { ...base, id: 3, price: 2000 },
    ])
    expect(price).toMatchObject({ label: 'Price', best: [1] })
    expect(
      compareProducts([
        { ...base, price: 500, isSoldOut: true },
        { ...base, id: 2, price: 1000, isSoldOut: true },
      ])[0],
    ).toMatchObject({ best: [] })
  })

  test('equal scores are not the best, though the texts beside them differ', () => {
    const rating = compareProducts([120, 85].map((reviews) => ({ ...base, rating: 4.5, reviews }))).find(
      ({ label }) => label === 'Rating',
    )
    expect(rating).toMatchObject({ isDifferent: true, best: [] })
  })

  test('merges labels that differ in their spelling, and marks a missing value', () => {
    expect(row('Weight')?.values).toEqual(['1 kg', '2 kg', null])
    expect(row('Colour')).toMatchObject({ values: [null, null, 'red'], isDifferent: true })
  })

  test('distinguishes no discount from a missing value, and has no discount row without a discount', () => {
    const savings = (originals: readonly (number | null)[]) =>
      compareProducts(originals.map((originalPrice) => ({ ...base, price: 1000, originalPrice }))).find(
        ({ label }) => label === 'You save',
      )
    expect(savings([1250, null])).toMatchObject({ values: ['$2.50', 'No discount'], isDifferent: true })
    expect(savings([1250, 1250])).toMatchObject({ values: ['$2.50', '$2.50'], isDifferent: false })
    expect(savings([null, null])).toBeUndefined()
  })

  test('shows the shop’s own warranty where one record has none and another has one', () => {
    const products = [base, { ...base, specifications: [{ label: 'warranty', value: '5 years' }] }]
    expect(compareProducts(products).find(({ label }) => label === 'warranty')?.values).toEqual([
      warranty,
      '5 years',
    ])
    expect(perks.map(({ name }) => name)).toContain(`${warranty} Warranty`)
  })

  test('shows no warranty of the shop’s for a product with perks of its own', () => {
    const products = [
      { ...base, perks: [] },
      { ...base, specifications: [{ label: 'Warranty', value: '5 years' }] },
    ]
    expect(compareProducts(products).find(({ label }) => label === 'Warranty')?.values).toEqual([
      null,
      '5 years',
    ])
  })

  test('marks the lines that only one of several products has', () => {
    const products = [
      { ...base, specifications: [{ label: 'Pads', value: 'foam' }] },
      { ...base, specifications: [{ label: 'Ports', value: '2' }] },
      { ...base, specifications: [{ label: 'Ports', value: '3' }] },
    ]
    const lonely = (some: readonly Product[]) =>
      compareProducts(some).flatMap(({ label, isSingle }) => (isSingle ? [label] : []))
    expect(lonely(products)).toEqual(['Pads'])
    expect(lonely(products.slice(0, 1))).toEqual([])
  })

  test('has each label once', () => {
    const labels = rows.map(({ label }) => label.toLowerCase())
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('of one product has no differences', () => {
    expect(compareProducts([base]).every(({ isDifferent }) => !isDifferent)).toBe(true)
  })
})

test('an address with invalid ids shows the valid products, and names the others', () => {
  const reading = readIds('1,78,1,7,x,12,3,4', mostCompared)
  expect(reading.ids).toEqual([1, 78, 7, 12])
  expect(comparedNotes(reading, [78])).toEqual([
    'There is no product 78.',
    '“x” is no product’s number.',
    'Named more than once, shown once: 1.',
    'Four products at most can be compared. Left out: 3, 4.',
  ])
})
