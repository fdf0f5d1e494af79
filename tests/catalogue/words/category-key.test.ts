import { expect, test } from 'vitest'
import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import { categoryKey, labelOfSlug } from '#catalogue/words/category-key.ts'

const categories: readonly Category[] = [
  { label: 'Tea', slug: 'loose-leaf' },
  { label: 'Green tea', slug: 'green', parent: 'Tea' },
  { label: 'Courses', slug: 'courses', isUnlisted: true },
]

test.each([
  ['green', 'Green tea'],
  ['GREEN', 'Green tea'],
  ['Loose Leaf', 'Tea'],
  ['courses', undefined],
  ['tea', undefined],
  ['', undefined],
])('the slug %j is that of %s', (text, label) => {
  expect(labelOfSlug(categories, categoryKey(text))).toBe(label)
})
