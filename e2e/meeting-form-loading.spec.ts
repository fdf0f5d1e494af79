import { saturdayEvening, saturdayMorning } from './booking.ts'
import { expect, test } from './fixtures.ts'
import { holdFiles } from './hold-files.ts'

const chunk = /\/assets\/meeting-form-[^/]+\.js$/
const opener = { name: 'Open the booking form' }

test(
  'Enter on the opener before the booking form has loaded focuses its first field afterwards',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdFiles(page, chunk)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', opener).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('the form is on its way')).toBeVisible()
    release()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByRole('button', opener)).toBeHidden()
  },
)

test(
  'a form that loads as it nears the window shows its headings, and its opener once that has the focus',
  { tag: '@full' },
  async ({ page }) => {
    await holdFiles(page, chunk)
    await page.goto('/', { waitUntil: 'networkidle' })
    const section = page.locator('#meeting')
    await section.scrollIntoViewIfNeeded()
    const panel = section.getByRole('button', opener).locator('..')
    await expect(panel).toHaveCSS('opacity', '0')
    await expect(section.getByText('Your details')).toBeVisible()
    await section.getByRole('button', opener).focus()
    await expect(panel).toHaveCSS('opacity', '1')
  },
)

test('a link to the section by its former anchor still leads there', { tag: '@full' }, async ({ page }) => {
  await page.goto('/#wholesale')
  await expect(page.getByRole('heading', { name: 'Book a wholesale meeting' })).toBeInViewport()
})

test.describe('where the booking form’s code cannot be loaded', () => {
  test.use({ allowed: [/meeting-form-/] })

  test('the page reports it, and Try again loads the form', { tag: '@full' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route(chunk, (route) => route.abort())
    await page.locator('#meeting').scrollIntoViewIfNeeded()
    await expect(page.getByText('The booking form could not be loaded.')).toBeVisible()
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })
})

const widths = [320, 360, 768, 1024, 1280, 1920]

const cases = [
  ...widths.map((width) => ({ width, moment: 'with times left today', time: saturdayMorning })),
  { width: 320, moment: 'after today’s last time', time: saturdayEvening },
]

for (const { width, moment, time } of cases)
  test(
    `the booking form’s code loads when the form is near, and moves nothing: ${width} px, ${moment}`,
    { tag: width === 320 && time === saturdayMorning ? [] : '@full' },
    async ({ page }) => {
      await page.clock.setFixedTime(time)
      const requested: string[] = []
      page.on('request', (request) => {
        if (chunk.test(request.url())) requested.push(request.url())
      })

      await page.setViewportSize({ width, height: 800 })
      const release = await holdFiles(page, chunk)
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(requested).toEqual([])
      const section = page.locator('#meeting')
      await section.scrollIntoViewIfNeeded()
      const before = await section.boundingBox()
      release()
      await expect(page.getByRole('grid')).toBeVisible()
      expect(requested).toHaveLength(1)
      const after = await section.boundingBox()
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1)

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      const day = await page.getByRole('grid').getByRole('button').first().boundingBox()
      const least = width === 320 ? 40 : 44
      expect(Math.min(day?.width ?? 0, Math.max(day?.height ?? 0, 0))).toBeGreaterThanOrEqual(least)
    },
  )
