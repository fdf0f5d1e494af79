import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { openStylePage } from './open-style-page.ts'

let guide: Awaited<ReturnType<typeof openStylePage>>
test.beforeAll(async () => {
  guide = await openStylePage()
})
test.afterAll(() => guide.close())

for (const width of [320, 1280])
  test(`the style guide has no axe violations and no overflow with long words, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(guide.url)
    await expect(page.getByRole('region')).toHaveCount(2)
    await expectNoAxeViolations(page)
    await page.goto(`${guide.url}?word=${'Donaudampfschiff'.repeat(5)}`)
    await expect(page.getByRole('region')).toHaveCount(2)
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  })

test('in forced colours every control of the style guide has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(guide.url)
  const controls = page.locator('main button, main input')
  await expect(controls.first()).toBeVisible()
  const bare = await controls.evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).borderTopStyle === 'none')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )
  expect(bare).toEqual([])
})
