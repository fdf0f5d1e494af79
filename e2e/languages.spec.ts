import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openShop, shopBuild } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { sentencesOf, textFilesIn, without, wordsIn } from './texts-of-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`
const footer = (page: Page) => page.getByRole('contentinfo')
const german = (page: Page) => footer(page).getByRole('link', { name: 'Deutsch' })

test.use({ locale: 'en-IE' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  shop = await openShop('bilingual', [1, 2, 3, 4])
})
test.afterAll(() => shop?.close())

test('the language menu keeps filters and order, a product with its slug, and the cart', async ({ page }) => {
  await page.goto(at('/products?category=Cups+%26+Saucers&max=20&sort=price-up'))
  await waitUntilAlive(page)
  await german(page).click()
  await expect(page).toHaveURL(/\/de\/products\?category=Tassen\+%26\+Untertassen&max=20&sort=price-up$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('list', { name: 'Produkte' }).getByRole('article')).toHaveCount(1)
  await page
    .getByRole('article', { name: 'Rote Tasse' })
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click()
  await expect(page.getByRole('button', { name: /1 Artikel/ })).toBeVisible()
  await footer(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('/products?category=Cups+%26+Saucers&max=20&sort=price-up'))
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog')).toContainText('Red cup')
  await expect(page.getByRole('dialog')).toContainText('12.00')
  await page.keyboard.press('Escape')

  await page.getByRole('article', { name: 'Red cup' }).getByRole('link').first().click()
  await expect(page).toHaveURL(at('/product/red-cup-1'))
  await german(page).click()
  await expect(page).toHaveURL(at('/de/product/rote-tasse-1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rote Tasse')
  // A slug that has no translation is that of the main language.
  await page
    .getByRole('link', { name: /Blaue Tasse/ })
    .first()
    .click()
  await expect(page).toHaveURL(at('/de/product/blue-cup-2'))
  await footer(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('/product/blue-cup-2'))
})

test.describe('before the script', () => {
  test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\.js$/] })

  test(
    'each language links to the same page, and search engines find it',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(at('/de/products'))
      await expect(footer(page).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/products')
      await expect(german(page)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        'https://two-cups.example.com/de/products',
      )
      const alternates = page.locator('link[rel="alternate"]')
      expect(await alternates.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
        '<link rel="alternate" hreflang="en" href="https://two-cups.example.com/products">',
        '<link rel="alternate" hreflang="x-default" href="https://two-cups.example.com/products">',
        '<link rel="alternate" hreflang="de" href="https://two-cups.example.com/de/products">',
      ])
      await page.goto(at('/compare'))
      await expect(page.locator('link[rel="alternate"]')).toHaveCount(0)
    },
  )
})

test('a chosen language is offered elsewhere, never forced, and forgotten once it is declined', async ({
  page,
}) => {
  await page.goto(at('/'))
  await waitUntilAlive(page)
  await german(page).click()
  await waitUntilAlive(page)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/language/1'))).toBe('"de"')

  await page.goto(at('/products'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await waitUntilAlive(page)
  const offer = page.getByText('Diesen Shop gibt es auch auf Deutsch.')
  await expect(offer).toBeVisible()
  await expect(page.locator('div[lang="de"]').filter({ has: offer })).toBeVisible()
  await expectNoAxeViolations(page)
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/products')
  await notices.getByRole('button', { name: 'Schließen' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await waitUntilAlive(page)
  await page.mouse.wheel(0, 10)
  await page.waitForFunction(() => document.querySelector('section[data-above-foot]') !== null)
  await expect(offer).toHaveCount(0)
})

test(
  'a German sentence is understood, with a synonym and a misspelt word',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(at('/de/products?search=Kannen+unter+50+Euro+mit+mindestens+4+Sternen'))
    await waitUntilAlive(page)
    const suggestions = page.getByRole('list', { name: /^Meinten Sie/ })
    await suggestions.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/products\?(?=.*category=Kannen)(?=.*max=49.99)(?=.*rating=4)/)
    await expect(page.getByRole('article')).toHaveCount(1)
    for (const [typed, search] of [
      ['Becher', 'tasse'],
      ['dursttige', 'durstige'],
    ]) {
      await page.goto(at(`/de/products?search=${typed}`))
      await waitUntilAlive(page)
      await suggestions.getByRole('link').first().click()
      await expect(page).toHaveURL(at(`/de/products?search=${search}`))
    }
  },
)

test.describe('an unknown address', () => {
  test.use({ allowed: [/^answered 404: .*nowhere$/] })

  test('has the 404 page of its language, whose menu leads home', { tag: '@full' }, async ({ page }) => {
    await page.goto(at('/de/nowhere'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await waitUntilAlive(page)
    await expect(footer(page).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowed: [/^net::ERR_|^answered 404: .*\/404\.html$/] })

  test('each language has a service worker of its own', { tag: '@full' }, async ({ page, context }) => {
    for (const path of ['/', '/de/']) {
      await page.goto(at(`${path}products`))
      await page.waitForFunction(() => window.earlyPresses === null)
      await page.goto(at(path))
      await page.waitForFunction(
        (script) => {
          const { controller } = navigator.serviceWorker
          return controller?.scriptURL === script && controller.state === 'activated'
        },
        at(`${path}sw.js`),
      )
    }
    await context.setOffline(true)
    await page.goto(at('/de/products?search=Kanne'))
    await expect(page.getByRole('article', { name: 'Kleine Kanne' })).toBeVisible()
    await page.goto(at('/products?search=pot'))
    await expect(page.getByRole('article', { name: 'Small pot' })).toBeVisible()
  })
})

test('no file of a language has the words of the other one', async () => {
  const { dist } = shopBuild('bilingual')
  const inEnglish = await textFilesIn(dist, /^de[\\/]/)
  const inGerman = await textFilesIn(resolve(dist, 'de'))
  for (const files of [inEnglish, inGerman]) expect(files.length).toBeGreaterThan(30)
  const [ofEnglish, ofGerman] = await Promise.all([sentencesOf('en'), sentencesOf('de')])
  const ofCatalogue = {
    english: ['Red cup', 'Small pot', 'Holds a quarter', 'One cup each', 'Free of lead'],
    german: ['Rote Tasse', 'Kleine Kanne', 'Viertelliter', 'Für jeden eine', 'Ohne Blei'],
  }
  const englishOnly = [...ofCatalogue.english, ...without(ofEnglish, ofGerman)]
  const germanOnly = [...ofCatalogue.german, ...without(ofGerman, ofEnglish)]
  expect(wordsIn(inEnglish, germanOnly)).toEqual([])
  expect(wordsIn(inGerman, englishOnly)).toEqual([])
  // The words that were looked for are those of the shop.
  expect(wordsIn(inEnglish, englishOnly).length).toBeGreaterThan(150)
  expect(wordsIn(inGerman, germanOnly).length).toBeGreaterThan(150)
})
