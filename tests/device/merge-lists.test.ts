import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeLists } from '#device/merge-lists.ts'

interface Line {
  readonly id: number
  readonly quantity: number
}
const line = (id: number, quantity = 1): Line => ({ id, quantity })
const merge = (base: Line[], mine: Line[], theirs: Line[]) => mergeLists(base, mine, theirs, ({ id }) => id)
const lists = fc.uniqueArray(fc.record({ id: fc.nat(5), quantity: fc.integer({ min: 1, max: 3 }) }), {
  selector: ({ id }) => id,
})
const sorted = (list: readonly Line[]) => list.toSorted((a, b) => a.id - b.id)

describe('two changes of one list', () => {
  test('both count: additions, changes and removals', () => {
    const base = [line(1), line(2), line(3), line(4)]
    const mine = [line(1), line(2, 5), line(4), line(7)]
    const theirs = [line(2), line(3), line(4, 8), line(9)]
    expect(merge(base, mine, theirs)).toEqual([line(2, 5), line(4, 8), line(7), line(9)])
  })

  test('own changes win over others for the same member; a change wins over a removal', () => {
    expect(merge([line(1)], [line(1, 2)], [line(1, 3)])).toEqual([line(1, 2)])
    expect(merge([line(1)], [line(1, 2)], [])).toEqual([line(1, 2)])
    expect(merge([line(1)], [], [line(1, 3)])).toEqual([line(1, 3)])
  })

  test("equal one side's change where the other side has none, without repeats", () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        expect(sorted(merge(base, mine, base))).toEqual(sorted(mine))
        expect(sorted(merge(base, base, theirs))).toEqual(sorted(theirs))
        const keys = merge(base, mine, theirs).map(({ id }) => id)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
