import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { quietBrowser } from '../../scripts/test/browser-flags.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { paths } from '../../scripts/paths.ts'
import { startServer } from '../../scripts/serve/serve.ts'
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

const readOnce = async (session: CDPSession): Promise<Reading> => {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/**
 * Memory after garbage collection: the least of several readings, since a new page is still working, and its garbage
 * becomes collectable a little later.
 */
async function read(session: CDPSession): Promise<Reading> {
  const readings: Reading[] = []
  for (let round = 0; round < 6; round += 1) {
    await new Promise((done) => setTimeout(done, 500))
    readings.push(await readOnce(session))
  }
  const least = (of: (reading: Reading) => number) => Math.min(...readings.map(of))
  return {
    heap: least(({ heap }) => heap),
    nodes: least(({ nodes }) => nodes),
    listeners: least(({ listeners }) => listeners),
  }
}

const round = [
  'main a[href="/products"]',
  'ul[aria-label="Products"] a[href="/product/1"]',
  'header a[href="/"]',
]

/**
 * Rounds of navigations, each by a link on the previous page; ends where it began. The page itself does the clicks,
 * with a MutationObserver: polling from outside would take longer than the navigations.
 */
const goRounds = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(
    async ([links, times]) => {
      const until = <T>(ask: () => T | null | false, what: string) =>
        new Promise<T>((done, fail) => {
          const seen = () => {
            const found = ask()
            if (!found) return
            end()
            done(found)
          }
          const watch = new MutationObserver(seen)
          const late = setTimeout(() => {
            end()
            fail(new Error(`For two minutes there was no ${what} at ${location.href}.`))
          }, 120_000)
          const end = () => {
            clearTimeout(late)
            watch.disconnect()
            document.removeEventListener('focusin', seen)
          }
          watch.observe(document, { subtree: true, childList: true, attributes: true })
          document.addEventListener('focusin', seen)
          seen()
        })
      for (let at = 0; at < times * links.length; at += 1) {
        const selector = links[at % links.length] ?? ''
        const before = document.activeElement
        const link = await until(() => document.querySelector<HTMLAnchorElement>(selector), selector)
        const path = link.pathname
        link.click()
        await until(
          () =>
            location.pathname === path &&
            document.activeElement !== before &&
            document.activeElement?.tagName === 'H1',
          `heading of ${path}`,
        )
      }
    },
    [round, rounds] as const,
  )

/** Compares the second half only: the first half fills the caches. */
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
const startedAt = Date.now()
const server = await startServer({ port: 0 })
const browser = await chromium.launch({
  executablePath,
  // V8 counts the code that it compiles for frequently run functions, for hours, as heap of the page.
  args: [...quietBrowser, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
})

async function openPage(): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  // The TypeScript runner's helper for named functions, which does not exist in the page.
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
  const walk = async (end: number) => {
    while (done < end) {
      const rounds = Math.ceil(Math.min(150, end - done) / round.length)
      await goRounds(page, rounds)
      done += rounds * round.length
      const { heap, nodes, listeners } = await read(session)
      console.log(
        `${done} changes of page, ${Math.round((Date.now() - startedAt) / 1000)} s: heap ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
      )
    }
  }
  await walk(steps / 2)
  const half = await read(session)
  await walk(steps)
  const verdict = judge(`${done} changes of page`, half, await read(session))
  await page.context().close()
  return verdict
}

/** Simulated hours with the carousel in the window; the page's clock runs as fast as possible. */
const hours = 24

async function soakCarousel(): Promise<Verdict> {
  const { page, session } = await openPage()
  await page.clock.install()
  await page.goto(server.url, { waitUntil: 'load' })
  const region = page.locator('section[aria-roledescription="carousel"]')
  await region.scrollIntoViewIfNeeded()
  const run = async (some: number) => {
    for (let minute = 0; minute < some * 60; minute += 5) {
      await page.clock.runFor(5 * 60_000)
      if (minute % 60 === 0)
        console.log(`an hour of the carousel, ${Math.round((Date.now() - startedAt) / 1000)} s`)
    }
  }
  await run(hours / 2)
  const half = await read(session)
  await run(hours / 2)
  const verdict = judge(`${hours} hours of the carousel`, half, await read(session))
  await page.context().close()
  return verdict
}

const verdicts = [await soakRoutes(), await soakCarousel()]
await browser.close()
await server.close()
const file = resolve(paths.cache, 'soak.json')
await mkdir(paths.cache, { recursive: true })
await writeFile(
  file,
  `${JSON.stringify({ seconds: Math.round((Date.now() - startedAt) / 1000), verdicts }, null, 2)}\n`,
)
console.log(`Written to ${file}`)
process.exitCode = verdicts.every(({ isFlat }) => isFlat) ? 0 : 1
