/** One line of a plot. Both values of a point are above zero, since both scales are logarithmic. */
export interface PlotLine {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Plot {
  readonly title: string
  readonly xLabel: string
  readonly yLabel: string
  readonly lines: readonly PlotLine[]
}

const size = { width: 860, height: 440 }
const frame = { left: 72, top: 48, right: 220, bottom: 56 }
/** Distinguishable with colour blindness; the marks differ as well. */
const colors = ['#0b6e4f', '#d55e00', '#0072b2', '#cc79a7', '#a67c00', '#56b4e9', '#444444']

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The powers of ten from the one at or below the least value to the one at or above the greatest. */
function decades(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)))
  const to = Math.max(Math.ceil(Math.log10(Math.max(...values))), from + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
}

function scaleOf(ticks: readonly number[], start: number, end: number): (value: number) => number {
  const [low, high] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)]
  return (value) => start + ((Math.log10(value) - low) / (high - low)) * (end - start)
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(words)}</text>`

/** Keeps the names at the lines' ends apart: at least one line of text between two. */
function spreadOut(tops: readonly number[]): number[] {
  const order = tops.map((_, index) => index).toSorted((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0))
  const result = [...tops]
  for (const [rank, index] of order.entries()) {
    const above = rank === 0 ? -Infinity : (result[order[rank - 1] ?? 0] ?? 0)
    result[index] = Math.max(tops[index] ?? 0, above + 17)
  }
  return result
}

/** Draws lines over two logarithmic scales as SVG. Throws where there is no point. */
export function drawPlot({ title, xLabel, yLabel, lines }: Plot): string {
  const points = lines.flatMap((line) => line.points)
  if (points.length === 0) throw new Error(`Nothing to plot: ${title}`)
  const xTicks = decades(points.map(([x]) => x))
  const yTicks = decades(points.map(([, y]) => y))
  const [right, bottom] = [size.width - frame.right, size.height - frame.bottom]
  const toX = scaleOf(xTicks, frame.left, right)
  const toY = scaleOf(yTicks, bottom, frame.top)
  const ends = spreadOut(lines.map((line) => toY(line.points.at(-1)?.[1] ?? 1)))

  const grid = [
    ...xTicks.map(
      (tick) =>
        `<path d="M${toX(tick).toFixed(1)} ${frame.top}V${bottom}"/>${text(toX(tick), bottom + 20, tick.toLocaleString('en-US'), 'text-anchor="middle"')}`,
    ),
    ...yTicks.map(
      (tick) =>
        `<path d="M${frame.left} ${toY(tick).toFixed(1)}H${right}"/>${text(frame.left - 8, toY(tick) + 4, String(tick), 'text-anchor="end"')}`,
    ),
  ]
  const drawn = lines.map(({ name, points: own }, index) => {
    const color = colors[index % colors.length] ?? '#000'
    const path = own.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`)
    const dots = own.map(([x, y]) => `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3.5"/>`)
    const weight = index === 0 ? 3 : 1.5
    const last = own.at(-1)
    const label = last ? text(toX(last[0]) + 10, (ends[index] ?? 0) + 4, name, 'stroke="none"') : ''
    return `<g stroke="${color}" fill="${color}" stroke-width="${weight}"><path d="${path.join('')}" fill="none"/>${dots.join('')}${label}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="system-ui, sans-serif" font-size="13" role="img">`,
    `<title>${escape(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    text(frame.left, 28, title, 'font-size="16" font-weight="600"'),
    `<g stroke="#ddd" fill="#444">${grid.join('').replaceAll('<text', '<text stroke="none"')}</g>`,
    text((frame.left + right) / 2, size.height - 14, xLabel, 'fill="#444" text-anchor="middle"'),
    text(
      0,
      0,
      yLabel,
      `fill="#444" text-anchor="middle" transform="translate(20 ${(frame.top + bottom) / 2}) rotate(-90)"`,
    ),
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
