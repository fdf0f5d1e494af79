import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { stopTimers } from './stop-timers.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

const { name } = shop.first
const panel = (page: Page) => page.getByRole('region', { name: 'Buy' })
const addOfPanel = (page: Page) => panel(page).getByRole('button', { name: /^Add to Cart/ })
const adds = (page: Page) => page.getByRole('button', { name: /^Add to Cart, / })
/** The bar's button is the last one in the document. */
const addOfBar = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: `Add to Cart, ${name}` })
    .last()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the price is beside the bar’s button in languages with longer words',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(shop.first.path)
      await waitUntilAlive(page)
      await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
      await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(2)
      const gap = await addOfBar(page).evaluate((button) => {
        button.textContent = 'In den Warenkorb'
        const before = document.createRange()
        before.selectNodeContents(button.previousElementSibling ?? button)
        return button.getBoundingClientRect().left - before.getBoundingClientRect().right
      })
      expect(gap, 'pixels between price and button').toBeGreaterThan(0)
    },
  )

  test('a long former price is whole beside the bar’s button', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(2)
    const cut = await addOfBar(page).evaluate((button) => {
      const summary = button.previousElementSibling
      const prices = [...(summary?.querySelectorAll('p > span') ?? [])].filter(({ textContent }) =>
        /\d/.test(textContent),
      )
      for (const [at, price] of prices.entries()) price.textContent = `1${at}9,500\u00A0TND`
      const frame = summary?.getBoundingClientRect()
      const isIn = (box: DOMRect) =>
        frame && box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom
      return { prices: prices.length, cut: prices.filter((one) => !isIn(one.getBoundingClientRect())).length }
    })
    expect(cut).toEqual({ prices: 2, cut: 0 })
  })

  test('Add to Cart is in the first window, and in a bar while it is out of the window', async ({ page }) => {
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    // A change would restyle every element of the page.
    const scrollPadding = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
    const before = await scrollPadding()
    await expect(addOfPanel(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(1)
    await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(2)
    await expect(addOfBar(page)).toBeInViewport({ ratio: 1 })
    expect(await scrollPadding(), 'the root element’s scroll padding').toBe(before)
    await addOfBar(page).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const toFooter = () =>
      addOfBar(page)
        .locator('..')
        .evaluate((bar) => {
          const footer = document.querySelector('body footer')
          return (footer?.getBoundingClientRect().top ?? NaN) - bar.getBoundingClientRect().bottom
        })
    await expect.poll(toFooter, 'the bar ends at the footer').toBeCloseTo(0, 0)
  })

  test(
    'the note of an added product is at the window’s edge, and above the bar once that is shown',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(shop.first.path)
      await waitUntilAlive(page)
      await stopTimers(page)
      await addOfPanel(page).click()
      const note = page.getByRole('button', { name: 'View cart' }).locator('..')
      const distance = async () => {
        const box = await note.boundingBox()
        return 844 - (box?.y ?? NaN) - (box?.height ?? NaN)
      }
      // It rises.
      await expect.poll(distance).toBe(8)
      await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
      await expect(addOfBar(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(distance).toBe(72)
    },
  )

  test('a long name leaves a button in the first window', { tag: '@full' }, async ({ page }) => {
    await page.goto(shop.longName)
    await waitUntilAlive(page)
    await expect
      .poll(() =>
        adds(page).evaluateAll((buttons) =>
          buttons.some((one) => one.getBoundingClientRect().bottom <= window.innerHeight),
        ),
      )
      .toBe(true)
  })

  test(
    'beside the link to a comparison a button is in the first window, and not covered',
    { tag: '@full' },
    async ({ page }) => {
      for (const path of [shop.second.path, shop.first.path]) {
        await page.goto(path)
        await waitUntilAlive(page)
        await panel(page)
          .getByRole('button', { name: /^Compare/ })
          .click()
      }
      await expect(page.getByRole('link', { name: 'Compare 2 products' })).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => window.scrollTo(0, 0))
      const isOneUncovered = () =>
        adds(page).evaluateAll((buttons) =>
          buttons.some((one) => {
            const { x, y, width, bottom } = one.getBoundingClientRect()
            return [y + 2, bottom - 2].every((at) =>
              one.contains(document.elementFromPoint(x + width / 2, at)),
            )
          }),
        )
      await expect.poll(isOneUncovered).toBe(true)
    },
  )

  test('the focus moves to the panel’s button when the bar disappears', async ({ page }) => {
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(2)
    await addOfBar(page).focus()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(addOfPanel(page)).toBeFocused()
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(1)
  })
})

test('on a desktop the panel with Add to Cart stays in view while the tabs scroll, without a bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  // So far that a panel that scrolled along would be out of the window.
  await page
    .getByRole('tablist')
    .evaluate((tabs) => window.scrollBy({ top: tabs.getBoundingClientRect().top - 300, behavior: 'instant' }))
  await expect(addOfPanel(page)).toBeInViewport({ ratio: 1 })
  await nextFrames(page)
  await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(1)
})

test(
  'in the low window of a laptop a bar as wide as the window has Add to Cart once the panel has left it',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 720 })
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    await expect(page.getByRole('button', { name: `Add to Cart, ${name}` })).toHaveCount(1)
    await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView())
    await expect(addOfBar(page)).toBeInViewport({ ratio: 1 })
    await addOfBar(page).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

test(
  'Save, Share and Compare are one row at every width, and Share reports within the window',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await panel(page)
        .getByRole('button', { name: /^(?:Save|Share|Compare) / })
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
      expect(tops, `px at ${width} px`).toEqual(Array(3).fill(tops[0]))
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await stopTimers(page)
    await panel(page)
      .getByRole('button', { name: /^Share / })
      .click()
    await expect(panel(page).getByText('Copy the address from the address bar')).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a press on a perk shows its explanation, and its arrow is at the row’s end',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    const ends = await panel(page).evaluate((section) =>
      [section, ...section.querySelectorAll('summary > svg:last-child')].map(
        (one) => one.getBoundingClientRect().right,
      ),
    )
    expect(ends).toEqual(Array(4).fill(ends[0]))
    const sentence = page.getByText('Free to every address in New York State.')
    await expect(sentence).toBeHidden()
    await panel(page).getByText('Free Shipping (NY Only)').click()
    await expect(sentence).toBeVisible()
  },
)
