import type { Page } from '@playwright/test'
import { failedFile } from './failed-files.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { followRequests } from './follow-requests.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ allowed: [failedFile] })

/**
 * Opens a list and waits until its first input has loaded the code of product pages; later code requests wait for the
 * returned function.
 */
async function openList(page: Page) {
  const untilIdle = followRequests(page)
  const code = page.waitForResponse(/\/assets\/product-[^/.]*\.js$/)
  await page.goto('/products')
  await waitUntilAlive(page)
  await waitForDeferredParts(page)
  await code
  await untilIdle()
  let settle = (_hasLoaded: boolean) => {}
  const loaded = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  await page.route(/\/assets\/[^/]*\.js$/, async (request) => {
    await ((await loaded) ? request.continue() : request.abort('connectionreset'))
  })
  return settle
}

async function press(page: Page) {
  await page.getByRole('link', { name: shop.first.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.first.name)
}

const details = (page: Page) => page.getByRole('tab', { name: 'Features' })

test('a pressed product is shown before its details have loaded', async ({ page }) => {
  const settle = await openList(page)
  await press(page)
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText(shop.first.price)
  await expect(page.getByText('Loading the details…')).toBeVisible()
  await expect(details(page)).toHaveCount(0)
  settle(true)
  await expect(details(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Views' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Loading the details…')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^${shop.first.name}`))

  // With Back and Forward the page is complete at once, at the same scroll offset.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('scroll', resolve, { once: true })
        window.scrollTo({ top: 700, behavior: 'instant' })
      }),
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await page.goForward()
  await expect(details(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700)
})

test(
  'Back from a product to the one before it restores the whole page and its offset',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    const next = page.getByRole('region', { name: 'You may also like' }).getByRole('link').first()
    await next.scrollIntoViewIfNeeded()
    await expect(next).toBeVisible()
    const offset = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await offset()
    expect(before).toBeGreaterThan(0)
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shop.first.name)
    await expect(details(page)).toBeVisible()
    // Every frame after Back is recorded: the first one has the whole page already.
    await page.evaluate(() => {
      const record = () => {
        if (document.querySelector('main')?.textContent?.includes('Loading the details'))
          document.documentElement.dataset['shown'] = 'in part'
        requestAnimationFrame(record)
      }
      record()
    })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.first.name)
    await expect.poll(offset).toBe(before)
    await expect(page.locator('html')).not.toHaveAttribute('data-shown', 'in part')
  },
)

for (const width of [390, 1280])
  test(
    `nothing of what is shown of a pressed product moves when its details arrive, at ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const settle = await openList(page)
      await press(page)
      const shown = page.getByRole('region', { name: 'Buy' }).locator('h1, button, summary')
      const tops = () => shown.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      await expect(page.getByText('Loading the details…')).toBeVisible()
      const before = await tops()
      expect(before.length).toBeGreaterThan(7)
      settle(true)
      await expect(details(page)).toBeVisible()
      expect(await tops()).toEqual(before)
    },
  )

test(
  'a pressed product whose details cannot be loaded is reloaded as a page with its details',
  { tag: '@full' },
  async ({ page }) => {
    const settle = await openList(page)
    await press(page)
    settle(false)
    await expect(details(page)).toBeVisible()
    await expect(page.getByText('Loading the details…')).toHaveCount(0)
  },
)
