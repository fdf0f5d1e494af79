import { findBrokenWords, findCutTexts, findOverflow } from './audit/measures.ts'
import { openState } from './audit/open-state.ts'
import { screens } from './audit/states.ts'
import { isFull } from '../tests/sample.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { lastAnnouncement } from './announcements.ts'

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

test('text at 200 % causes no overflow on any screen', { tag: '@full' }, async ({ page, eachCase }) => {
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
        await expect.poll(() => findCutTexts(page), `cut at ${width} px`).toEqual([])
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

test(
  'text at 200 % on a phone leaves every text and button of a card within it, and none over another',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of isFull ? [320, 360, 390] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/products')
      await waitUntilAlive(page)
      const card = page.locator('main li[data-index="0"] article')
      await expect(card.getByRole('button', { name: /^Compare/ })).toBeVisible()
      await card.scrollIntoViewIfNeeded()
      const heights = [(await card.boundingBox())?.height]
      // The first input loads the virtualizer.
      await page.mouse.wheel(0, 40)
      await expect(page.locator('main li[data-index="0"]')).toHaveAttribute('style', /translate/)
      heights.push((await card.boundingBox())?.height)
      expect(heights[0]).toBeCloseTo(heights[1] ?? NaN, 0)
      const { frame, parts } = await card.evaluate((article) => {
        interface Box {
          left: number
          top: number
          right: number
          bottom: number
        }
        const boxOf = (part: Element | Range): Box => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          return { left, top, right, bottom }
        }
        const found: { name: string; box: Box }[] = []
        for (const button of article.querySelectorAll('button'))
          found.push({ name: button.getAttribute('aria-label') ?? '', box: boxOf(button) })
        for (const badge of article.querySelectorAll('h3 span[aria-hidden="true"]')) {
          const { left, top, right, bottom } = boxOf(badge)
          // SALE is turned a little, and its box is larger than it.
          const extra = 6
          const box = {
            left: left + extra,
            top: top + extra,
            right: right - extra,
            bottom: bottom - extra,
          }
          found.push({ name: badge.textContent, box })
        }
        const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const parent = text.parentElement
          if (!parent || parent.closest('button, h3 span[aria-hidden="true"]')) continue
          const shown = boxOf(parent)
          // Hidden from the eye.
          if (shown.right - shown.left <= 1) continue
          const range = document.createRange()
          range.selectNode(text)
          const box = boxOf(range)
          // A clamped text goes on below its element.
          if (getComputedStyle(parent).overflowY === 'hidden') box.bottom = Math.min(box.bottom, shown.bottom)
          found.push({ name: text.nodeValue ?? '', box })
        }
        return { frame: boxOf(article), parts: found }
      })
      expect(parts.length).toBeGreaterThan(6)
      for (const [index, { name, box }] of parts.entries()) {
        const where = `${name} at ${width} px`
        expect(box.left, where).toBeGreaterThanOrEqual(frame.left)
        expect(box.top, where).toBeGreaterThanOrEqual(frame.top)
        expect(box.right, where).toBeLessThanOrEqual(frame.right)
        expect(box.bottom, where).toBeLessThanOrEqual(frame.bottom)
        for (const other of parts.slice(index + 1)) {
          // Letters do not fill the height of their line.
          const slack = 4
          const isApart =
            box.right <= other.box.left + slack ||
            other.box.right <= box.left + slack ||
            box.bottom <= other.box.top + slack ||
            other.box.bottom <= box.top + slack
          expect(isApart, `${where} and ${other.name}`).toBe(true)
        }
      }
    }
  },
)

test(
  'text at 200 % at 390 px leaves a product’s picture square, and its zoom button within it',
  { tag: '@full' },
  async ({ page }) => {
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
  },
)

test('text at 200 % on a phone leaves every word of the hero whole', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 800 })
    const hero = page.locator('section[aria-labelledby="hero-title"]')
    expect(await findBrokenWords(hero), `at ${width} px`).toEqual([])
    const button = await hero.getByRole('link', { name: 'Shop Now' }).boundingBox()
    expect((button?.x ?? NaN) + (button?.width ?? NaN), `end at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test(
  'text at 200 % on a phone leaves the typed search and its suggestions whole',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    const field = page.locator('#header-search')
    await field.click()
    await expect(field).toHaveRole('combobox')
    await field.fill(shop.some)
    const list = page.getByRole('listbox')
    // Words of the catalogue can follow the first suggestions.
    await expect(async () => {
      expect(await lastAnnouncement(page)).toBe(`${await list.getByRole('option').count()} suggestions`)
    }).toPass()
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
      expect(await findBrokenWords(list), `at ${width} px`).toEqual([])
      const covered = await field.evaluate((input) => {
        const { left, top, height } = input.getBoundingClientRect()
        const { fontSize, paddingLeft } = getComputedStyle(input)
        // Where the fourth letter is.
        const x = left + parseFloat(paddingLeft) + 2 * parseFloat(fontSize)
        return document.elementFromPoint(x, top + height / 2) !== input
      })
      expect(covered, `typed text covered at ${width} px`).toBe(false)
      // The wheel is over the suggestions, from where a finger would scroll, too.
      const box = await list.boundingBox()
      if (!box) throw new Error('The suggestions are not drawn.')
      await page.mouse.move(width / 2, box.y + 40)
      await page.mouse.wheel(0, box.y + box.height - 780)
      await expect(list.getByRole('option').last()).toBeInViewport({ ratio: 0.99 })
      await page.evaluate(() => window.scrollTo(0, 0))
    }
  },
)

test(
  'text at 200 % at 320 px leaves the second of two compared products within reach by scrolling',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/compare?ids=${shop.first.id},${shop.third.id}`)
    await waitUntilAlive(page)
    const cell = page.getByRole('table').getByRole('row').nth(1).getByRole('cell').last()
    await cell.hover()
    await page.evaluate(() => document.querySelector('table')?.parentElement?.scrollTo(0, 0))
    await page.mouse.wheel(2000, 0)
    const end = async () => {
      const box = await cell.boundingBox()
      return (box?.x ?? NaN) + (box?.width ?? NaN)
    }
    await expect.poll(end).toBeLessThanOrEqual(320)
  },
)
