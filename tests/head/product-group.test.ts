import { expect, test, vi } from 'vitest'
import { productData } from '#head/structured-data/product.ts'
import { productWith } from './some-product.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({ ...(await load()), hasVariants: true }))

const tee = productWith({
  options: [
    { name: 'Color', values: ['Blue', 'Red'] },
    { name: 'Weight', values: ['50 g', '100 g'] },
  ],
  variants: [
    { sku: 'A-1', gtin: '4006381333931', values: ['Blue', '50 g'], price: 2500, stock: 'in' },
    {
      sku: null,
      values: ['Red', ''],
      price: 2800,
      stock: 'preorder',
      availableFrom: '2027-03-01',
      pictures: ['/pictures/12-red.avif'],
    },
  ],
})
const address = 'https://brooklyn-parcel.example.com/product/12'

test('a product with variants is a group, with an offer of its own for each', () => {
  const group = productData(tee)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '12',
    variesBy: ['https://schema.org/color', 'Weight'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Lamp, Blue, 50 g',
        sku: 'A-1',
        gtin: '4006381333931',
        color: 'Blue',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '50 g' }],
        offers: {
          url: `${address}?color=blue&weight=50-g`,
          price: '25.00',
          availability: 'https://schema.org/InStock',
        },
      },
      {
        name: 'Lamp, Red',
        sku: '12.red.50-g',
        color: 'Red',
        image: ['https://brooklyn-parcel.example.com/pictures/12-red-large.avif'],
        offers: {
          url: `${address}?color=red&weight=50-g`,
          price: '28.00',
          availability: 'https://schema.org/PreOrder',
          availabilityStarts: '2027-03-01',
        },
      },
    ],
  })
  expect(group).not.toHaveProperty('offers')
  expect(group).toHaveProperty('aggregateRating')
})

test.each([
  ['Couleur', undefined, 'https://schema.org/color'],
  ['Talla', undefined, 'https://schema.org/size'],
  ['サイズ', undefined, 'https://schema.org/size'],
  ['Barva', 'Farbe', 'https://schema.org/color'],
  ['Barva', undefined, 'Barva'],
])('an option %s, in the main language %s, is %s for search engines', (name, original, expected) => {
  const values = ['Blue', 'Red']
  const option = { name, values, ...(original !== undefined && { original: { name: original, values } }) }
  const product = productWith({
    ...tee,
    options: [option],
    variants: tee.variants.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
  })
  expect(productData(product)).toMatchObject({ variesBy: [expected] })
})

test('a product that is sold out as a whole offers no variant', () => {
  expect(productData({ ...tee, isSoldOut: true, stock: 'out' })).toMatchObject({
    hasVariant: [
      { offers: { availability: 'https://schema.org/OutOfStock' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('a product without variants has its own article number and code', () => {
  expect(productData(productWith({ sku: 'L-1', gtin: '4006381333931' }))).toMatchObject({
    '@type': 'Product',
    sku: 'L-1',
    gtin: '4006381333931',
  })
})
