import { startServer } from '../scripts/serve/serve.ts'
import { describeEmulation, slowPhone } from './emulation.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { loadLimits, loadTable } from './load-report.ts'
import { tryLoad } from './load-trial.ts'
import { readMachine } from './machine.ts'
import { openBrowser } from './open-browser.ts'
import { openPlainBrowser } from './plain-page.ts'
import { pressLimits, pressTable } from './press-report.ts'
import { measurePresses } from './presses.ts'
import { limitLines, markdownTable, writeReport } from './report.ts'
import { measureVisits, visitLimits, visitTable } from './visit-trial.ts'

/** The four kinds of pages, and a query whose answer the build has prepared. */
const paths = ['/', '/products', '/product/1', '/nope', '/products?category=Fashion'] as const

/** Each page on the slow phone, in turn. */
async function measureLoads() {
  const server = await startServer({ port: 0 })
  const plainBrowser = await openPlainBrowser()
  try {
    const results = await interleave(paths, runs, (path) => {
      process.stderr.write('.')
      return tryLoad(plainBrowser, { url: server.url + path, emulation: slowPhone })
    })
    return [...results].map(([path, trials]) => ({ path, trials }))
  } finally {
    await plainBrowser.close()
    await server.close()
  }
}

/** Prints the presses alone, in a fraction of the time; writes no report. */
async function printPresses(): Promise<void> {
  const presses = await measurePresses(browser, runs)
  console.log(`\n${markdownTable(pressTable(presses))}\n\n${limitLines(pressLimits(presses)).join('\n')}`)
}

async function reportAll(): Promise<void> {
  const loads = await measureLoads()
  const presses = await measurePresses(browser, runs)
  const server = await startServer({ port: 0 })
  const visits = await measureVisits(browser, server.url)
  await server.close()
  const tables = [loadTable(loads), pressTable(presses), visitTable(visits)]
  const limits = [...loadLimits(loads), ...pressLimits(presses), ...visitLimits(visits)]
  const files = await writeReport('load', {
    title: 'How fast pages come',
    command: `npm run bench:load -- --runs ${runs}`,
    machine,
    method: [
      `Chromium ${browser.version()}, ${runs} interleaved runs of every page, each in a new context with empty caches and without service worker; the build's own server on this machine, brotli. ${describeEmulation(slowPhone)}`,
      'LCP, FCP, CLS (all shifts summed) and long tasks as the page observes them; TBT is what tasks after FCP took beyond 50 ms each. A page *responds* when React has hydrated the header and the first link or button of the page, to within a frame.',
    ],
    tables,
    limits,
    data: { loads, presses, visits },
  })
  for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
  console.log(`\n${limitLines(limits).join('\n')}\n\n${files.join('\n')}`)
}

/** `--only presses`: from a press on a card to the product's heading. */
const { runs, texts } = readFlags(process.argv.slice(2), { runs: 9 }, ['only'])
const only = texts.get('only')
if (only !== undefined && only !== 'presses') throw new Error(`--only knows presses, not '${only}'.`)
const machine = readMachine()
const browser = await openBrowser()
try {
  await (only === undefined ? reportAll() : printPresses())
} finally {
  await browser.close()
}
