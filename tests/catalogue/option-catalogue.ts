import fc from 'fast-check'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import { anyRecords } from './any-option-catalogue.ts'

const seed = 7
const categories = ['Beauty', 'Books', 'Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Toys']

/** 5,000 products with options, of the demo's categories and without brands: two parts of a table. */
export function optionCatalogue() {
  const records = fc.sample(anyRecords(40), { numRuns: 20, seed }).flat()
  return checkCatalogue({
    head: {
      name: 'Options',
      locale: 'en-US',
      currency: 'USD',
      categories: categories.map((label) => ({ label })),
    },
    records: Array.from({ length: 5000 }, (_, at) => {
      const { brand: _brand, ...record } = records[at % records.length] ?? {}
      return { ...record, id: at + 1 }
    }),
  })
}
