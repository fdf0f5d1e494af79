import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { delayFiles, layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { nextFrames, scrollThrough } from './scroll-through.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`

test.describe('a home page with rows, tiles and texts', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('wear', [113, 129])
  })
  test.afterAll(() => shop?.close())

  test('leads from a tile to its category, and from a row to a product and to all of them', async ({
    page,
  }) => {
    await page.goto(at('/'))
    await page
      .getByRole('region', { name: 'Für wen suchen Sie?' })
      .getByRole('link', { name: 'Damen' })
      .click()
    await expect(page).toHaveURL(at('/category/damen'))
    await page.goBack()
    const row = page.getByRole('region', { name: 'Für kühle Tage' })
    await row.getByRole('link', { name: 'Wollmantel Clara' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wollmantel Clara')
    await page.goBack()
    await page.getByRole('link', { name: 'Alle ansehen: Reduziert' }).click()
    await expect(page).toHaveURL(at('/products?sale=true'))
  })

  test('is whole without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(at('/'))
    await expect(page.getByRole('region', { name: 'Reduziert' }).getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('heading', { level: 2, name: 'Lieber geflickt als neu' })).toBeVisible()
    await page.getByRole('link', { name: 'Über uns' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über uns')
    await page.context().close()
  })

  test.describe('whose images cannot be loaded', () => {
    test.use({ allowed: [/\/pictures\//] })
    test('shows the first letter of a product in its place', async ({ page }) => {
      await page.route('**/pictures/**', (route) => route.abort())
      await page.goto(at('/'))
      const row = page.getByRole('region', { name: 'Für kühle Tage' })
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator('img').first()).toHaveAttribute('src', /^data:image\/svg/)
    })
  })

  for (const width of [360, 1280])
    test(`moves nothing while files are late, and fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(recordLayoutShifts)
      await delayFiles(page)
      await page.goto(at('/'))
      await expectNoAxeViolations(page)
      await scrollThrough(page)
      await nextFrames(page)
      const { sum, details } = await layoutShifts(page)
      // Text may move by a pixel where a late font is wider.
      expect(sum, details).toBeLessThan(0.005)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})
