import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

test.describe('pages of categories', { tag: '@full' }, () => {
  let shop: RunningServer | undefined
  const at = (path: string) => `${shop?.url}${path}`
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const products = (page: Page) => page.getByRole('list', { name: 'Produkte' }).getByRole('article')
  const category = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true })

  test.use({ allowed: [/answered 404.*category\/damen\/schuhe/] })
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('wear', [110, 118])
  })
  test.afterAll(() => shop?.close())

  test('lead to each other, to combined views and back', async ({ page }) => {
    await page.goto(at('/category/damen'))
    await waitUntilAlive(page)
    await expect(page.getByText('Kleider, Blusen und Strick aus Naturfasern')).toBeVisible()
    await category(page, 'Hosen, 3').click()
    await expect(page).toHaveURL(at('/category/damen/hosen'))
    await expect(heading(page)).toHaveText('Damen › Hosen')
    await expect(page).toHaveTitle('Damen › Hosen – Fadenlauf')
    await expect(products(page)).toHaveCount(3)
    const search = page.getByRole('searchbox', { name: 'Produkte suchen' })
    await search.fill('leinen')
    await expect(page).toHaveURL(at('/products?category=Damen+%E2%80%BA+Hosen&search=leinen'))
    await expect(products(page)).toHaveCount(1)
    await search.fill('')
    await expect(page).toHaveURL(at('/category/damen/hosen'))
    await page.goBack()
    await expect(heading(page)).toHaveText('Damen')
    await expect(page.getByText('Kleider, Blusen und Strick aus Naturfasern')).toBeVisible()
  })

  test('have breadcrumbs, and are where the categories of a product lead', async ({ page }) => {
    await page.goto(at('/product/weite-leinenhose-mila-110'))
    await waitUntilAlive(page)
    const crumbs = page.getByRole('navigation', { name: 'Navigationspfad' }).getByRole('link')
    await expect(crumbs).toHaveText(['Produkte', 'Damen', 'Hosen'])
    await crumbs.last().click()
    await expect(page).toHaveURL(at('/category/damen/hosen'))
    await expect(crumbs).toHaveText(['Startseite', 'Alle Produkte', 'Damen'])
    await crumbs.last().click()
    await expect(page).toHaveURL(at('/category/damen'))
  })

  test('list a product in each of its categories', async ({ page }) => {
    for (const path of ['/category/herren', '/category/fuer-alle/shirts']) {
      await page.goto(at(path))
      await expect(page.getByRole('article', { name: 'T-Shirt Max' })).toBeVisible()
    }
  })

  test('are read with a filter, and an unknown one is not found', async ({ page }) => {
    await page.goto(at('/category/herren/hosen?sort=price-up'))
    await expect(products(page)).toHaveCount(3)
    await expect(products(page).first()).toHaveAccessibleName('Leinenshorts Ole')
    await expect(page).toHaveURL(at('/category/herren/hosen?sort=price-up'))
    await page.goto(at('/category/damen/schuhe'))
    await expect(heading(page)).toHaveText('Hoppla! Seite nicht gefunden')
  })

  test('need no script', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('/category/damen'))
    await expect(heading(page)).toHaveText('Damen')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://fadenlauf.example.com/category/damen',
    )
    const facts = await page.locator('script[type="application/ld+json"]').textContent()
    expect(facts).toMatch(/"BreadcrumbList".*"CollectionPage".*"numberOfItems":15/)
    await category(page, 'Kleider, 4').click()
    await expect(page).toHaveURL(at('/category/damen/kleider'))
    await expect(products(page)).toHaveCount(4)
    await expect(page.getByText('Vier Schnitte, vom leichten Leinenkleid')).toBeVisible()
    await context.close()
    expect(await (await request.get(at('/sitemap.xml'))).text()).toContain('/category/damen/kleider</loc>')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(at('/category/damen'))
      await waitUntilAlive(page)
      await expectNoAxeViolations(page)
    })
})
