import { expect, test } from 'vitest'
import { detailsGroupAt } from '#catalogue/source/split-product.ts'

test.each([
  [0, 0],
  [16, 0],
  [17, 1],
  [84, 4],
])('the details of the record at index %i are in group %i', (index, group) => {
  expect(detailsGroupAt(index)).toBe(group)
})
