import type { Page } from '@playwright/test'
import { findCutTexts, findOverflow } from './audit/measures.ts'
import { breakStorage } from './chaos/storage.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'
import { nextFrames } from './scroll-through.ts'

async function openFromFooter(page: Page, name: 'Keyboard shortcuts' | 'Reading comfort') {
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  return dialog
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Texts and names of the buttons in the window. */
const numbersInView = (page: Page) =>
  page.getByRole('button', { name: /Add to Cart, / }).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      .map((button) => ({ text: button.textContent.trim(), name: button.getAttribute('aria-label') ?? '' })),
  )

async function expectNumbers(page: Page) {
  await expect(page.getByRole('button', { name: /^\d+ Add to Cart, / }).first()).toBeVisible()
  await expect.poll(async () => (await numbersInView(page)).length).toBeGreaterThan(2)
  const found = await numbersInView(page)
  for (const { text, name } of found) {
    expect(text).toMatch(/^\d{1,3} Add to Cart$/)
    expect(name.startsWith(`${text}, `)).toBe(true)
  }
  expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
}

test(
  'numbers for voice control are on every button in view, in the grid and in the list',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await expect(page.getByRole('button', { name: /^Add to Cart, / }).first()).toBeVisible()
    const dialog = await openFromFooter(page, 'Keyboard shortcuts')
    await dialog.getByRole('checkbox', { name: 'Numbers on products’ buttons, for voice control' }).check()
    await close(page)
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await expectNumbers(page)
    await page.evaluate(() =>
      window.scrollTo({ top: Math.min(4000, document.body.scrollHeight / 2), behavior: 'instant' }),
    )
    await expectNumbers(page)
    const [first] = await numbersInView(page)
    await page.getByRole('button', { name: first?.name ?? '', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    await page.goto('/products?view=list&page=2')
    await expect(page.getByRole('button', { name: /^31 Add to Cart, / })).toBeVisible()
    await expectNumbers(page)
    await page.goto(`/?${shop.otherCategory.query}`)
    await expect(page.getByRole('button', { name: /^1 Add to Cart, / })).toBeVisible()
  },
)

test(
  'styles and dialog of reading comfort are fetched only when they are used',
  { tag: '@full' },
  async ({ page }) => {
    const fetched: Promise<string>[] = []
    page.on('response', (response) => {
      if (/\.(?:css|js)$|\/products$/.test(new URL(response.url()).pathname)) fetched.push(response.text())
    })
    const hasStyles = async () => (await Promise.all(fetched)).some((text) => text.includes('[data-comfort'))
    const hasDialog = async () =>
      (await Promise.all(fetched)).some((text) => text.includes('More room between'))
    const untilIdle = followRequests(page)
    await page.goto('/products')
    await waitUntilAlive(page)
    await untilIdle()
    expect([await hasStyles(), await hasDialog()]).toEqual([false, false])

    await openFromFooter(page, 'Reading comfort')
    expect([await hasStyles(), await hasDialog()]).toEqual([false, true])
    await page.getByRole('checkbox', { name: /^Wider spacing/ }).check()
    await expect.poll(hasStyles).toBe(true)
  },
)

test('reading comfort is chosen in the footer, and applies to other pages and after a reload', async ({
  page,
}) => {
  await page.goto(`/products?${shop.category.query}`)
  await waitUntilAlive(page)
  const dialog = await openFromFooter(page, 'Reading comfort')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await close(page)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Reading comfort' })).toBeFocused()

  // Whole texts need rows of different heights, so the products are a list in pages, at the same address.
  await expect(page.getByRole('heading', { level: 2, name: 'Products 1 to 30 of 43' })).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`/products?${shop.category.query}&view=list&page=2`)
  await expect(page.getByRole('heading', { level: 2, name: 'Products 31 to 43 of 43' })).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await waitUntilAlive(page)
  const name = page.locator('main li[data-index] h3 a').first()
  await expect(name).toHaveCSS('text-decoration-line', 'underline')
  await expect(name).not.toHaveCSS('letter-spacing', 'normal')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await nextFrames(page)
    const cards = page.locator('main li[data-index] article')
    await expect(cards.first()).toHaveCSS('letter-spacing', /px$/)
    const cut = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length,
    )
    expect(cut, `cards that are cut at ${width} px`).toBe(0)
    expect(await findOverflow(page), `what is wider than ${width} px`).toEqual([])
    expect(await findCutTexts(page), `words that are cut at ${width} px`).toEqual([])
    await expect(cards.first().locator('h3 a > span').last()).toHaveCSS('-webkit-line-clamp', 'none')
  }
  const more = page.getByRole('link', { name: `View More (${shop.total - 30} remaining)` })
  await more.click()
  await expect(page).toHaveURL('/products?view=list&page=2')

  await page.goBack()
  await page.getByRole('region', { name: /customers|reviews/i }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible()
})

test('wider spacing does not part the joined letters of Arabic words', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const dialog = await openFromFooter(page, 'Reading comfort')
  await dialog.getByRole('checkbox', { name: /^Wider spacing/ }).check()
  await close(page)
  await expect(page.locator('main p').first()).toHaveCSS('letter-spacing', /px$/)
  await page.evaluate(() => (document.documentElement.lang = 'ar'))
  const spacings = (property: string) =>
    page
      .locator('body *')
      .evaluateAll(
        (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      )
  expect(await spacings('letter-spacing')).toEqual(['normal'])
  expect(await spacings('word-spacing')).not.toContain('0px')
})

test(
  'where storage is blocked, reading comfort lasts until the page is closed, and the dialog says so',
  { tag: '@full' },
  async ({ page, context }) => {
    await breakStorage(context, 'blocked')
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    const dialog = await openFromFooter(page, 'Reading comfort')
    const links = dialog.getByRole('checkbox', { name: /^Underlined links/ })
    await links.check()
    await expect(dialog.getByRole('status')).toHaveText(
      'This browser keeps nothing after you close the page.',
    )
    await expect(links).toBeChecked()
    await close(page)
    const products = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true })
    await expect(products).toHaveCSS('text-decoration-line', 'underline')
    await products.click()
    await expect(page).toHaveURL('/products')
    await expect(products).toHaveCSS('text-decoration-line', 'underline')
  },
)
