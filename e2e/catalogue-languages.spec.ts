import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Page } from '@playwright/test'
import { summarySchema } from '#catalogue/contract/product-answers.ts'
import type { Backend } from '#catalogue-service/backend.ts'
import { startService, type RunningService } from '#catalogue-service/serve.ts'
import { loadableOf } from '../scripts/catalogue/load.ts'
import { readCatalogue } from '../scripts/catalogue/read-catalogue.ts'
import { paths } from '../scripts/paths.ts'
import { findFreePort } from '../scripts/serve/port.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { createNaiveBackend } from '../tests/catalogue-service/naive-backend.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })
/** The build draws the initials of products that have a page; the shop draws those of others itself. */
const initials = String.raw`^answered 404: .*/pictures/initial-`
test.use({ locale: 'en-IE', allowed: [new RegExp(initials)] })

const folder = resolve(paths.root, 'src/catalogues/bilingual')

/** The service of a language, by the plain definition. */
async function backendOf(language?: string): Promise<Backend> {
  const catalogue = await readCatalogue(folder, language)
  const { head, products } = loadableOf('bilingual', catalogue, null)
  return createNaiveBackend({
    head,
    products: [...products].map((product) => v.parse(summarySchema, product)),
    productOf: (id) => catalogue.products.find((product) => product.id === id) ?? null,
  })
}

const serve = (backend: Backend, port: number, origins: readonly string[]) =>
  startService(
    { backend, log: () => undefined, origins: [...origins], cacheSeconds: 3, deadline: 10, token: null },
    port,
  )

interface Services {
  readonly english: RunningService
  readonly german: RunningService
}

let services: Services | undefined
let shop: RunningServer | undefined
let addresses = { english: '', german: '' }
const at = (path: string) => `${shop?.url}${path}`

/** The shop of two languages, in a folder of its own that names both services. */
async function openOnServices(english: string, german: string): Promise<RunningServer> {
  const name = 'e2e-services'
  const copy = resolve(paths.root, 'src/catalogues', name)
  await cp(folder, copy, { recursive: true })
  try {
    const file = resolve(copy, 'shop.config.ts')
    const source = { kind: 'http', url: english, languages: { de: german }, prerendered: 2 }
    const config = await readFile(file, 'utf8')
    await writeFile(
      file,
      config.replace("catalogue: 'bilingual',", `catalogue: '${name}', source: ${JSON.stringify(source)},`),
    )
    return await openShop(name, [1, 2])
  } finally {
    // The build has read it.
    await rm(copy, { recursive: true })
  }
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const backends = { english: await backendOf(), german: await backendOf('de') }
  const ports = { english: await findFreePort(), german: await findFreePort() }
  const start = async (origins: readonly string[]): Promise<Services> => ({
    english: await serve(backends.english, ports.english, origins),
    german: await serve(backends.german, ports.german, origins),
  })
  const building = await start([])
  addresses = {
    english: `http://localhost:${ports.english}`,
    german: `http://localhost:${ports.german}`,
  }
  shop = await openOnServices(addresses.english, addresses.german)
  // Anew: the shop's port is known only now.
  await Promise.all([building.english.close(0), building.german.close(0)])
  services = await start([new URL(shop.url).origin])
})
test.afterAll(async () => {
  await shop?.close()
  await Promise.all([services?.english.close(0), services?.german.close(0)])
})

const german = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
const english = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'English' })
const card = (page: Page, name: string) => page.getByRole('article', { name })

/** The services that the page asks from now on. */
function askedServices(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (Object.values(addresses).includes(origin)) asked.add(origin)
  })
  return asked
}

test(
  'the language menu keeps the view, and each language asks its own service',
  { tag: '@full' },
  async ({ page }) => {
    const asked = askedServices(page)
    await page.goto(at('/products?category=Cups+%26+Saucers&max=20&sort=price-up'))
    await waitUntilAlive(page)
    await expect(card(page, 'Red cup')).toBeVisible()
    expect([...asked]).toEqual([addresses.english])
    await german(page).click()
    await expect(page).toHaveURL(/\/de\/products\?category=Tassen\+%26\+Untertassen&max=20&sort=price-up$/)
    await expect(card(page, 'Rote Tasse')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect.poll(() => [...asked]).toEqual([addresses.english, addresses.german])
    await expect(page.getByRole('link', { name: 'Kannen, 0' })).toBeVisible()
    await english(page).click()
    await expect(page).toHaveURL(at('/products?category=Cups+%26+Saucers&max=20&sort=price-up'))

    // A product without a page of its own in the build.
    await page.goto(at('/products?category=Pots'))
    await waitUntilAlive(page)
    await card(page, 'Small pot').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small pot')
    await german(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleine Kanne')
  },
)

test(
  'searches and suggestions are answered in the language of the page',
  { tag: '@full' },
  async ({ page }) => {
    for (const [home, typed, found] of [
      ['/', 'pot', 'Small pot'],
      ['/de/', 'Kanne', 'Kleine Kanne'],
    ] as const) {
      await page.goto(at(home))
      await waitUntilAlive(page)
      const field = page.locator('#header-search')
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await field.pressSequentially(typed)
      await expect(page.getByRole('listbox').getByRole('option', { name: found })).toBeVisible()
      await field.press('Enter')
      await expect(card(page, found)).toBeVisible()
    }
    await english(page).click()
    await expect(page).toHaveURL(at('/products?search=Kanne'))
  },
)

test.describe('the service of one language is away', () => {
  test.use({ allowed: [new RegExp(`${initials}|^net::ERR_CONNECTION_REFUSED|nicht erreichbar`)] })

  test('the page says so in its language, and the other one goes on', { tag: '@full' }, async ({ page }) => {
    await services?.german.close(0)
    await page.goto(at('/de/products?search=Kanne'))
    await expect(page.getByRole('alert')).toContainText('Der Katalog ist zurzeit nicht erreichbar.')
    await english(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(at('/products?search=pot'))
    await expect(card(page, 'Small pot')).toBeVisible()
  })
})
