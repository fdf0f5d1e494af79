import { chromium } from 'playwright'
import { whileBusy } from './busy-machine.ts'
import { quietBrowser } from '../scripts/test/browser-flags.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { findFreePort } from '../scripts/serve/port.ts'
import { startServer } from '../scripts/serve/serve.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { categories, metrics, tryLighthouse, type LighthouseTrial } from './lighthouse-trial.ts'
import { readMachine } from './machine.ts'
import { goalLines, markdownTable, writeReport, type Goal, type Table } from './report.ts'
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

const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

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

function evaluateGoals(results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Goal[] {
  return [...results].flatMap(([{ path }, trials]) =>
    categories.map((category) => {
      const score = median(trials.map(({ scores }) => scores[category]))
      const claim = `${category} of ${path} at least ${goals[category]}`
      return { claim, found: String(score), isMet: score >= goals[category] }
    }),
  )
}

function busyGoals(results: ReadonlyMap<Page, readonly LighthouseTrial[]>): Goal[] {
  return [...results].map(([{ path }, trials]) => {
    const met = trials.filter(({ scores }) => scores.performance >= goals.performance)
    const claim = `performance of ${path} at least ${goals.performance} in every run`
    return { claim, found: `${met.length} of ${trials.length}`, isMet: met.length === trials.length }
  })
}

/**
 * `--busy 2` keeps two other threads busy, and requires the performance in every run. `--paths /,/products` measures
 * these pages alone; it prints the results and writes no report.
 */
const { runs, texts } = readFlags(process.argv.slice(2), { runs: 5 }, ['busy', 'paths'])
const threads = Number(texts.get('busy') ?? 0)
if (!Number.isInteger(threads) || threads < 0)
  throw new Error(`--busy has to be a number of threads, and is '${String(texts.get('busy'))}'.`)
const paths = texts.get('paths')?.split(',')
const chosen = pages.filter(({ path }) => paths?.includes(path) ?? true)
if (paths && chosen.length < paths.length)
  throw new Error(`--paths knows ${pages.map(({ path }) => path).join(', ')}.`)
const machine = readMachine()
const results = await whileBusy(threads, () => measure(chosen, runs))
const tables = [scoresTable(results), metricsTable(results), lossesTable(results)]
const evaluated = threads > 0 ? busyGoals(results) : evaluateGoals(results)
for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
console.log(`\n${goalLines(evaluated).join('\n')}`)
if (!paths) console.log(`\n${(await writeResults()).join('\n')}`)

function writeResults(): Promise<string[]> {
  return writeReport(threads > 0 ? 'lighthouse-busy' : 'lighthouse', {
    title: threads > 0 ? 'What Lighthouse says on a busy machine' : 'What Lighthouse says',
    command: `npm run bench:lighthouse -- --runs ${runs}${threads > 0 ? ` --busy ${threads}` : ''}`,
    machine,
    method: [
      `Mobile, Lighthouse's default throttling, ${runs} interleaved runs, the build's own server on this machine${threads > 0 ? `, while ${threads} other threads are busy` : ''}.`,
      '`/nope` is judged without `http-status-code`, `is-crawlable` and `errors-in-console`: a missing page returns 404, which the browser logs, and is kept out of search engines; no such page can have 100 with them.',
    ],
    tables,
    goals: evaluated,
    data: Object.fromEntries([...results].map(([{ path }, trials]) => [path, trials])),
  })
}
