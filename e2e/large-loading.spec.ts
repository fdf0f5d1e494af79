import { expect, test } from './fixtures.ts'

// The loading of workers does not depend on the window's width.
test.use({ allowed: [/\/workers\/|CatalogueUnavailable/] })

const worker = /\/workers\/[^/]*\.js$/
const field = 'Search products'

test(
  'text typed while the workers load stays, and is searched for once they are ready',
  { tag: '@full' },
  async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(worker, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/products?size=50000')
    await expect(page.getByText('Showing 49,995 of 49,995 products')).toBeVisible()
    const box = page.getByRole('searchbox', { name: field })
    // Later than the delay after which the page shows a loading message.
    await box.pressSequentially('kit', { delay: 700 })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('kit')
    release()
    await expect(page.getByText(/matching “kit”/)).toBeVisible()
    await expect(box).toHaveValue('kit')
  },
)

test(
  'without its workers a large catalogue shows all products, and a search offers Retry',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(worker, (route) => route.abort('connectionreset'))
    await page.goto('/products?size=50000')
    await expect(page.getByText('Showing 49,995 of 49,995 products')).toBeVisible()
    await page.getByRole('searchbox', { name: field }).fill('kit')
    const trouble = page.getByRole('alert')
    await expect(trouble).toContainText('The large catalogue has stopped.')
    await page.unroute(worker)
    await trouble.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/matching “kit”/)).toBeVisible()
  },
)

test(
  "View More works in a large catalogue, and a product's link keeps the size",
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/?size=50000&search=kit')
    await expect(page.getByText(/^Showing 30 of [\d,]+ products matching “kit”/)).toBeVisible()
    await page.getByRole('button', { name: /^View More/ }).click()
    await expect(page.getByText(/^Showing 60 of/)).toBeVisible()
    await expect(page).toHaveURL(/size=50000/)
    await page.locator('[aria-posinset="33"]').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\/\d+\?size=50000$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Product')
  },
)
