import { describe, expect, it } from 'vitest'
import { codesVersionOf } from '../../../scripts/catalogue/catalogue-files.ts'
import { checkCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'

const head = {
  name: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  categories: [{ label: 'Tools' }, { label: 'Toys' }],
}
const tee = {
  id: 1,
  name: 'Tee',
  category: 'Tools',
  price: 20,
  brand: 'Bosch',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [{ values: ['S'] }, { values: ['M'] }],
}

const versionOf = (change: object, headChange: object = {}) =>
  codesVersionOf(
    checkCatalogue({ head: { ...head, ...headChange }, records: [tee, { ...tee, id: 2, ...change }] }),
  )

describe('the version of the codes in the files', () => {
  it('stays where a product changes', () => {
    expect(versionOf({ name: 'Another', price: 7 })).toBe(versionOf({}))
  })

  it.each([
    ['a brand', versionOf({ brand: 'Acme' })],
    ['a category', versionOf({}, { categories: [{ label: 'Lenses' }, ...head.categories] })],
    ['a place of a product in several categories', versionOf({ category: ['Tools', 'Toys'] })],
    [
      'a value of an option',
      versionOf({ options: [{ name: 'Size', values: ['L'] }], variants: [{ values: ['L'] }] }),
    ],
  ])('changes with %s', (_what, version) => {
    expect(version).not.toBe(versionOf({}))
  })
})
