import { expect, test as base } from './fixtures.ts'
import { shop } from './shop.ts'

// Playwright switches the back/forward cache off by default.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

const missing = 'Oops! Page Not Found'

/** Chromium does not cache a page with status 404, so the test reaches the 404 page from another page. */
const routes = [
  '/',
  '/products',
  shop.first.path,
  `/compare?ids=${shop.first.id},${shop.second.id}`,
  '/nowhere',
]

for (const route of routes) {
  test(
    `${route} is restored from the back/forward cache, with a working cart button`,
    { tag: route === '/' ? [] : '@full' },
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
      const isMissing = route === '/nowhere'
      await page.goto(isMissing ? '/' : route, { waitUntil: 'networkidle' })
      if (isMissing) {
        await page.evaluate((path) => history.pushState(null, '', path), route)
        await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
      }
      const today = page.locator('#contact [aria-current="date"]')
      if (route === '/') {
        await page.locator('#contact').scrollIntoViewIfNeeded()
        await expect(today).toContainText('Friday')
      }
      await page.evaluate((later) => {
        // Several days pass while the page is in the cache.
        window.addEventListener('pagehide', () => {
          Date.now = () => later
        })
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted)
        })
      }, Date.parse('2026-11-25T09:00:00-05:00'))
      await page.goto('/robots.txt')
      await page.evaluate(() => history.back())
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
      await expect(page.getByRole('heading', { level: 1, ...(isMissing && { name: missing }) })).toBeVisible()
      if (route === '/') await expect(today).toContainText('Wednesday')
      await page.getByRole('button', { name: /^Cart,/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  )
}
