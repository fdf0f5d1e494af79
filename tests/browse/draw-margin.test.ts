import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrawMargin } from '#browse/draw-margin.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A list with so many rows on either side of the window; answers with the margins that it was drawn with. */
function drawList(rowsAround: number, isEmpty = false) {
  const drawn: number[] = []
  const margin = createDrawMargin(isEmpty, () => {
    drawn.push(margin.rows())
    return margin.rows() < rowsAround
  })
  return { margin, drawn }
}

test('nothing is held back at first', () => {
  expect(drawList(5).margin.rows()).toBe(Infinity)
})

test('a list that is empty at first begins with what is in the window', () => {
  const { margin, drawn } = drawList(3, true)
  expect(margin.rows()).toBe(0)
  vi.runAllTimers()
  expect(drawn).toEqual([2, 4])
})

test('rows come a few at a time until all are there', () => {
  const { margin, drawn } = drawList(5)
  margin.narrow()
  expect(margin.rows()).toBe(0)
  vi.runAllTimers()
  expect(drawn).toEqual([2, 4, 6])
  expect(margin.rows()).toBe(Infinity)
})

test('the next letter starts anew before more rows have come', () => {
  const { margin, drawn } = drawList(5)
  for (let letter = 0; letter < 5; letter += 1) {
    margin.narrow()
    vi.advanceTimersByTime(50)
  }
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn).toEqual([2, 4, 6])
})

test.for(['widen', 'stop'] as const)('%s ends the waiting', (end) => {
  const { margin, drawn } = drawList(5)
  margin.narrow()
  margin[end]()
  vi.runAllTimers()
  expect(drawn).toEqual([])
})
