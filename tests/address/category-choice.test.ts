import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCategory } from '#address/category-choice.ts'
import { topCategories as categories } from '#catalogue/settings/settings.ts'
import { anyText } from './hostile-text.ts'

describe('a category', () => {
  test.each(categories)('%s is read by its label, in any case', (category) => {
    expect(readCategory(category)).toEqual({ category: category })
    expect(readCategory(category.toUpperCase())).toEqual({ category: category })
    expect(readCategory(`  ${category.toLowerCase()} `)).toEqual({ category: category })
  })

  test.each([
    'home-garden',
    'home & garden',
    'Home&Garden',
    'HOME AND GARDEN',
    'home_garden',
    'home+%26+garden'.replace('%26', '&'),
    'home-and-garden',
    'Home ',
  ])('%s is read as Home & Garden', (text) => {
    expect(readCategory(text)).toEqual({ category: 'Home & Garden' })
  })

  test.each(['', '   ', 'all', 'ALL', ' All '])('%j is read as All', (text) => {
    expect(readCategory(text)).toEqual({ category: 'All' })
  })

  test.each(['Nope', 'Course', 'Service', 'Electronics2', 'Garden', 'constructor', '__proto__', '&', '-'])(
    '%s is read as unknown',
    (text) => {
      expect(readCategory(text)).toEqual({ unknown: text })
    },
  )

  test('that is unknown is trimmed', () => {
    expect(readCategory('  Nope ')).toEqual({ unknown: 'Nope' })
  })
})

test('read from any text is a category or the trimmed text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = readCategory(text)
      const isFaithful =
        'unknown' in reading
          ? reading.unknown === text.trim()
          : ['All', ...categories].includes(reading.category)
      expect(isFaithful).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
