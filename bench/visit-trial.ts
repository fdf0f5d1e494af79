import type { Browser } from 'playwright'
import { openCountingProxy, type Transfer } from './counting-proxy.ts'
import { plainDesktop, slowPhone, type Emulation } from './emulation.ts'
import { namedFunctions } from './open-browser.ts'
import type { Limit, Table } from './report.ts'

/** The cost of one page without any input, service worker included. */
export interface VisitTrial {
  readonly path: string
  readonly device: string
  readonly transfers: readonly Transfer[]
}

export const visitPaths: readonly string[] = ['/', '/products', '/products?category=Fashion', '/product/1']

/** Milliseconds without input. */
const untouchedFor = 10_000

/** Opens every page on a phone and on a desktop, with empty caches. Network and processor are not throttled. */
export async function measureVisits(
  browser: Browser,
  target: string,
  paths = visitPaths,
): Promise<VisitTrial[]> {
  const trials: VisitTrial[] = []
  for (const path of paths)
    for (const device of [slowPhone, plainDesktop]) trials.push(await tryVisit(browser, target, path, device))
  return trials
}

async function tryVisit(
  browser: Browser,
  target: string,
  path: string,
  { name, context: options }: Emulation,
): Promise<VisitTrial> {
  const proxy = await openCountingProxy(target)
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.addInitScript(namedFunctions)
    await page.goto(proxy.url + path, { waitUntil: 'load' })
    await page.waitForTimeout(untouchedFor)
    return { path, device: name === slowPhone.name ? 'phone' : 'desktop', transfers: [...proxy.transfers] }
  } finally {
    await context.close()
    await proxy.close()
  }
}

const isScript = ({ type }: Transfer) => type === 'text/javascript' || type === 'application/javascript'
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The sums over all responses of a visit; bodies and headers in bytes. */
export function weighVisit(transfers: readonly Transfer[]) {
  const scripts = transfers.filter(isScript)
  const headerBytes = sum(transfers.map((one) => one.headerBytes))
  return {
    scriptBytes: sum(scripts.map(({ bodyBytes }) => bodyBytes)),
    scripts: scripts.length,
    headerBytes,
    bytes: headerBytes + sum(transfers.map(({ bodyBytes }) => bodyBytes)),
    requests: transfers.length,
  }
}

export function visitTable(trials: readonly VisitTrial[]): Table {
  return {
    heading: 'The whole visit',
    note: `One page, ${untouchedFor / 1000} s without touching it, service worker included, counted at a proxy: bodies as they travel, headers as HTTP/1.1 writes them.`,
    columns: ['Page', 'device', 'script', 'files', 'headers', 'all bytes', 'requests'],
    rows: trials.map((trial) => {
      const { scriptBytes, scripts, headerBytes, bytes, requests } = weighVisit(trial.transfers)
      return [
        trial.path,
        trial.device,
        kilobytes(scriptBytes),
        String(scripts),
        kilobytes(headerBytes),
        kilobytes(bytes),
        String(requests),
      ]
    }),
  }
}

/** Bytes and numbers, of the heaviest visit. */
const limits = { scriptBytes: 130_000, bytes: 320_000, requests: 40 } as const

export function visitLimits(trials: readonly VisitTrial[]): Limit[] {
  const weights = trials.map(({ transfers }) => weighVisit(transfers))
  const limit = (claim: string, key: keyof typeof limits, format: (value: number) => string): Limit => {
    const worst = Math.max(...weights.map((weight) => weight[key]))
    return {
      claim: `${claim} of an untouched visit at most ${format(limits[key])}`,
      found: format(worst),
      isKept: worst <= limits[key],
    }
  }
  return [
    limit('script', 'scriptBytes', kilobytes),
    limit('all bytes', 'bytes', kilobytes),
    limit('requests', 'requests', String),
  ]
}
