import { describe, expect, it } from 'vitest'
import { pressGoals, pressTable, type ClickTrials } from '../../bench/press-report.ts'

const clicks = (more: Partial<ClickTrials>, ...painted: number[]): ClickTrials => ({
  path: '/',
  delay: 1000,
  approach: 'none',
  subject: 'shop',
  trials: painted.map((time) => ({ painted: time, drawn: time, isNewDocument: false })),
  ...more,
})

const byHand = (approach: ClickTrials['approach'], painted: number) =>
  clicks({ path: '/swap', delay: 4000, approach, subject: 'by hand' }, painted)
const allFast = [1000, 4000].flatMap((delay) => [
  clicks({ delay }, 65),
  clicks({ delay, approach: 'hover' }, 55),
  clicks({ delay, approach: 'touch' }, 55),
])

const missed = (presses: ClickTrials[]) =>
  pressGoals([byHand('none', 50), byHand('hover', 50), ...presses])
    .filter(({ isMet }) => !isMet)
    .map(({ claim, found }) => `${claim}: ${found}`)

describe('the goals of presses, beside the exchange by hand', () => {
  it('are all met within the limits', () => {
    expect(missed(allFast)).toEqual([])
  })

  it('leave out presses at the load event, which the browser handles', () => {
    expect(missed([...allFast, clicks({ delay: 0 }, 900, 900)])).toEqual([])
  })

  it.each(['libraries', 'react'] as const)('leave out the page of %s alone, a lower limit', (subject) => {
    expect(missed([...allFast, clicks({ delay: 4000, subject }, 900, 900)])).toEqual([])
  })

  it('are missed by slow presses after hovering, by median and by p95', () => {
    expect(missed([...allFast, clicks({ approach: 'hover' }, 60, 60, 60)])).toEqual([
      'press after hovering or touching, 1 s after the load: median at most 1.1 times the exchange by hand: 1.20',
    ])
    expect(missed([...allFast, clicks({ delay: 4000, approach: 'touch' }, 100)])).toEqual([
      expect.stringContaining('p95'),
    ])
  })

  it('are missed by slow presses without hovering', () => {
    expect(missed([...allFast, clicks({ delay: 4000 }, 80, 80)])).toEqual([
      'press without hovering, 4 s after the load: median at most 1.3 times the exchange by hand: 1.60',
    ])
  })
})

it('the table of presses compares each median with the exchange by hand, prepared alike', () => {
  const { rows } = pressTable([
    byHand('none', 50),
    byHand('hover', 60),
    clicks({ path: '/products' }, 65),
    clicks({ path: '/products', approach: 'touch' }, 90),
    clicks({ subject: 'libraries' }, 60),
    clicks({ subject: 'react', approach: 'hover' }, 66),
  ])
  expect(rows.map(([page, , first, , ratio]) => [page, first, ratio])).toEqual([
    ['/products, by hand', '–', '1.00'],
    ['/products, by hand', 'hover', '1.00'],
    ['/products', '–', '1.30'],
    ['/products', 'touch', '1.50'],
    ['/products, libraries alone', '–', '1.20'],
    ['/products, React alone', 'hover', '1.10'],
  ])
})
