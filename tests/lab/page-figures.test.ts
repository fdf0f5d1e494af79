import { expect, test } from 'vitest'
import { idleSince } from '#lab/page-figures.ts'

test('a page is idle after two seconds without a request, and stays so after later requests', () => {
  expect(idleSince([10, 500, 900], 2000)).toBeNull()
  expect(idleSince([10, 500, 900], 2900)).toBe(2900)
  expect(idleSince([10, 500, 900, 5000, 5100], 9000)).toBe(2900)
  expect(idleSince([10, 1900, 3800, 5700], 7000)).toBeNull()
  expect(idleSince([], 1999)).toBeNull()
  expect(idleSince([], 2000)).toBe(2000)
})
