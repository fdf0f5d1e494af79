import { expect, test } from 'vitest'
import { shopLimits, shopPlot, shopTables } from '../../bench/shop-report.ts'
import type { ShopTrial } from '../../bench/shop-trial.ts'

const trial = (time: number, more: Partial<ShopTrial> = {}): ShopTrial => ({
  times: {
    'first cards': [time],
    'key typed → results': [time, time + 2],
    'keys without a pause → results': [time],
    'category → results': [time],
    'card → product': [time],
    'jump to the end': [time],
  },
  built: 900,
  opened: { first: time + 5, counted: time + 500 },
  longestTask: 0,
  heap: 10,
  memory: 100,
  ...more,
})
const small = { size: 200, trials: [trial(20), trial(40)] }
const large = { size: 1_000_000, trials: [trial(24, { memory: 350 }), trial(48, { memory: 350 })] }

test('growth compares runs of the same round', () => {
  const [, growth] = shopTables([small, large])
  expect(growth?.rows[0]).toEqual(['first cards', '1.20 ×'])
})

test('a search opened by address has the times of its first cards and its count', () => {
  const [times] = shopTables([small, large])
  expect(times?.rows.filter(([name]) => name?.startsWith('search opened'))).toEqual([
    ['search opened → first cards', '35 ms (10)', '41 ms (12)'],
    ['search opened → count', '530 ms (10)', '536 ms (12)'],
  ])
})

test('a letter in the largest catalogue has a limit', () => {
  expect(shopLimits([small, large])).toEqual([expect.objectContaining({ found: '37 ms', isKept: true })])
  const slow = { size: 1_000_000, trials: [trial(60), trial(120)] }
  expect(shopLimits([small, slow])).toEqual([expect.objectContaining({ found: '91 ms', isKept: false })])
})

test('the plot has a line for every action, with a point for every size', () => {
  const { lines } = shopPlot([small, large])
  expect(lines).toHaveLength(6)
  expect(lines[0]?.points).toEqual([
    [200, 30],
    [1_000_000, 36],
  ])
})
