import { expect, test } from 'vitest'
import { detailsGroupOf } from '#catalogue/details-group.ts'

test.each([
  [1, 0],
  [17, 0],
  [18, 1],
  [75, 4],
  [69, 4],
  [85, 4],
])('the details of product %i are in group %i', (id, group) => {
  expect(detailsGroupOf(id)).toBe(group)
})
