import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** Faults of the focus indicator: a focused element outside the window, too small, or without a ring. */
function findFocusFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ['nothing has the focus']
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    return [
      ...(width < 24 || height < 20 ? [`only ${width} × ${height} px`] : []),
      ...(isInWindow ? [] : [`out of the window, at ${top} px`]),
      ...(outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? ['without a ring'] : []),
    ].map((fault) => `${element.tagName} “${element.textContent?.slice(0, 40)}”: ${fault}`)
  })
}

/** Presses a control that is removed by its press, and expects a visible focus elsewhere. */
async function pressAndExpectFocus(page: Page, control: Locator) {
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(control).toHaveCount(0)
  await expect.poll(() => findFocusFaults(page)).toEqual([])
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

const onProducts: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['the last chip', '/products?sale=true', (page) => button(page, 'On sale, remove')],
  ['Clear all', '/products?sale=true&sort=saving', (page) => button(page, 'Clear all')],
  [
    'a way out',
    `/products?${shop.few.absentFrom.query}&search=${shop.few.search}`,
    (page) => link(page, new RegExp(`^Without ${shop.few.absentFrom.label}: `)),
  ],
  [
    'a spelling',
    `/products?search=${shop.few.misspelt}`,
    (page) => link(page, new RegExp(`^${shop.few.search} \\d+ products$`)),
  ],
  ['an offer', `/products?${shop.plainWords.query}`, (page) => link(page, shop.plainWords.offer)],
]

for (const [name, address, control] of onProducts)
  test(
    `${name}, which its own press removes, leaves a visible focus on the result line`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(address)
      await pressAndExpectFocus(page, control(page))
      await expect(page.locator(':focus')).toHaveText(/^Showing /)
    },
  )

/** Presses on other pages after which the focus is elsewhere. */
const elsewhere: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'on the results, after the button that shows them has closed the filters': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/products')
    await waitUntilAlive(page)
    await button(page, 'Filters').click()
    await waitUntilDialogRests(page)
    await pressAndExpectFocus(page, button(page, /^Show [\d,]+ products$/))
    await expect(page.locator(':focus')).toHaveText(/^Showing /)
    await expect(page.locator('article').first()).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
  },
  'on the heading, after one of two products is removed from the comparison': async (page) => {
    await page.goto(`/compare?ids=${shop.first.id},${shop.third.id}`)
    const name = await button(page, /^Remove /)
      .first()
      .getAttribute('aria-label')
    await pressAndExpectFocus(page, button(page, name ?? ''))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
  'on the targets of the skip links': async (page) => {
    await page.goto(`/products?search=${shop.few.search}`)
    await waitUntilAlive(page)
    for (const name of ['Skip to products', 'Skip past the products']) {
      await link(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(link(page, name)).not.toBeFocused()
      await expect.poll(() => findFocusFaults(page)).toEqual([])
    }
  },
  'after a press on a spelling suggestion of the home page': async (page) => {
    await page.goto(`/?search=${shop.few.misspelt}`)
    await pressAndExpectFocus(page, link(page, new RegExp(`^${shop.few.search} \\d+ products$`)))
  },
  'after the comparison is cleared': async (page) => {
    await page.goto(shop.first.path)
    const compare = button(page, /^Compare/).first()
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await page.goto(shop.third.path)
    await button(page, /^Compare/)
      .first()
      .click()
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
    await pressAndExpectFocus(page, button(page, 'Forget the products chosen to compare'))
  },
  'after the viewed products are cleared': async (page) => {
    await page.goto(shop.first.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The view is stored after hydration, in an effect.
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), 'shop/viewed/1'))
      .toContain(String(shop.first.id))
    await page.goto(shop.third.path)
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(viewed).toBeVisible()
    await pressAndExpectFocus(page, viewed.getByRole('button', { name: 'Clear' }))
  },
}

for (const [at, [where, press]] of Object.entries(elsewhere).entries())
  test(`the focus is visible ${where}`, { tag: at === 0 ? [] : '@full' }, async ({ page }) => {
    await press(page)
  })
