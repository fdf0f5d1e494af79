import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const contactOn = (page: Page) => page.getByRole('region', { name: 'Contact us' })

/** Opens the home page at an instant; the clock runs on from there, and the section hydrates as it nears the window. */
async function openAt(page: Page, instant: string) {
  await page.clock.install({ time: new Date(instant) })
  await page.goto('/')
  await contactOn(page).scrollIntoViewIfNeeded()
  return contactOn(page)
}

test("four tiles contain the shop's contact details", async ({ page }) => {
  await page.goto('/')
  const contact = contactOn(page)
  await expect(contact.getByRole('heading', { level: 3 })).toHaveText([
    'Email',
    'Phone',
    'Office',
    'Business hours',
  ])
  for (const address of ['hello', 'wholesale', 'press'].map(
    (name) => `${name}@brooklyn-parcel.example.com`,
  )) {
    await expect(contact.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  }
  await expect(contact.getByRole('link', { name: '+1 (718) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17185550142',
  )
  await expect(contact.getByText('88 Carton Street, Floor 3')).toBeVisible()
  await expect(contact.getByText('Support available 24/7')).toBeVisible()
  await expect(
    contact.getByRole('listitem').filter({ hasText: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/ }),
  ).toHaveCount(7)
})

test('at ten on Monday in New York the shop is open', async ({ page }) => {
  const contact = await openAt(page, '2026-05-18T10:00:00-04:00')
  await expect(contact.getByText('Open now')).toBeVisible()
  await expect(contact.getByText('Closes at 6:00 PM')).toBeVisible()
  await expect(contact.locator('[aria-current="date"]')).toHaveText('Monday Today 9:00 AM – 6:00 PM')
})

test('on Sunday the shop is closed', async ({ page }) => {
  const contact = await openAt(page, '2026-05-17T12:00:00-04:00')
  await expect(contact.getByText('Closed now')).toBeVisible()
  await expect(contact.getByText('Opens Monday at 9:00 AM')).toBeVisible()
  await expect(contact.locator('[aria-current="date"]')).toHaveText('Sunday Today Closed')
})

test('a page that stays open changes to Closed when the shop closes', async ({ page }) => {
  const contact = await openAt(page, '2026-05-18T17:59:30-04:00')
  await expect(contact.getByText('Open now')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(contact.getByText('Closed now')).toBeVisible()
  await expect(contact.getByText('Opens Tuesday at 9:00 AM')).toBeVisible()
})

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('on Monday in New York the hours show Monday, although it is Tuesday in Tokyo', async ({ page }) => {
    const contact = await openAt(page, '2026-05-19T00:30:00+09:00')
    await expect(contact.getByText('Open now')).toBeVisible()
    await expect(contact.locator('[aria-current="date"]')).toHaveText('Monday Today 9:00 AM – 6:00 PM')
  })
})

test('the footer of another page links to the contact tiles', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Contact and hours' }).click()
  await expect(contactOn(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('contact links are at least 44 px high and nothing scrolls sideways, also with text of 200 %', async ({
  page,
}) => {
  await page.goto('/')
  const contact = contactOn(page)
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const heights = await contact
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      const overflow = await contact.evaluate((section) => section.scrollWidth - section.clientWidth)
      expect(overflow, `${width} px, ${fontSize}`).toBeLessThanOrEqual(0)
    }
  }
})
