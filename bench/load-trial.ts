import type { Browser, CDPSession, Page } from 'playwright'
import { emulate, type Emulation } from './emulation.ts'
import { namedFunctions } from './open-browser.ts'
import { recordPage, type LargestPaint } from './page-record.ts'

/** One load of one page with empty caches. Times in milliseconds from the start of the navigation. */
export interface LoadTrial {
  readonly fcp: number
  readonly lcp: number
  readonly lcpElement: LargestPaint
  /** Sum of all layout shifts. */
  readonly cls: number
  /** For every task after FCP, the time beyond 50 ms. */
  readonly tbt: number
  /** When React has hydrated header and page; null for pages without script. */
  readonly interactive: number | null
  /** Number of tasks of 50 ms and more after FCP. */
  readonly longTasks: readonly number[]
  /** Bytes on the wire, headers included. */
  readonly bytes: number
  readonly requests: number
}

interface Options {
  readonly url: string
  readonly emulation: Emulation
  /** True where the trial waits for hydration; false for bare pages. */
  readonly hasScript: boolean
}

/** Milliseconds of network and main-thread quiet after which a page counts as loaded. */
const quiet = 1000
const patience = 30_000

/** Opens the page in a context of its own, without service worker. Throws where the page never becomes idle. */
export async function tryLoad(browser: Browser, { url, emulation, hasScript }: Options): Promise<LoadTrial> {
  const context = await browser.newContext({ ...emulation.context, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await countTraffic(session)
    await emulate(session, emulation)
    await page.addInitScript(namedFunctions)
    await page.addInitScript(recordPage)
    await page.goto(url, { waitUntil: 'load', timeout: patience })
    await waitForRest(page, traffic, hasScript)
    const record = await page.evaluate(() => window.pageRecord)
    if (record.firstPaint === null || !record.largestPaint) throw new Error(`${url} painted nothing.`)
    const { firstPaint, largestPaint } = record
    const late = record.longTasks.filter(({ start, duration }) => start + duration > firstPaint)
    return {
      fcp: firstPaint,
      lcp: largestPaint.time,
      lcpElement: largestPaint,
      cls: record.shift,
      tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      interactive: record.interactive,
      longTasks: late.map(({ duration }) => duration),
      bytes: traffic.bytes,
      requests: traffic.requests,
    }
  } finally {
    await context.close()
  }
}

interface Traffic {
  bytes: number
  requests: number
  readonly underWay: Set<string>
  /** When the last response ended; `performance.now()` of this process. */
  lastAt: number
}

async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, requests: 0, underWay: new Set(), lastAt: performance.now() }
  const settle = (id: string) => {
    traffic.underWay.delete(id)
    traffic.lastAt = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    traffic.requests += 1
    traffic.underWay.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    settle(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId))
  await session.send('Network.enable')
  return traffic
}

/** Waits until the network and the main thread have been quiet for a while and the page is hydrated. */
async function waitForRest(page: Page, traffic: Traffic, hasScript: boolean): Promise<void> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const { isInteractive, idle } = await page.evaluate(() => {
      const { interactive, longTasks } = window.pageRecord
      const last = longTasks.at(-1)
      return {
        isInteractive: interactive !== null,
        idle: performance.now() - (last ? last.start + last.duration : 0),
      }
    })
    const silence = traffic.underWay.size > 0 ? 0 : performance.now() - traffic.lastAt
    if ((isInteractive || !hasScript) && Math.min(silence, idle) >= quiet) return
    await page.waitForTimeout(200)
  }
  throw new Error(`${page.url()} did not come to rest within ${patience / 1000} s.`)
}
