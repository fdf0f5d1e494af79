import { type Browser, chromium, type Page } from 'playwright'
import { quietBrowser } from '../../scripts/test/browser-flags.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { startServer } from '../../scripts/serve/serve.ts'
import { createRandom, type Random } from './random.ts'
import { readFlags } from './read-flags.ts'

/*
 * Loads prerendered pages at random speeds of the processor, with input at random moments. React discards the HTML of a
 * page that it hydrates where another part has changed what is to be rendered, and says so in the console.
 */
const addresses = ['/', '/products', '/product/1', '/products?category=Fashion', '/nowhere']

/** Products of the addresses above, saved and chosen on an earlier visit. */
const stored: Readonly<Record<string, string>> = { 'shop/saved/1': '[1,2]', 'shop/viewed/1': '[3,4]' }

const inputs: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.mouse.wheel(0, 400),
  (page) => page.keyboard.press('Tab'),
  (page) => page.mouse.move(200, 300),
  (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
]

async function load(browser: Browser, origin: string, random: Random): Promise<string[]> {
  const isPhone = random.next() < 0.6
  const hasVisited = random.next() < 0.5
  const rate = 1 + random.below(6)
  const address = random.pick(addresses)
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const problems: string[] = []
  try {
    await context.addInitScript(
      (values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        // As if the browser found the page idle while React hydrates it.
        window.requestIdleCallback = (call) => window.setTimeout(call)
      },
      hasVisited ? stored : {},
    )
    const page = await context.newPage()
    const about = `${address} (${isPhone ? 'phone' : 'desktop'}, processor ${rate} × slower)`
    page.on('pageerror', (error) => problems.push(`${about}: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (/React error #4\d\d|hydrat/i.test(message.text())) problems.push(`${about}: ${message.text()}`)
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(origin + address, { waitUntil: random.pick(['commit', 'load']) })
    for (let count = 1 + random.below(4); count > 0; count -= 1) {
      await page.waitForTimeout(random.below(400))
      await random.pick(inputs)(page)
    }
    await page.waitForTimeout(300 * rate)
  } finally {
    await context.close()
  }
  return problems
}

/** Pages in parallel. */
const visitors = 4

const { steps, seed } = readFlags(500)
console.log(`${steps} loads, seed ${seed} (--steps ${steps} --seed ${seed} draws the same ones again)`)
const { shellPath } = await findBrowser()
const server = await startServer({ port: 0 })
const { origin } = new URL(server.url)
const browser = await chromium.launch({ executablePath: shellPath, args: [...quietBrowser] })
const done = { loads: 0, problems: 0 }

async function visit(visitor: number): Promise<void> {
  const random = createRandom(seed + visitor)
  for (let step = visitor; step < steps; step += visitors) {
    const problems = await load(browser, origin, random)
    for (const problem of problems) console.error(problem)
    done.problems += problems.length
    done.loads += 1
  }
}

await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
await browser.close()
await server.close()
console.log(`${done.loads} loads: ${done.problems} problems`)
process.exitCode = done.problems === 0 ? 0 : 1
