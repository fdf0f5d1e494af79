import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/serve.ts'
import { checkPage } from './invariants.ts'
import { createRandom, type Random } from './random.ts'
import { readFlags } from './read-flags.ts'

const paths = [
  '/',
  '/products',
  '/product/1',
  '/product/',
  '/compare',
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

const { steps, seed } = readFlags(5000)
console.log(`${steps} addresses, seed ${seed} (--steps ${steps} --seed ${seed} makes the same ones again)`)
const random = createRandom(seed)
const { executablePath } = await findBrowser()
const server = await startServer({ port: 0 })
const { origin } = new URL(server.url)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const problems: string[] = []
const page = await openPage(browser, problems)
for (let step = 0; step < steps; step += 1) {
  const known = problems.length
  const address = anyAddress(random)
  await page
    .goto(origin + address, { waitUntil: 'load' })
    .catch((error: unknown) =>
      problems.push(`no page: ${error instanceof Error ? error.message : String(error)}`),
    )
  problems.push(...(await checkPage(page, origin)))
  const isTouched = await page.evaluate(() => Object.keys(Object.prototype).length > 0 || 'polluted' in {})
  if (isTouched) problems.push('a prototype was touched')
  for (const problem of problems.slice(known)) console.error(`${step}: ${address}\n  ${problem}`)
  if ((step + 1) % 100 === 0) console.log(`${step + 1} addresses, ${problems.length} problems`)
}
await browser.close()
await server.close()
console.log(`${steps} addresses: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
