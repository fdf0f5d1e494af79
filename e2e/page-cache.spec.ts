import { expect, test as base } from './fixtures.ts'

// Without it Playwright switches the cache off.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

// Not the 404 page: Chromium keeps none that was answered so.
const routes = ['/', '/products', '/product/1', '/compare?ids=1,2']

for (const route of routes) {
  test(`${route} comes back whole from the back/forward cache`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
    await page.goto(route, { waitUntil: 'networkidle' })
    const today = page.locator('#contact [aria-current="date"]')
    if (route === '/') {
      await page.locator('#contact').scrollIntoViewIfNeeded()
      await expect(today).toContainText('Friday')
    }
    await page.evaluate((later) => {
      // Days go by while the page is away.
      window.addEventListener('pagehide', () => {
        Date.now = () => later
      })
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    }, Date.parse('2026-11-25T09:00:00-05:00'))
    await page.goto('/icon.svg')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (route === '/') await expect(today).toContainText('Wednesday')
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
