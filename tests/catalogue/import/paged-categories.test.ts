import { expect, test } from 'vitest'
import { checkHead } from '#catalogue/import/clean-head.ts'
import { completeHead } from '#catalogue/import/complete-head.ts'
import type { RawHead } from '#catalogue/import/raw-head.ts'

const head: RawHead = {
  name: 'Books',
  locale: 'en-GB',
  currency: 'GBP',
  categories: [
    { label: 'Fiction' },
    { label: 'Poetry', parent: 'Fiction' },
    { label: 'Sonnets', parent: 'Poetry' },
    { label: 'Staff', isUnlisted: true },
    { label: 'Science' },
  ],
}

const completed = (categoryPages?: boolean | number, categories = head.categories) =>
  completeHead(checkHead({ ...head, categories, ...(categoryPages !== undefined && { categoryPages }) }), [])

const pathsOf = (categoryPages?: boolean | number) =>
  completed(categoryPages).categories.flatMap(({ path }) => path ?? [])

test.each([
  [undefined, ['fiction', 'fiction/poetry', 'fiction/poetry/sonnets', 'science']],
  [true, ['fiction', 'fiction/poetry', 'fiction/poetry/sonnets', 'science']],
  [3, ['fiction', 'fiction/poetry', 'science']],
  [2, ['fiction', 'science']],
  [0, []],
  [false, []],
])('with `categoryPages` %s, upper levels have a page first', (most, paths) => {
  expect(pathsOf(most)).toEqual(paths)
  expect(completed(most).hasCategoryPages).toBe(paths.length > 0)
})

test('of thousands of categories a thousand have a page, unless the head asks for more', () => {
  const many = Array.from({ length: 1200 }, (_, at) => ({ label: `Shelf ${at}` }))
  const countOf = (most?: number) =>
    completed(most, many).categories.filter(({ path }) => path !== undefined).length
  expect(countOf()).toBe(1000)
  expect(countOf(5000)).toBe(1200)
})
