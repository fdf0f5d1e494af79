import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withView } from '#viewed/recent-views.ts'

test('the most recently viewed product is first, each is listed once, and there are at most seven', () => {
  expect(withView([1, 2, 3], 3)).toEqual([3, 1, 2])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (ids) => {
      const views = ids.reduce<readonly number[]>(withView, [])
      expect(views[0]).toBe(ids.at(-1))
      expect(new Set(views).size).toBe(views.length)
      expect(views.length).toBeLessThanOrEqual(7)
    }),
  )
})
