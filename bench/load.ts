import type { Browser as PlainBrowser } from 'puppeteer-core'
import { startServer } from '../scripts/serve/serve.ts'
import { whileBusy } from './busy-machine.ts'
import { measureVisits, visitGoals, visitTable } from './visit-trial.ts'
import { describeEmulation, plainDesktop, slowPhone, type Emulation } from './emulation.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { loadGoals, loadTables, type RouteTrials } from './load-report.ts'
import { openSites, routes, type Route, type Sites } from './load-sites.ts'
import { tryLoad } from './load-trial.ts'
import { desktopGoal, underLoadGoals, underLoadTable, type BusyTrials } from './load-extra.ts'
import { measurePresses } from './presses.ts'
import { pressGoals, pressTable } from './press-report.ts'
import { readMachine } from './machine.ts'
import { openBrowser } from './open-browser.ts'
import { openPlainBrowser } from './plain-page.ts'
import type { LargestPaint } from './page-record.ts'
import { goalLines, markdownTable, writeReport } from './report.ts'

interface Variant {
  readonly route: Route
  readonly kind: 'prerendered' | 'shell' | 'bare' | 'still' | 'unthrottled'
  readonly url: string
  readonly emulation: Emulation
}

/** The largest paint of each route on the slow phone: the bare pages contain it. */
async function findLargestPaints(browser: PlainBrowser): Promise<Map<Route, LargestPaint>> {
  const server = await startServer({ port: 0 })
  const found = new Map<Route, LargestPaint>()
  for (const route of routes) {
    const url = server.url + route.path
    const { lcpElement } = await tryLoad(browser, { url, emulation: slowPhone, hasScript: true })
    found.set(route, lcpElement)
  }
  await server.close()
  return found
}

function listVariants({ pages, shells, bare, still }: Sites): Variant[] {
  return routes.flatMap((route): Variant[] => {
    const stillPath = still.get(route)
    return [
      { route, kind: 'prerendered', url: pages.url + route.path, emulation: slowPhone },
      { route, kind: 'bare', url: pages.url + (bare.get(route) ?? ''), emulation: slowPhone },
      ...(stillPath === undefined
        ? []
        : [{ route, kind: 'still' as const, url: pages.url + stillPath, emulation: slowPhone }]),
      { route, kind: 'shell', url: shells.url + route.path, emulation: slowPhone },
      { route, kind: 'unthrottled', url: pages.url + route.path, emulation: plainDesktop },
    ]
  })
}

/** Loads the variants in turn. Returns a function that returns the loads of one of them. */
async function measureVariants(browser: PlainBrowser, variants: readonly Variant[], runs: number) {
  const results = await interleave(variants, runs, ({ kind, url, emulation }) => {
    process.stderr.write('.')
    return tryLoad(browser, { url, emulation, hasScript: kind !== 'bare' && kind !== 'still' })
  })
  return (route: Route, kind: Variant['kind']) =>
    [...results].flatMap(([variant, trials]) =>
      variant.route === route && variant.kind === kind ? trials : [],
    )
}

async function measureLoads(browser: PlainBrowser, sites: Sites, runs: number): Promise<RouteTrials[]> {
  const trialsOf = await measureVariants(browser, listVariants(sites), runs)
  return routes.map((route) => ({
    path: route.path,
    isPrerendered: route.isPrerendered,
    prerendered: trialsOf(route, 'prerendered'),
    shell: trialsOf(route, 'shell'),
    bare: trialsOf(route, 'bare'),
    still: trialsOf(route, 'still'),
    unthrottled: trialsOf(route, 'unthrottled'),
  }))
}

/** Every page on the slow phone, while as many threads are busy as this machine's two cores can run. */
const measureUnderLoad = async (browser: PlainBrowser, sites: Sites, runs: number): Promise<BusyTrials[]> => {
  const variants = listVariants(sites).filter(({ kind }) => kind === 'prerendered' || kind === 'still')
  return whileBusy(2, async () => {
    const trialsOf = await measureVariants(browser, variants, runs)
    return routes.map((route) => ({
      path: route.path,
      trials: trialsOf(route, 'prerendered'),
      still: trialsOf(route, 'still'),
    }))
  })
}

/** Prints the presses alone, in a fraction of the time; writes no report. */
async function printPresses(): Promise<void> {
  const sites = await openSites(new Map())
  const clicks = await measurePresses(browser, sites, runs)
  await Promise.all([sites.pages.close(), sites.shells.close()])
  console.log(`\n${markdownTable(pressTable(clicks))}\n\n${goalLines(pressGoals(clicks)).join('\n')}`)
}

async function reportAll(): Promise<void> {
  const sites = await openSites(await findLargestPaints(plainBrowser))
  const loads = await measureLoads(plainBrowser, sites, runs)
  const clicks = await measurePresses(browser, sites, runs)
  const busyLoads = await measureUnderLoad(plainBrowser, sites, runs)
  const visits = await measureVisits(browser, sites.pages.url)
  await Promise.all([sites.pages.close(), sites.shells.close()])
  const tables = [...loadTables(loads), pressTable(clicks), underLoadTable(busyLoads), visitTable(visits)]
  const goals = [
    ...loadGoals(loads, clicks),
    ...pressGoals(clicks),
    ...loads
      .filter(({ path }) => path === '/products')
      .map(({ path, unthrottled }) => desktopGoal({ path, trials: unthrottled })),
    ...underLoadGoals(busyLoads),
    ...visitGoals(visits),
  ]
  const files = await writeReport('load', {
    title: 'How fast pages come',
    command: `npm run bench:load -- --runs ${runs}`,
    machine,
    method: [
      `Chromium ${browser.version()}, ${runs} interleaved runs of every page, each in a new context with empty caches and without service worker; the build's own server on this machine, brotli. ${describeEmulation(slowPhone)} ${describeEmulation(plainDesktop)}`,
      'LCP, FCP, CLS (all shifts summed) and long tasks as the page observes them; TBT is what tasks after FCP took beyond 50 ms each. A page *responds* when React has hydrated the header and the first link or button of the page, to within a frame. *Without prerendering* is the same build behind an empty page. *Bare* is a page without script and font that has the same largest paint in its first bytes, and HTML and CSS of the same compressed weight: the limit.',
      '`/products?category=Fashion` has a query that the HTML of `/products` was not made for: the build has prepared its answer in a second file, which arrives a round trip later, so it has no goal against the bare page.',
    ],
    tables,
    goals,
    data: { loads, clicks, busyLoads, visits },
  })
  for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
  console.log(`\n${goalLines(goals).join('\n')}\n\n${files.join('\n')}`)
}

/** `--only presses`: from a press on a card to the product's heading. */
const { runs, texts } = readFlags(process.argv.slice(2), { runs: 9 }, ['only'])
const only = texts.get('only')
if (only !== undefined && only !== 'presses') throw new Error(`--only knows presses, not '${only}'.`)
const machine = readMachine()
const browser = await openBrowser()
const plainBrowser = await openPlainBrowser()
try {
  await (only === undefined ? reportAll() : printPresses())
} finally {
  await Promise.all([browser.close(), plainBrowser.close()])
}
