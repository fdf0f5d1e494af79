import { expect, test } from 'vitest'
import { detailsGroupOf } from '#catalogue/details-group.ts'

test.each([
  [1, 0],
  [10, 0],
  [11, 1],
  [75, 7],
  [81, 8],
  [85, 8],
])('the details of product %i lie in group %i', (id, group) => {
  expect(detailsGroupOf(id)).toBe(group)
})
