import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/find-browser.ts'
import { places } from '../../scripts/places.ts'
import { startServer } from '../../scripts/serve.ts'
import { readFlags } from './read-flags.ts'

interface Reading {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

interface Verdict {
  readonly what: string
  readonly half: Reading
  readonly end: Reading
  readonly isFlat: boolean
}

/** After everything that nobody holds any more has been collected. */
async function read(session: CDPSession): Promise<Reading> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** A row of pages, each by a link of the one before; ends where it began. */
async function goRound(page: Page): Promise<number> {
  const links = [
    'main a[href="/products"]',
    'ul[aria-label="Products"] a[href="/product/1"]',
    'header a[href="/"]',
  ]
  for (const link of links) {
    const target = page.locator(link).first()
    const path = await target.getAttribute('href')
    await target.evaluate((element: HTMLElement) => element.click())
    await page.waitForURL((url) => url.pathname === path)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  }
  return links.length
}

/** Judges the second half: the first one fills what is kept on purpose. */
function judge(what: string, half: Reading, end: Reading): Verdict {
  const growth = ((end.heap - half.heap) / half.heap) * 100
  const [nodes, listeners] = [end.nodes - half.nodes, end.listeners - half.listeners]
  console.log(
    `${what}, from half-way to the end: heap ${(half.heap / 1e6).toFixed(2)} to ${(end.heap / 1e6).toFixed(2)} MB (${growth.toFixed(2)} %), nodes ${nodes}, listeners ${listeners}`,
  )
  return { what, half, end, isFlat: growth < 2 && nodes <= 0 && listeners <= 0 }
}

const { steps } = readFlags(2000)
const { executablePath } = await findBrowser()
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

async function openPage(): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  // The runner's own name for functions that keep theirs; the page does not know it.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

async function soakRoutes(): Promise<Verdict> {
  const { page, session } = await openPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  let done = 0
  while (done < steps / 2) done += await goRound(page)
  const half = await read(session)
  while (done < steps) done += await goRound(page)
  const verdict = judge(`${done} changes of page`, half, await read(session))
  await page.context().close()
  return verdict
}

/** Hours that pass with the carousel in the window; its clock goes as fast as it can be run. */
const hours = 24

async function soakCarousel(): Promise<Verdict> {
  const { page, session } = await openPage()
  await page.clock.install()
  await page.goto(server.url, { waitUntil: 'load' })
  const region = page.locator('section[aria-roledescription="carousel"]')
  await region.scrollIntoViewIfNeeded()
  const run = async (some: number) => {
    for (let minute = 0; minute < some * 60; minute += 5) await page.clock.runFor(5 * 60_000)
  }
  await run(hours / 2)
  const half = await read(session)
  await run(hours / 2)
  const verdict = judge(`${hours} hours of the carousel`, half, await read(session))
  await page.context().close()
  return verdict
}

const startedAt = Date.now()
const verdicts = [await soakRoutes(), await soakCarousel()]
await browser.close()
await server.close()
const file = resolve(places.cache, 'soak.json')
await mkdir(places.cache, { recursive: true })
await writeFile(
  file,
  `${JSON.stringify({ seconds: Math.round((Date.now() - startedAt) / 1000), verdicts }, null, 2)}\n`,
)
console.log(`Written to ${file}`)
process.exitCode = verdicts.every(({ isFlat }) => isFlat) ? 0 : 1
