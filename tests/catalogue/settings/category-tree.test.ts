import { expect, test } from 'vitest'
import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import { pathIn } from '#catalogue/settings/category-tree.ts'

const categories: readonly Category[] = [
  { label: 'Tea', slug: 'loose-leaf' },
  { label: 'Green tea', slug: 'green', parent: 'Tea' },
  { label: 'Courses', slug: 'courses', isUnlisted: true },
]

test('the path of a category begins with the one above it', () => {
  expect(pathIn(categories, 'Green tea')).toEqual(['Tea', 'Green tea'])
  expect(pathIn(categories, 'Tea')).toEqual(['Tea'])
  expect(pathIn(categories, 'Unknown')).toEqual(['Unknown'])
})
