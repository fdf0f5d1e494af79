import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { paths } from '../scripts/paths.ts'
import { startServer, type RunningServer } from '../scripts/serve/serve.ts'
import { developmentBuild } from './development-build.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { scrollThrough } from './scroll-through.ts'
import { followRequests } from './follow-requests.ts'

// One worker, so that it is built once.
test.describe.configure({ mode: 'default' })
let server: RunningServer | undefined

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // Node's own flags, for tsx; those of Playwright's workers do not apply.
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', resolve(paths.root, 'e2e/development-build.ts')],
    { cwd: paths.root, env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' } },
  )
  server = await startServer({
    port: 0,
    dist: developmentBuild.dist,
    siteFacts: developmentBuild.siteFacts,
  })
})

test.afterAll(() => server?.close())

/** Opens an address of the development build and hydrates all its parts by scrolling and hovering. */
async function hydrateAll(page: Page, address: string): Promise<void> {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const untilIdle = followRequests(page)
  await page.goto(`${server?.url}${address}`, { waitUntil: 'networkidle' })
  // Proves that this is the development build, which warns.
  await expect.poll(() => messages.join('\n')).toContain('React DevTools')
  await scrollThrough(page)
  // Some parts hydrate on interaction.
  const tab = page.getByRole('tab').last()
  if ((await tab.count()) > 0) await tab.hover()
  await untilIdle()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The first five have all routes, and a list that the build prepared. */
const addresses = [
  '/',
  '/products',
  shop.first.path,
  '/nope',
  `/products?${shop.otherCategory.query}`,
  `/?${shop.otherCategory.query}`,
  '/?shown=60',
  `/products?${shop.category.query}&search=a`,
  '/products?saved=true',
  '/product/1?size=1000',
]

test.describe('the HTML of a page', () => {
  test.use({ allowed: [/^answered 404: .*\/nope$/] })

  // React's warnings are among the problems that fail every case.
  test('equals what React renders', { tag: '@full' }, async ({ page, eachCase }) => {
    await eachCase(
      addresses,
      (address) => address,
      (address) => hydrateAll(page, address),
    )
  })
})

test.describe('HTML that differs from what React renders', () => {
  test.use({ allowed: [/hydrat|didn't match/i] })

  test('causes a warning', { tag: '@full' }, async ({ page, problems }) => {
    await page.route('**/products', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replace('Add to Cart</button>', 'Add to Card</button>'),
      })
    })
    await hydrateAll(page, '/products')
    expect(problems.join('\n')).toMatch(/hydrat/i)
  })
})
