import { type Browser, chromium, type Page } from 'playwright'
import { longestSearch } from '#address/longest-search.ts'
import { quietBrowser } from '../../scripts/test/browser-flags.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { startServer } from '../../scripts/serve/serve.ts'
import { checkPage } from './invariants.ts'
import { createRandom, type Random } from './random.ts'
import { readFlags } from './read-flags.ts'

const paths = [
  '/',
  '/products',
  '/product/1',
  '/product/',
  '/compare',
  '/accessibility',
  '//evil.example',
  '/\\evil.example',
  '/nowhere/',
]
const names = [
  'category',
  'search',
  'shown',
  'size',
  'min',
  'max',
  'brand',
  'rating',
  'sort',
  'at',
  'view',
  'page',
  'ids',
]
const pieces = [
  '%E0%A4%A',
  '%00',
  '%0D%0A',
  '%2e%2e/',
  '%5C',
  '%23',
  '__proto__',
  'constructor[prototype]',
  '//evil.example',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '{"a":1}',
  'true',
  '970e01',
  '-1',
  '1e999',
  'NaN',
  'null',
  'Home+%26+Garden',
  'Fashion',
  'lamp',
  '30',
  '2',
  ',',
  ';',
  '&',
  '=',
  '?',
  '#',
  '%',
  '😀',
  '\u202E',
  'x'.repeat(3000),
]

function anyAddress(random: Random): string {
  const text = () => Array.from({ length: random.below(4) }, () => random.pick(pieces)).join('')
  const value = () => `${random.next() < 0.8 ? random.pick(names) : text()}=${text()}`
  const query = Array.from({ length: random.below(5) }, value).join('&')
  const path = random.pick(paths) + (random.next() < 0.4 ? text() : '')
  return `${path}${query === '' ? '' : `?${query}`}${random.next() < 0.2 ? `#${text()}` : ''}`
}

async function openPage(browser: Browser, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text()))
      problems.push(`policy: ${message.text()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  return page
}

/** Texts that a visitor could type into the search box. */
function anySearch(random: Random): string {
  const text = Array.from({ length: 1 + random.below(4) }, () => random.pick(pieces)).join(
    random.pick(['', ' ']),
  )
  return text.toWellFormed().slice(0, longestSearch)
}

const searchAddress = (text: string) => `/products?search=${encodeURIComponent(text)}`
const field = 'main input[type="search"]'

/** Navigates to each text within one page, as a link does. Returns the first text that is not the same afterwards. */
const followSearches = (page: Page, texts: readonly string[]): Promise<string | null> =>
  page.evaluate(
    async ([all, css]) => {
      for (const text of all) {
        history.pushState(null, '', `/products?search=${encodeURIComponent(text)}`)
        const end = Date.now() + 60_000
        while (document.querySelector<HTMLInputElement>(css)?.value !== text) {
          if (Date.now() > end) return text
          await new Promise((done) => setTimeout(done, 5))
        }
      }
      return null
    },
    [texts, field] as const,
  )

/** Pages in parallel: most of a load is waiting. */
const visitors = 4

const { steps, seed } = readFlags(5000)
/** Number of texts to search for by links within the app, and by full page loads. */
const links = Math.ceil(steps * 0.4)
const loads = Math.ceil(steps * 0.06)
console.log(
  `${steps} addresses, then ${links} searches by link and ${loads} by load, seed ${seed} (--steps ${steps} --seed ${seed} makes the same ones again)`,
)
const { executablePath } = await findBrowser()
const server = await startServer({ port: 0 })
const { origin } = new URL(server.url)
const browser = await chromium.launch({ executablePath, args: [...quietBrowser] })
const done = { addresses: 0, links: 0, loads: 0, problems: 0 }

const share = (of: number, visitor: number) => Math.floor((of + visitors - 1 - visitor) / visitors)

async function visit(visitor: number): Promise<void> {
  const random = createRandom(seed + visitor)
  const problems: string[] = []
  const page = await openPage(browser, problems)
  const report = (about: string) => {
    for (const problem of problems) console.error(`${about}\n  ${problem}`)
    done.problems += problems.splice(0).length
  }
  for (let step = 0; step < share(steps, visitor); step += 1) {
    const address = anyAddress(random)
    await page
      .goto(origin + address, { waitUntil: 'load' })
      .catch((error: unknown) =>
        problems.push(`no page: ${error instanceof Error ? error.message : String(error)}`),
      )
    problems.push(...(await checkPage(page, origin)))
    const isTouched = await page.evaluate(() => Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    if (isTouched) problems.push('a prototype was touched')
    report(address)
    done.addresses += 1
    if (done.addresses % 100 === 0) console.log(`${done.addresses} addresses, ${done.problems} problems`)
  }
  await page.goto(`${origin}/products`)
  // Until then the shop does not follow the address.
  await page.waitForFunction(() => window.earlyPresses === null)
  for (let left = share(links, visitor); left > 0; left -= 50) {
    const texts = Array.from({ length: Math.min(left, 50) }, () => anySearch(random))
    const lost = await followSearches(page, texts)
    if (lost !== null) problems.push('the field has another text')
    report(`a link to ${JSON.stringify(lost)}`)
    done.links += texts.length
  }
  for (let left = share(loads, visitor); left > 0; left -= 1) {
    const text = anySearch(random)
    await page.goto(origin + searchAddress(text), { waitUntil: 'load' })
    const isThere = await page
      .waitForFunction(
        ([css, wanted]) => document.querySelector<HTMLInputElement>(css)?.value === wanted,
        [field, text] as const,
        { timeout: 60_000 },
      )
      .catch(() => null)
    if (!isThere) problems.push('the field has another text')
    report(`a load of ${JSON.stringify(text)}`)
    done.loads += 1
  }
}

await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
await browser.close()
await server.close()
console.log(
  `${done.addresses} addresses, ${done.links} searches by link, ${done.loads} by load: ${done.problems} problems`,
)
process.exitCode = done.problems === 0 ? 0 : 1
