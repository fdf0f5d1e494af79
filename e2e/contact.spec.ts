import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdFiles } from './hold-files.ts'
import { nextFrames } from './scroll-through.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const contactOn = (page: Page) => page.getByRole('region', { name: 'Contact us' })

/** Opens the home page at an instant; the clock runs on from there, and the section hydrates as it nears the window. */
async function openAt(page: Page, instant: string) {
  await page.clock.install({ time: new Date(instant) })
  await page.goto('/')
  await contactOn(page).scrollIntoViewIfNeeded()
  return contactOn(page)
}

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('on Monday in New York the hours show Monday, although it is Tuesday in Tokyo', async ({ page }) => {
    const contact = await openAt(page, '2026-05-19T00:30:00+09:00')
    await expect(contact.getByText('Open now')).toBeVisible()
    await expect(contact.locator('[aria-current="date"]')).toHaveText('Monday Today 9:00 AM – 6:00 PM')
  })
})

for (const width of [320, 360])
  test(
    `the hours of today move nothing once the section is hydrated: ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.setFixedTime('2026-11-21T10:30:00-05:00')
      const release = await holdFiles(page, /\/assets\/home-sections-[^/]+\.js$/)
      await page.goto('/')
      const contact = contactOn(page)
      await contact.scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      const before = await contact.boundingBox()
      release()
      await expect(contact.locator('[aria-current="date"]')).toBeVisible()
      const after = await contact.boundingBox()
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1)
    },
  )

test('the footer of another page links to the contact tiles', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Contact and hours' }).click()
  await expect(contactOn(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

test(
  'contact links are at least 44 px high and nothing scrolls sideways, also with text of 200 %',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await waitUntilAlive(page)
    const contact = contactOn(page)
    for (const fontSize of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
      for (const width of [320, 360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await nextFrames(page)
        const heights = await contact
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
        const overflow = await contact.evaluate((section) => section.scrollWidth - section.clientWidth)
        expect(overflow, `${width} px, ${fontSize}`).toBeLessThanOrEqual(0)
      }
    }
  },
)
