import { findCutTexts, findOverflow } from './audit/measures.ts'
import { openState } from './audit/open-state.ts'
import { screens } from './audit/states.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { sweep } from './sweep.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// Set as the browser's font size: a rule on the page would not affect media queries in em.
test.use({
  allowed: [/^answered 404: .*\/(?:nowhere|product\/999)$/],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

test('text at 200 % causes no overflow on any screen', sweep, async ({ page, eachCase }) => {
  await eachCase(
    screens,
    ({ name }) => name,
    async (screen) => {
      await openState(page, screen)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 800 })
        // Parts that a script lays out follow the new width in a later frame.
        await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([])
        if (width === 1280) expect(await findCutTexts(page)).toEqual([])
      }
    },
  )
})

test('text at 200 % at 360 px leaves every link and button of the header in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/products?search=${shop.few.search}`)
  await waitUntilAlive(page)
  const controls = page.getByRole('banner').locator('a:visible, button:visible')
  expect(await controls.count()).toBeGreaterThan(4)
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360)
  }
})

test('text at 200 % at 390 px leaves a product’s picture square, and its zoom button within it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  const zoom = page.getByRole('button', { name: 'Zoom' })
  const stage = await zoom.locator('xpath=..').boundingBox()
  const button = await zoom.boundingBox()
  if (!stage || !button) throw new Error('The picture or its button is not drawn.')
  expect(Math.abs(stage.width - stage.height)).toBeLessThan(2)
  expect(button.x).toBeGreaterThanOrEqual(stage.x)
  expect(button.y).toBeGreaterThanOrEqual(stage.y)
  expect(button.x + button.width).toBeLessThanOrEqual(stage.x + stage.width)
  expect(button.y + button.height).toBeLessThanOrEqual(stage.y + stage.height)
})
