import { describe, expect, it } from 'vitest'
import { limitLines, markdownReport, markdownTable } from '../../bench/report.ts'

describe('the table', () => {
  it('has left-aligned names and right-aligned figures', () => {
    expect(markdownTable({ columns: ['Route', 'LCP'], rows: [['/', '1.2 s']] })).toBe(
      '| Route | LCP |\n| :-- | --: |\n| / | 1.2 s |',
    )
  })

  it('escapes a bar in a cell', () => {
    expect(markdownTable({ columns: ['a'], rows: [['x|y\nz']] })).toContain(String.raw`| x\|y z |`)
  })

  it('rejects a row with another number of cells', () => {
    expect(() => markdownTable({ columns: ['a', 'b'], rows: [['x']] })).toThrow('1 cells and not 2')
  })
})

const limits = [
  { claim: 'LCP of / at most 1.7 s', found: '1.2 s', isKept: true },
  { claim: 'p95 at most 100 ms', found: '120 ms', isKept: false },
]

it('each limit is reported as kept or exceeded', () => {
  expect(limitLines(limits)).toEqual([
    'kept: LCP of / at most 1.7 s: 1.2 s',
    '**exceeded**: p95 at most 100 ms: 120 ms',
  ])
})

const report = {
  title: 'Load',
  command: 'npm run bench:load',
  machine: { processor: 'Abacus', cores: 2, memory: 8, node: 'v20.20.0', load: 0.5 },
  method: ['Cold.'],
  tables: [{ heading: 'Times', note: 'Medians.', columns: ['Route'], rows: [['/']] }],
  limits,
}

it('the report shows its plot', () => {
  const plot = { title: 'Loads', xLabel: 'runs', yLabel: 'ms', lines: [] }
  expect(markdownReport({ ...report, plot }, 'load.svg')).toContain('![Loads: ms by runs](load.svg)')
  expect(markdownReport(report, 'load.svg')).not.toContain('load.svg')
})

it('the report has the command, the machine, the method, the limits and the tables', () => {
  const page = markdownReport(report, 'load.svg')
  expect(page).toContain('# Load\n\n`npm run bench:load` on Abacus, 2 cores')
  expect(page).toContain('only ratios within one run mean anything')
  expect(page).toContain('1 kept, 1 exceeded.\n\n- kept: LCP')
  expect(page).toContain('\n\nCold.\n\n')
  expect(page).toContain('## Times\n\nMedians.\n\n| Route |')
  expect(page.endsWith('\n')).toBe(true)
})
