import { readFlags } from './flags.ts'
import { gridLimits, gridPlot, gridTables, type GridTrials } from './grid-report.ts'
import { openGridPage } from './grid-page.ts'
import type { GridName } from './grid-page/grids.tsx'
import { fastStep, slowStep, tryGrid } from './grid-trial.ts'
import { interleave } from './interleave.ts'
import { readMachine } from './machine.ts'
import { openBrowser } from './open-browser.ts'
import { limitLines, markdownTable, writeReport } from './report.ts'

const names: readonly GridName[] = ['ours', 'tanstack-virtual', 'react-virtuoso', 'virtua', 'react-window']
const counts = [10_000, 100_000, 1_000_000]

const { runs } = readFlags(process.argv.slice(2), { runs: 5 })
const machine = readMachine()
const browser = await openBrowser()
const page = await openGridPage()
try {
  const variants = counts.flatMap((count) => names.map((grid) => ({ grid, count })))
  const results = await interleave(variants, runs, (variant) => {
    process.stderr.write('.')
    return tryGrid(browser, { url: page.url, ...variant })
  })
  const trials: GridTrials[] = [...results].map(([variant, measured]) => ({ ...variant, trials: measured }))
  const tables = gridTables(trials)
  const limits = gridLimits(trials)
  const files = await writeReport('catalogue-grid', {
    title: 'The grid beside its peers',
    command: `npx tsx bench/catalogue-grid.ts --runs ${runs}`,
    machine,
    method: [
      `Chromium ${browser.version()}, ${runs} interleaved runs, each grid in a new context; 4 columns of the shop's own card with the shop's own generated products, made on demand, in a window of 1280 × 800. Every grid is configured to render about 1,000 px ahead. Script and layout (with styles) are Chromium's own count of processor time, for 1,000 pixels at ${slowStep} pixels a frame; late frames took over 25 ms. Blank is the share of 40 positions in the window without a card right after a step, in the painted state, at ${fastStep} pixels a frame. The heap is JavaScript's after a collection.`,
      'All scroll the window. virtua and react-window know rows only: each draws four cards.',
    ],
    plot: gridPlot(trials),
    tables,
    limits,
    data: trials,
  })
  for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
  console.log(`\n${limitLines(limits).join('\n')}\n\n${files.join('\n')}`)
} finally {
  page.close()
  await browser.close()
}
