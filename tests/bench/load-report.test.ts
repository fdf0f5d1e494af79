import { expect, test } from 'vitest'
import { loadLimits, loadTable } from '../../bench/load-report.ts'
import type { LoadTrial } from '../../bench/load-trial.ts'

const trial = (lcp: number, tbt = 0): LoadTrial => ({
  fcp: lcp,
  lcp,
  lcpElement: { time: lcp, tag: 'h1', url: '', text: 'Good things' },
  cls: 0,
  tbt,
  interactive: 2000,
  longTasks: [],
  bytes: 100_000,
  requests: 10,
})

const exceeded = (path: string, ...trials: LoadTrial[]) =>
  loadLimits([{ path, trials }])
    .filter(({ isKept }) => !isKept)
    .map(({ claim, found }) => `${claim}: ${found}`)

test('a fast page keeps the limits, by its median load', () => {
  expect(exceeded('/', trial(800), trial(900, 250), trial(2000, 900))).toEqual([])
})

test('a late largest paint and long tasks exceed them', () => {
  expect(exceeded('/', trial(910))).toEqual(['LCP of / on a slow phone at most 0.90 s: 0.91 s'])
  expect(exceeded('/', trial(500, 251))).toEqual(['TBT of / on a slow phone at most 250 ms: 251 ms'])
})

test('a prepared category may take a round trip longer', () => {
  expect(exceeded('/products?category=Fashion', trial(1200))).toEqual([])
  expect(exceeded('/products?category=Fashion', trial(1210))).toHaveLength(1)
})

test('the table has medians with half of the distance between the quartiles', () => {
  const { rows } = loadTable([{ path: '/', trials: [trial(1000), trial(1100), trial(1200)] }])
  expect(rows[0]?.slice(0, 3)).toEqual(['/', '1.10 s ± 0.05', '1.10 s ± 0.05'])
  expect(rows[0]?.at(-1)).toBe('h1: Good things')
})
