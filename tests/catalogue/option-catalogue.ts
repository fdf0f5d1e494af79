import fc from 'fast-check'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import { anyRecords } from './any-option-catalogue.ts'

const seed = 7
const labels = ['Beauty', 'Books', 'Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Toys']

/** Of each third product, beside its main one. */
const alsoIn = [['Books'], ['Books', 'Fashion'], ['Toys', 'Sports']]

/**
 * 5,000 products with options, of the demo's categories and without brands: two parts of a table. Some are in several
 * categories.
 */
export function optionCatalogue() {
  const records = fc.sample(anyRecords(40), { numRuns: 20, seed }).flat()
  return checkCatalogue({
    head: {
      name: 'Options',
      locale: 'en-US',
      currency: 'USD',
      categories: labels.map((label) => ({ label })),
    },
    records: Array.from({ length: 5000 }, (_, at) => {
      const { brand: _brand, ...record } = records[at % records.length] ?? {}
      const categories = at % 3 === 0 ? alsoIn[(at / 3) % alsoIn.length] : undefined
      return { ...record, ...(categories && { categories }), id: at + 1 }
    }),
  })
}
