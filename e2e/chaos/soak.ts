import { type CDPSession, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/serve.ts'
import { readFlags } from './read-flags.ts'

interface Reading {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
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
function judge(what: string, half: Reading, end: Reading): boolean {
  const growth = ((end.heap - half.heap) / half.heap) * 100
  const [nodes, listeners] = [end.nodes - half.nodes, end.listeners - half.listeners]
  console.log(
    `${what}: heap ${(half.heap / 1e6).toFixed(2)} to ${(end.heap / 1e6).toFixed(2)} MB (${growth.toFixed(2)} %), nodes ${nodes}, listeners ${listeners}`,
  )
  return growth < 2 && nodes <= 0 && listeners <= 0
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
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

async function soakRoutes(): Promise<boolean> {
  const { page, session } = await openPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  let done = 0
  while (done < steps / 2) done += await goRound(page)
  const half = await read(session)
  while (done < steps) done += await goRound(page)
  const isFlat = judge(`${done} route changes`, half, await read(session))
  await page.context().close()
  return isFlat
}

async function soakCarousel(): Promise<boolean> {
  const { page, session } = await openPage()
  await page.clock.install()
  await page.goto(server.url, { waitUntil: 'load' })
  await page
    .getByRole('region', { name: /say|review|customer/i })
    .first()
    .scrollIntoViewIfNeeded()
  const run = async (hours: number) => {
    for (let minute = 0; minute < hours * 60; minute += 5) await page.clock.runFor(5 * 60_000)
  }
  await run(12)
  const half = await read(session)
  await run(12)
  const isFlat = judge('24 hours of the carousel', half, await read(session))
  await page.context().close()
  return isFlat
}

const areFlat = [await soakRoutes(), await soakCarousel()]
await browser.close()
await server.close()
process.exitCode = areFlat.every(Boolean) ? 0 : 1
