import { type Browser, chromium, type Page } from 'playwright'
import { quietBrowser } from '../../scripts/test/browser-flags.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { startServer } from '../../scripts/serve/serve.ts'
import { act } from './actions.ts'
import { networks, setNetwork } from './faults.ts'
import { evaluateInPage, checkFigures, checkPage, isBrowsersOwn, readSums } from './invariants.ts'
import { createRandom, type Random } from './random.ts'
import { readFlags } from './read-flags.ts'
import { breakStorage, storageStates } from './storage.ts'

/** Steps with one browser context: one storage state, one history. */
const stepsPerContext = 100
/** Steps with one network state. */
const stepsPerNetwork = 12

async function openPage(browser: Browser, random: Random, origin: string, problems: string[]): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  // The TypeScript runner's helper for named functions, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const storage = random.pick(storageStates)
  await breakStorage(context, storage)
  const page = await context.newPage()
  page.on('pageerror', (error) =>
    problems.push(`uncaught (storage ${storage}): ${error.stack ?? error.message}`),
  )
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text()))
      problems.push(`policy: ${message.text()}`)
  })
  page.on('popup', (other) => void other.close().catch(() => undefined))
  page.on('crash', () => problems.push('the page crashed'))
  page.on('dialog', (dialog) => {
    problems.push(`a dialog of the browser: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  await page.goto(origin, { waitUntil: 'commit' })
  return page
}

/** Opens the drawer to compare badge, drawer and sum; null where it does not open because its code may be withheld. */
async function compareSums(page: Page, origin: string): Promise<string[] | null> {
  const button = page.locator('#cart-button')
  await button.click({ timeout: 1500 }).catch(() => undefined)
  const isOpen = await page
    .waitForSelector('[role="dialog"][data-state="open"] ul[aria-label="Items in the cart"]', {
      timeout: 3000,
      state: 'attached',
    })
    .then(
      () => true,
      () => false,
    )
  if (!isOpen) return null
  const problems = await checkPage(page, origin)
  await page.keyboard.press('Escape').catch(() => undefined)
  return problems
}

const judge = async (page: Page, origin: string) => [
  ...(await checkPage(page, origin)),
  ...(await checkFigures(page)),
]

/** Visitors in parallel, each with its own browser context and random choices: most of a walk is waiting. */
const walkers = 4

const { steps, seed } = readFlags(10_000)
console.log(
  `A walk of ${steps} steps by ${walkers} visitors, seed ${seed} (--steps ${steps} --seed ${seed} makes the same choices again)`,
)
const { executablePath } = await findBrowser()
const server = await startServer({ port: 0 })
const origin = new URL(server.url).origin
const browser = await chromium.launch({ executablePath, args: [...quietBrowser] })
const startedAt = Date.now()
const all = { steps: 0, problems: 0, compared: 0 }

async function walk(walker: number, end: number): Promise<void> {
  const random = createRandom(seed + walker)
  const problems: string[] = []
  let page: Page | undefined
  let before = ''
  const latest: string[] = []
  for (let step = 0; step < end; step += 1) {
    const known = problems.length
    if (!page || step % stepsPerContext === 0) {
      await page?.context().close()
      page = await openPage(browser, random, origin, problems)
    }
    if (step % stepsPerNetwork === 0) {
      const network = random.pick(networks)
      await setNetwork(page, network, random)
      latest.push(`[${network}]`)
    }
    latest.push(await act(page, random, origin))
    let found = await judge(page, origin)
    if (isBrowsersOwn(page)) {
      // The network is off and this walk has no service worker, or Back has left the first page.
      await setNetwork(page, 'sound', random)
      await page.goto(origin, { waitUntil: 'load' })
      found = await judge(page, origin)
    }
    problems.push(...found)
    const walked = page
    const { badge } = await evaluateInPage(() => readSums(walked))
    const now = `${new URL(page.url()).pathname} ${badge}`
    if (now !== before && (badge ?? 0) > 0) {
      const differences = await compareSums(page, origin)
      problems.push(...(differences ?? []))
      if (differences) all.compared += 1
    }
    before = now
    for (const problem of problems.slice(known))
      console.error(
        `visitor ${walker}, step ${step}, after ${latest.slice(-8).join(', ')}, at ${page.url()}:\n  ${problem}`,
      )
    all.steps += 1
    all.problems += problems.length - known
    if (all.steps % 100 === 0)
      console.log(
        `${all.steps} steps, ${Math.round((Date.now() - startedAt) / 1000)} s, ${all.problems} problems`,
      )
  }
  await page?.context().close()
}

await Promise.all(
  Array.from({ length: walkers }, (_, walker) =>
    walk(walker, Math.floor((steps + walkers - 1 - walker) / walkers)),
  ),
)
await browser.close()
await server.close()
console.log(
  `${all.steps} steps: ${all.problems} problems; badge, drawer and sum compared ${all.compared} times`,
)
process.exitCode = all.problems === 0 ? 0 : 1
