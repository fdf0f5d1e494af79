import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from 'puppeteer-core'
import * as v from 'valibot'
import type { Emulation } from './emulation.ts'
import { namedFunctions } from './open-browser.ts'
import { recordPage, type LargestPaint } from './page-record.ts'
import { openPlainPage, type PlainPage } from './plain-page.ts'

/** One load of one page with empty caches. Times in milliseconds from the start of the navigation. */
export interface LoadTrial {
  readonly fcp: number
  readonly lcp: number
  readonly lcpElement: LargestPaint
  /** Sum of all layout shifts. */
  readonly cls: number
  /** For every task after FCP, the time beyond 50 ms. */
  readonly tbt: number
  /** When React has hydrated header and page. */
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
}

/** Milliseconds of network and main-thread quiet after which a page counts as loaded. */
const quiet = 1000
const patience = 30_000

/** Opens the page in a context of its own, without service worker. Throws where the page never becomes idle. */
export async function tryLoad(browser: Browser, { url, emulation }: Options): Promise<LoadTrial> {
  const page = await openPlainPage(browser, emulation, [
    namedFunctions.content,
    `(${recordPage.toString()})()`,
  ])
  try {
    const traffic = countTraffic(page.session)
    const { errorText } = await page.session.send('Page.navigate', { url })
    if (errorText !== undefined) throw new Error(`${url}: ${errorText}`)
    await waitForRest(page, traffic)
    const record = v.parse(recordSchema, await page.read('window.pageRecord'))
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
    await page.close()
  }
}

const number = v.number()
const text = v.string()
const recordSchema = v.object({
  firstPaint: v.nullable(number),
  largestPaint: v.nullable(
    v.object({
      time: number,
      tag: text,
      url: text,
      text,
    }),
  ),
  shift: number,
  longTasks: v.array(v.object({ start: number, duration: number })),
  interactive: v.nullable(number),
})
const restSchema = v.object({ isInteractive: v.boolean(), idle: number })

/** Runs in the page. */
function readRest(): v.InferOutput<typeof restSchema> {
  const { interactive, longTasks } = window.pageRecord
  const last = longTasks.at(-1)
  return {
    isInteractive: document.readyState === 'complete' && interactive !== null,
    idle: performance.now() - (last ? last.start + last.duration : 0),
  }
}

interface Traffic {
  bytes: number
  requests: number
  readonly underWay: Set<string>
  /** When the last response ended; `performance.now()` of this process. */
  lastAt: number
}

function countTraffic(session: CDPSession): Traffic {
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
  return traffic
}

/** Waits until the network and the main thread have been quiet for a while and the page is hydrated. */
async function waitForRest({ read }: PlainPage, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const { isInteractive, idle } = v.parse(restSchema, await read(`(${readRest.toString()})()`))
    const silence = traffic.underWay.size > 0 ? 0 : performance.now() - traffic.lastAt
    if (isInteractive && Math.min(silence, idle) >= quiet) return
    await setTimeout(200)
  }
  throw new Error(`${String(await read('location.href'))} did not come to rest within ${patience / 1000} s.`)
}
