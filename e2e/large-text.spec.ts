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
        expect(await findCutTexts(page), `cut at ${width} px`).toEqual([])
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

test('text at 200 % on a phone leaves every text of a card within it, and none over another', async ({
  page,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products')
    await waitUntilAlive(page)
    // Of the texts themselves: an element's box may be smaller than its text.
    const { card, texts } = await page.locator('main li[data-index="0"] article').evaluate((article) => {
      const boxOf = (part: Range | Element) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return { left, top, right, bottom }
      }
      const parts = [...article.querySelectorAll('h3 a > span:last-child, p, p > [role="img"], button')]
      const found = parts.flatMap((part) => {
        if (part.matches('button')) return [boxOf(part)]
        const text = [...part.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
        if (!text) return []
        // A clamped text is as high as its element.
        if (getComputedStyle(part).webkitLineClamp !== 'none') return [boxOf(part)]
        const range = document.createRange()
        range.selectNode(text)
        return [boxOf(range)]
      })
      return { card: boxOf(article), texts: found }
    })
    expect(texts.length).toBeGreaterThan(4)
    for (const [index, text] of texts.entries()) {
      expect(text.left, `text ${index} at ${width} px`).toBeGreaterThanOrEqual(card.left)
      expect(text.right, `text ${index} at ${width} px`).toBeLessThanOrEqual(card.right)
      expect(text.bottom, `text ${index} at ${width} px`).toBeLessThanOrEqual(card.bottom)
      for (const other of texts.slice(index + 1)) {
        const isApart =
          text.right <= other.left + 1 ||
          other.right <= text.left + 1 ||
          text.bottom <= other.top + 1 ||
          other.bottom <= text.top + 1
        expect(isApart, `text ${index} is over another at ${width} px`).toBe(true)
      }
    }
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
