import type { Browser } from 'playwright'
import { startServer } from '../scripts/serve/serve.ts'
import { emulate, type Emulation } from './emulation.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { describeMachine, readMachine } from './machine.ts'
import { namedFunctions, openBrowser } from './open-browser.ts'
import { markdownTable } from './report.ts'
import { median } from './statistics.ts'

/**
 * `npm run bench:query-preview [-- --runs 5]` measures when a bookmarked filter or search shows its skeletons and
 * its products on a slow connection. Prints a table in milliseconds from the start of the navigation.
 */

const verySlowPhone: Emulation = {
  name: 'very slow phone',
  context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  network: { latency: 400, download: 400_000, upload: 400_000 },
}

const addresses = [
  '/products?search=lamp',
  '/products?category=Fashion&max=99.99&sale=true&sort=price-up',
  '/?search=lamp',
]

interface Trial {
  readonly preview: number
  readonly products: number
}

declare global {
  interface Window {
    previewRecord: { preview?: number; products?: number }
  }
}

/** Runs in the page before its own scripts. Records the first frame with skeletons and the first with products. */
function recordFrames(): void {
  window.previewRecord = {}
  const record = () => {
    const card = document.querySelector('main li[data-index] > article')
    // The element does not exist yet when the script first runs.
    const pending = card?.closest('html')?.dataset['pending']
    if (card && card.getBoundingClientRect().height > 0) {
      if (pending === 'preview') window.previewRecord.preview ??= performance.now()
      if (pending === undefined) window.previewRecord.products ??= performance.now()
    }
    requestAnimationFrame(record)
  }
  record()
}

async function tryAddress(browser: Browser, url: string): Promise<Trial> {
  const context = await browser.newContext({ ...verySlowPhone.context, serviceWorkers: 'block' })
  const page = await context.newPage()
  await emulate(await context.newCDPSession(page), verySlowPhone)
  await page.addInitScript(namedFunctions)
  await page.addInitScript(recordFrames)
  await page.goto(url, { waitUntil: 'commit' })
  const deadline = Date.now() + 60_000
  for (;;) {
    const { preview, products } = await page.evaluate(() => window.previewRecord)
    if (preview !== undefined && products !== undefined) {
      await context.close()
      return { preview, products }
    }
    if (Date.now() > deadline) throw new Error(`${url} shows no products within a minute.`)
    await page.waitForTimeout(100)
  }
}

const { runs } = readFlags(process.argv.slice(2), { runs: 5 })
const server = await startServer({ port: 0 })
const browser = await openBrowser()
try {
  const results = await interleave(addresses, runs, (address) => tryAddress(browser, server.url + address))
  console.log(`${describeMachine(readMachine())}\n`)
  console.log(
    markdownTable({
      columns: ['Address', 'Skeletons (ms)', 'Products (ms)'],
      rows: [...results].map(([address, trials]) => [
        address,
        median(trials.map(({ preview }) => preview)).toFixed(0),
        median(trials.map(({ products }) => products)).toFixed(0),
      ]),
    }),
  )
} finally {
  await browser.close()
  await server.close()
}
