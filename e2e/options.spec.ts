import type { Page } from '@playwright/test'
import { countKeys } from './audit/count-keys.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

const bowl = '/product/matcha-bowl-1260'
const breakfast = '/product/dublin-breakfast-1001'

test.describe('a shop with options', () => {
  let shop: RunningServer | undefined
  const at = (path: string) => `${shop?.url}${path}`
  const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
  const announcer = (page: Page) => page.locator('#announcer')
  const panel = (page: Page) => page.getByRole('region', { name: 'Buy' })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('tea', [1001, 1260], { folder: 'tea-options' })
  })
  test.afterAll(() => shop?.close())

  test('has a price for each weight; Back undoes the choice, and a shared link opens it', async ({
    page,
  }) => {
    await page.goto(at(breakfast))
    await waitUntilAlive(page)
    await radio(page, '250 g').check()
    await expect(page).toHaveURL(at(`${breakfast}?weight=250-g`))
    await expect(panel(page)).toContainText('€27.30')
    await expect(announcer(page)).toHaveText('250 g: €27.30')
    await page.goBack()
    await expect(radio(page, /^50 g/)).toBeChecked()
    await expect(panel(page)).toContainText('€6.50')
    await page.goto(at(`${breakfast}?weight=100-g`))
    await expect(radio(page, '100 g')).toBeChecked()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://parcel-and-leaf.example.com${breakfast}`,
    )
  })

  test('says why a combination cannot be bought, and sells none of it', async ({ page }) => {
    await page.goto(at(`${bowl}?glaze=sand&size=m`))
    await expect(page.getByText('Sand, M is sold out')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
    await radio(page, /^Night/).check()
    await expect(panel(page).getByText('Night, M is not available: choose another combination')).toBeVisible()
    await radio(page, /^S(?:,|$)/).check()
    await expect(page.getByText('Only 2 left')).toBeVisible()
  })

  test('a product with two options is in the cart after at most twenty keys', async ({ page }) => {
    await page.goto(at(bowl))
    await waitUntilAlive(page)
    const keys = countKeys(page)
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        return element?.getAttribute('aria-label') ?? element?.getAttribute('value') ?? ''
      })
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 20 && !name.test(await focused()); step++) await keys.press('Tab')
    }
    // The skip link leads past the header.
    await keys.press('Tab', 'Enter')
    await tabTo(/^Celadon$/)
    await keys.press('ArrowRight')
    await expect(radio(page, /^Night/)).toBeChecked()
    await tabTo(/^Add to Cart/)
    await keys.press('Enter')
    await expect(announcer(page)).toHaveText('Matcha Bowl, Night, S added, 1 item in the cart')
    expect(keys.count()).toBeLessThanOrEqual(20)
  })

  test('a card leads to the choice', async ({ page }) => {
    await page.goto(at('/products?category=Cups'))
    const card = page.getByRole('article', { name: 'Matcha Bowl' })
    await expect(card).toContainText('from €36.00')
    await expect(card).toContainText('Glaze: 3 choices')
    await card.getByRole('link', { name: /Choose, Matcha Bowl$/ }).click()
    await expect(page).toHaveURL(at(bowl))
  })

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      test(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        for (const search of ['', '?glaze=night&size=m', '?glaze=sand&size=m']) {
          await page.goto(at(bowl + search))
          await waitUntilAlive(page)
          await expect(radio(page, /^Night/)).toHaveCount(1)
          await expectNoAxeViolations(page)
        }
      })
})
