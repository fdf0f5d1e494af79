import { expect, test } from 'vitest'
import { pressLimits, pressTable, type PressTrials } from '../../bench/press-report.ts'

const press = (more: Partial<PressTrials>, ...painted: number[]): PressTrials => ({
  path: '/',
  approach: 'none',
  isByHand: false,
  trials: painted.map((time) => ({ painted: time, drawn: time, isNewDocument: false })),
  ...more,
})

const approaches = ['none', 'hover', 'touch'] as const
const byHand = approaches.map((approach) => press({ approach, isByHand: true }, 50))
const exceeded = (...changed: PressTrials[]) =>
  pressLimits([...byHand, ...approaches.map((approach) => press({ approach }, 80)), ...changed])
    .filter(({ isKept }) => !isKept)
    .map(({ claim, found }) => `${claim}: ${found}`)

test('presses up to 1.6 times the exchange by hand keep the limits', () => {
  expect(exceeded()).toEqual([])
})

test('slower presses exceed them, each after its own approach', () => {
  expect(exceeded(press({ approach: 'hover' }, 90, 90))).toEqual([
    'press on a card after hovering: median at most 1.6 times the exchange by hand: 1.80',
  ])
})

test('the table compares each median with the exchange by hand after the same approach', () => {
  const { rows } = pressTable([
    press({ isByHand: true }, 50),
    press({ isByHand: true, approach: 'hover' }, 60),
    press({ path: '/products' }, 65),
    press({ path: '/products', approach: 'hover' }, 90),
  ])
  expect(rows.map(([page, first, , ratio]) => [page, first, ratio])).toEqual([
    ['by hand', '–', '1.00'],
    ['by hand', 'hover', '1.00'],
    ['/products', '–', '1.30'],
    ['/products', 'hover', '1.50'],
  ])
})
