import { expect, test } from 'vitest'
import { drawPlot } from '../../bench/plot.ts'

const plot = (lines: Parameters<typeof drawPlot>[0]['lines']) =>
  drawPlot({ title: 'Search & <find>', xLabel: 'products', yLabel: 'ms', lines })

const circles = (svg: string) =>
  Array.from(svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g), ([, x, y]) => [Number(x), Number(y)])

test('points have logarithmic positions, greater values higher', () => {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = circles(
    plot([
      {
        name: 'ours',
        points: [
          [100, 1],
          [1000, 10],
          [10_000, 100],
        ],
      },
    ]),
  )
  expect(x2 - x1).toBeGreaterThan(0)
  expect(x3 - x2).toBeCloseTo(x2 - x1, 0)
  expect(y1 - y2).toBeGreaterThan(0)
  expect(y2 - y3).toBeCloseTo(y1 - y2, 0)
})

test('names are escaped, and do not overlap where lines end at one point', () => {
  const svg = plot([
    { name: 'a<b', points: [[10, 5]] },
    { name: 'c', points: [[10, 5]] },
  ])
  expect(svg).toContain('Search &amp; &lt;find&gt;')
  const labelTops = Array.from(svg.matchAll(/y="([\d.]+)" stroke="none">(?:a&lt;b|c)</g), ([, y]) =>
    Number(y),
  )
  expect(Math.abs((labelTops[0] ?? 0) - (labelTops[1] ?? 0))).toBeGreaterThanOrEqual(17)
})

test('a plot without points throws', () => {
  expect(() => plot([])).toThrow('Nothing to plot')
})
