import { describe, expect, it } from 'vitest'
import { loadGoals, loadTables, type RouteTrials } from '../../bench/load-report.ts'
import type { LoadTrial } from '../../bench/load-trial.ts'
import type { ClickTrials } from '../../bench/press-report.ts'

const trial = (lcp: number, more: Partial<LoadTrial> = {}): LoadTrial => ({
  fcp: lcp,
  lcp,
  lcpElement: {
    time: lcp,
    tag: 'h1',
    url: '',
    text: 'Good things',
    box: { left: 0, top: 0, width: 1, height: 1 },
    font: { size: '16px', weight: '400', lineHeight: '24px' },
  },
  cls: 0,
  tbt: 0,
  interactive: 2000,
  longTasks: [],
  bytes: 100_000,
  requests: 10,
  ...more,
})

const route = (more: Partial<RouteTrials> = {}): RouteTrials => ({
  path: '/',
  isPrerendered: true,
  prerendered: [trial(1000), trial(1100), trial(1200)],
  shell: [trial(3000), trial(3000), trial(3000)],
  bare: [trial(1000), trial(1000), trial(1000)],
  still: [trial(1000), trial(1000), trial(1100)],
  unthrottled: [trial(200), trial(200), trial(200)],
  ...more,
})

const clicks = (...painted: number[]): ClickTrials => ({
  path: '/',
  delay: 1000,
  approach: 'none',
  subject: 'shop',
  trials: painted.map((time) => ({ painted: time, drawn: time - 10, isNewDocument: false })),
})

const missed = (routes: RouteTrials[], presses: ClickTrials[]) =>
  loadGoals(routes, presses)
    .filter(({ isMet }) => !isMet)
    .map(({ claim }) => claim)

describe('the goals', () => {
  it('are all met by a fast page', () => {
    expect(missed([route()], [clicks(40, 45, 50)])).toEqual([])
  })

  it.each([
    ['a late largest paint', route({ prerendered: [trial(1701)], bare: [trial(1701)] }), 'at most 1.7 s'],
    [
      'one that is late beside the bare page, pair by pair',
      route({ prerendered: [trial(1200), trial(600)], bare: [trial(1000), trial(500)] }),
      'at most 1.15 times',
    ],
    [
      'a page that moves once',
      route({ prerendered: [trial(1000, { cls: 0.006 })], bare: [trial(1000)] }),
      'CLS',
    ],
    ['one that moves on a desktop', route({ unthrottled: [trial(200, { cls: 0.01 })] }), 'CLS'],
    ['a long task', route({ unthrottled: [trial(200, { longTasks: [60] })] }), 'no task over 50 ms'],
  ])('are missed by %s', (_what, given, words) => {
    expect(missed([given], [clicks(40)])).toEqual([expect.stringContaining(words)])
  })

  it('are missed by slow presses, over all pages and delays together', () => {
    expect(missed([route()], [clicks(40), clicks(60, 61)])).toEqual([expect.stringContaining('median')])
    expect(missed([route()], [clicks(40, 40, 40, 200)])).toEqual([expect.stringContaining('p95')])
  })

  it('do not include the list without a framework', () => {
    const byHand: ClickTrials = { ...clicks(10, 10, 10), subject: 'by hand' }
    expect(missed([route()], [clicks(60), byHand])).toEqual([expect.stringContaining('median')])
  })

  it('do not include presses after hovering', () => {
    expect(missed([route()], [clicks(40), { ...clicks(90), approach: 'hover' }])).toEqual([])
  })

  it('compare a page in two files with fixed times, not with the bare page', () => {
    const answered = route({ isPrerendered: false, prerendered: [trial(1600)], bare: [trial(1000)] })
    expect(missed([answered], [clicks(40)])).toEqual([])
    const late = route({ isPrerendered: false, prerendered: [trial(1701)], bare: [trial(1000)] })
    expect(missed([late], [clicks(40)])).toEqual([expect.stringContaining('at most 1.7 s')])
  })
})

it('have no ratio where the bare page is missing', () => {
  const [, against] = loadTables([route({ still: [] })])
  expect(against?.rows).toEqual([['/', '1.10 (1.00 to 1.20)', '–', '–']])
})

it('are reported with medians and their spread, and with ratios pair by pair', () => {
  const [cold, against] = loadTables([route()])
  expect(cold?.rows.map((cells) => cells[2])).toEqual([
    '1.10 s ± 0.05',
    '3.00 s ± 0.00',
    '1.00 s ± 0.03',
    '1.00 s ± 0.00',
  ])
  expect(against?.rows).toEqual([['/', '1.10 (1.00 to 1.20)', '1.09 (1.00 to 1.10)', '1.00 (1.00 to 1.10)']])
})
