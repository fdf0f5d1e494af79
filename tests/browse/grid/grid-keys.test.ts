import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardAfterKey } from '#browse/grid/grid-keys.ts'

/** 10 cards in 4 columns: 0–3, 4–7, 8–9; the window shows one row. */
const grid = { count: 10, columns: 4, rowsInView: 1 }
const from = (index: number, key: string, withCtrl = false) => cardAfterKey(key, withCtrl, index, grid)

describe('from a card', () => {
  test('the arrows move to its neighbours', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => from(5, key))).toEqual([
      4, 6, 1, 9,
    ])
  })

  test("right and left continue in the next or previous row, but stop at the list's ends", () => {
    expect([from(3, 'ArrowRight'), from(4, 'ArrowLeft')]).toEqual([4, 3])
    expect([from(9, 'ArrowRight'), from(0, 'ArrowLeft')]).toEqual([9, 0])
  })

  test('up and down do nothing where there is no card above or below', () => {
    expect([from(2, 'ArrowUp'), from(8, 'ArrowDown'), from(7, 'ArrowDown')]).toEqual([2, 8, 7])
  })

  test('Home and End move to the ends of its row, with Ctrl to the ends of the list', () => {
    expect([from(6, 'Home'), from(6, 'End'), from(8, 'End')]).toEqual([4, 7, 9])
    expect([from(6, 'Home', true), from(6, 'End', true)]).toEqual([0, 9])
  })

  test('Page Up and Page Down keep the column, and stop at the last card of a short last row', () => {
    expect([from(5, 'PageUp'), from(1, 'PageDown'), from(5, 'PageDown')]).toEqual([1, 5, 9])
    expect([from(6, 'PageDown'), from(2, 'PageUp'), from(9, 'PageDown')]).toEqual([9, 2, 9])
    expect(cardAfterKey('PageUp', false, 9, { ...grid, rowsInView: 5 })).toBe(1)
    expect(cardAfterKey('PageDown', false, 0, { ...grid, rowsInView: 5 })).toBe(8)
  })

  test.each(['a', 'Enter', ' ', 'Tab', 'Escape', ''])('%j does nothing', (key) => {
    expect(from(5, key)).toBeNull()
  })
})

test('every key moves to an existing card, and up and down in their own direction', () => {
  const keys = [
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
    'ArrowUp',
    'PageDown',
    'PageUp',
    'Home',
    'End',
  ] as const
  const positions = fc
    .record({ count: fc.integer({ min: 1, max: 200 }), columns: fc.integer({ min: 1, max: 6 }) })
    .chain((shape) => fc.record({ shape: fc.constant(shape), index: fc.nat(shape.count - 1) }))
  fc.assert(
    fc.property(
      positions,
      fc.constantFrom(...keys),
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      (position, key, ctrl, rows) => {
        const { shape, index } = position
        const target = cardAfterKey(key, ctrl, index, { ...shape, rowsInView: rows })
        const exists = target !== null && Number.isInteger(target) && target >= 0 && target < shape.count
        const isUp = key === 'ArrowUp' || key === 'PageUp' || key === 'ArrowLeft'
        const isDown = key === 'ArrowDown' || key === 'PageDown' || key === 'ArrowRight'
        const keepsColumn = key === 'ArrowUp' || key === 'ArrowDown' || key === 'PageUp'
        const at = target ?? -1
        expect(exists).toBe(true)
        expect((isUp && at > index) || (isDown && at < index)).toBe(false)
        expect(keepsColumn && at % shape.columns !== index % shape.columns).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})
