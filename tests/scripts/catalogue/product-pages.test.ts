import { expect, it } from 'vitest'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'
import { checkCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { findProductPages, hasAllFiles, highestCardId } from '../../../scripts/catalogue/product-pages.ts'

const catalogueOf = (products: number) =>
  checkCatalogue({
    head: { name: 'Lamps', locale: 'en', currency: 'EUR', categories: [{ label: 'Lamps' }] },
    records: Array.from({ length: products }, (_, index) => ({
      id: index + 11,
      name: 'Lamp',
      category: 'Lamps',
      price: 10,
    })),
  })

it('of a service each product that the build has read has a page', () => {
  const catalogue = catalogueOf(10)
  expect(findProductPages(catalogue, 5)).toHaveLength(5)
  expect(findProductPages({ ...catalogue, serviceUrl: 'https://catalogue.example' }, 5)).toHaveLength(10)
})

const own: ShopConfig = shop

it.each([
  { products: 500, config: own, hasAll: true, highest: 510 },
  { products: 501, config: own, hasAll: false, highest: 0 },
  { products: 501, config: { ...own, allProductFiles: true }, hasAll: true, highest: 511 },
  { products: 501, config: { ...own, prerenderedProducts: 40 }, hasAll: true, highest: 50 },
  { products: 0, config: own, hasAll: true, highest: 0 },
])(
  '$products products have all files, and cards up to id $highest',
  ({ products, config, hasAll, highest }) => {
    const catalogue = catalogueOf(products)
    expect(hasAllFiles(findProductPages(catalogue, config.prerenderedProducts), config)).toBe(hasAll)
    expect(highestCardId(catalogue, config)).toBe(highest)
  },
)
