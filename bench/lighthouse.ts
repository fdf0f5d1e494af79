import { chromium } from 'playwright'
import { quietBrowser } from '../scripts/test/browser-flags.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { findFreePort } from '../scripts/serve/port.ts'
import { startServer } from '../scripts/serve/serve.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { categories, metrics, tryLighthouse, type LighthouseTrial } from './lighthouse-trial.ts'
import { readMachine } from './machine.ts'
import { limitLines, markdownTable, writeReport, type Limit, type Table } from './report.ts'
import { median } from './statistics.ts'

interface Page {
  readonly path: string
  readonly skipAudits: readonly string[]
}

const plain: readonly string[] = []
const pages: readonly Page[] = [
  { path: '/', skipAudits: plain },
  { path: '/products', skipAudits: plain },
  { path: '/products?category=Fashion', skipAudits: plain },
  { path: '/product/1', skipAudits: plain },
  // These audits need a page that exists; this page returns 404, which browsers log, and is kept out of search
  // engines.
  { path: '/nope', skipAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'] },
]

/** Scores, of the median run. */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

async function measure(chosen: readonly Page[], runs: number): Promise<Map<Page, LighthouseTrial[]>> {
  const server = await startServer({ port: 0 })
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).executablePath,
    args: [...quietBrowser, `--remote-debugging-port=${port}`],
  })
  try {
    return await interleave(chosen, runs, ({ path, skipAudits }) => {
      process.stderr.write('.')
      return tryLighthouse(server.url + path, port, skipAudits)
    })
  } finally {
    await browser.close()
    await server.close()
  }
}

function scoresTable(results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Table {
  return {
    heading: 'Scores',
    note: 'The median, and the least in brackets.',
    columns: ['Page', ...categories],
    rows: [...results].map(([{ path }, trials]) => [
      path,
      ...categories.map((category) => {
        const scores = trials.map((trial) => trial.scores[category])
        return `${median(scores)} (${Math.min(...scores)})`
      }),
    ]),
  }
}

function metricsTable(results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Table {
  return {
    heading: 'What the performance is made of',
    note: 'Medians, as Lighthouse simulates them from a load on this machine.',
    columns: ['Page', 'FCP', 'LCP', 'TBT', 'Speed Index', 'CLS'],
    rows: [...results].map(([{ path }, trials]) => [
      path,
      ...metrics.map((name) => {
        const value = median(trials.map((trial) => trial.metrics[name]))
        return name === 'cumulative-layout-shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`
      }),
    ]),
  }
}

/** The audits that lower a score, and in how many runs. */
function lossesTable(results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Table {
  return {
    heading: 'What took points',
    columns: ['Page', 'category', 'audit', 'runs'],
    rows: [...results].flatMap(([{ path }, trials]) => {
      const losses = trials.flatMap((trial) => trial.losses)
      const audits = new Map(losses.map((loss) => [loss.audit, loss]))
      return [...audits.values()].map(({ category, audit, title }) => [
        path,
        category,
        `${audit}: ${title}`,
        `${losses.filter((loss) => loss.audit === audit).length} of ${trials.length}`,
      ])
    }),
  }
}

const limitsOf = (results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Limit[] =>
  [...results].flatMap(([{ path }, trials]) =>
    categories.map((category) => {
      const score = median(trials.map(({ scores }) => scores[category]))
      const claim = `${category} of ${path} at least ${limits[category]}`
      return { claim, found: String(score), isKept: score >= limits[category] }
    }),
  )

/** `--paths /,/products` measures these pages alone; it prints the results and writes no report. */
const { runs, texts } = readFlags(process.argv.slice(2), { runs: 3 }, ['paths'])
const paths = texts.get('paths')?.split(',')
const chosen = pages.filter(({ path }) => paths?.includes(path) ?? true)
if (paths && chosen.length < paths.length)
  throw new Error(`--paths knows ${pages.map(({ path }) => path).join(', ')}.`)
const machine = readMachine()
const results = await measure(chosen, runs)
const tables = [scoresTable(results), metricsTable(results), lossesTable(results)]
const found = limitsOf(results)
for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
console.log(`\n${limitLines(found).join('\n')}`)
if (!paths) console.log(`\n${(await writeResults()).join('\n')}`)

function writeResults(): Promise<string[]> {
  return writeReport('lighthouse', {
    title: 'What Lighthouse says',
    command: `npm run bench:lighthouse -- --runs ${runs}`,
    machine,
    method: [
      `Mobile, Lighthouse's default throttling, ${runs} interleaved runs, the build's own server on this machine.`,
      '`/nope` is judged without `http-status-code`, `is-crawlable` and `errors-in-console`: a missing page returns 404, which the browser logs, and is kept out of search engines; no such page can have 100 with them.',
    ],
    tables,
    limits: found,
    data: Object.fromEntries([...results].map(([{ path }, trials]) => [path, trials])),
  })
}
