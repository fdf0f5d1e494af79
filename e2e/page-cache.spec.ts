import { expect, test as base } from './fixtures.ts'

// Without it Playwright switches the cache off.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

const routes = ['/', '/products', '/product/1', '/compare?ids=1,2', '/nowhere']

test.use({ allowed: [/^answered 404: .*\/nowhere$/] })

for (const route of routes) {
  test(`${route} comes back whole from the back/forward cache`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    await page.goto('/icon.svg')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
