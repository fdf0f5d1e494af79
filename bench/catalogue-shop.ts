import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { startServer } from '../scripts/serve/serve.ts'
import { readMachine } from './machine.ts'
import { openBrowser } from './open-browser.ts'
import { limitLines, markdownTable, writeReport } from './report.ts'
import { shopLimits, shopPlot, shopTables, type ShopTrials } from './shop-report.ts'
import { countOf, drawnList, tryShop } from './shop-trial.ts'

const sizes = [200, 10_000, 100_000, 1_000_000]

const { runs } = readFlags(process.argv.slice(2), { runs: 5 })
const machine = readMachine()
const server = await startServer({ port: 0 })
const browser = await openBrowser()
try {
  const results = await interleave(sizes, runs, async (size) => {
    process.stderr.write('.')
    const list = size === 200 ? drawnList : `/products?size=${size}`
    return tryShop(browser, server.url, list, countOf(size))
  })
  const trials: ShopTrials[] = [...results].map(([size, measured]) => ({ size, trials: measured }))
  const tables = shopTables(trials)
  const limits = shopLimits(trials)
  const files = await writeReport('catalogue-shop', {
    title: 'The shop with 200 to 1,000,000 products',
    command: `npx tsx bench/catalogue-shop.ts --runs ${runs}`,
    machine,
    method: [
      `Chromium ${browser.version()}, 1280 × 800, ${runs} interleaved runs of every size, each in a new context with empty caches and without service worker; the build as it is served. From the time stamp of the key or the press (first cards and all searchable: from the start of the navigation) until the first frame that shows what it led to had been produced, so a step is a frame of 16.7 ms.`,
      'Three words are typed letter by letter 130 ms apart, three others with each letter as soon as the results of the previous one show, every category is pressed, the keyboard goes to the last card and back four times, and four cards at the list’s end are clicked. Every address is drawn by the browser, for 200 products, too (`?shown=200`): a prerendered page would have its first cards sooner.',
    ],
    plot: shopPlot(trials),
    tables,
    limits,
    data: trials,
  })
  for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
  console.log(`\n${limitLines(limits).join('\n')}\n\n${files.join('\n')}`)
} finally {
  await browser.close()
  await server.close()
}
