import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBrands, writeBrands } from '#address/brand-list.ts'

test('any brands are read as they were written', () => {
  const name = fc
    .array(fc.constantFrom('a', 'B', '_', '&', ' ', 'é', '%'), { minLength: 1 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
      expect(readBrands(writeBrands(names))).toEqual(names)
    }),
  )
})

test('ordinary names are joined by underscores', () => {
  expect(writeBrands(['Fennwick', 'Bean & Co'])).toBe('Fennwick_Bean & Co')
})
