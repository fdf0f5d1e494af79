import type { Page } from '@playwright/test'
import {
  findCutPlaceholders,
  findCutTexts,
  findOverflow,
  findSmallTargets,
  spaceText,
} from './audit/measures.ts'
import { openState } from './audit/open-state.ts'
import { screens, states } from './audit/states.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { demoOnly, shop } from './shop.ts'
import { sweepUnless } from './sweep.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** Targets that may be smaller than 44 px: calendar days, seven a row at 320 px, have 40 px. */
const smaller: readonly RegExp[] = [/^button "(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, /]

const changed = new Set([
  'product, specifications',
  'products, filters open',
  'drawer, filled',
  'list of shortcuts, with messages',
  'settings of reading comfort',
  'home, reading comfort',
  'products, reading comfort',
  'products, numbers on buttons',
  'booking, errors',
  'booking, done',
])

for (const [what, measured] of Object.entries({
  'every screen': screens,
  'other states': states.filter(({ name }) => changed.has(name)),
})) {
  test.describe(() => {
    test.use({ allowed: measured.some(({ isMissing }) => isMissing) ? [/^answered 404: /] : [] })

    test(
      `${what}: targets are at least 44 px, and nothing overflows or is cut off with spaced text`,
      sweepUnless(measured === screens),
      async ({ page, eachCase }) => {
        await eachCase(
          measured,
          ({ name }) => name,
          async (state) => {
            await page.setViewportSize({ width: 320, height: 256 })
            await openState(page, state)
            const found: string[] = []
            const note = (where: string, faults: readonly string[]) =>
              found.push(...faults.map((fault) => `${where}: ${fault}`))
            note('320 × 256', await findOverflow(page))
            await page.setViewportSize({ width: 320, height: 800 })
            // Parts that a script lays out follow the new width in a later frame.
            await expect.poll(() => findSmallTargets(page, smaller), 'targets at 320 px').toEqual([])
            await page.setViewportSize({ width: 1280, height: 800 })
            await expect.poll(() => findSmallTargets(page), 'targets at 1280 px').toEqual([])
            const cut = new Set(await findCutTexts(page))
            await spaceText(page)
            note('spaced text', await findOverflow(page))
            note(
              'spaced text, cut',
              (await findCutTexts(page)).filter((words) => !cut.has(words)),
            )
            for (const width of [320, 360, 768, 1280]) {
              await page.setViewportSize({ width, height: 800 })
              await expect.poll(() => findOverflow(page), `spaced text at ${width} px`).toEqual([])
              note(`placeholders, spaced, at ${width} px`, await findCutPlaceholders(page))
            }
            expect(found.join('\n'), 'What is too small, too wide or cut').toBe('')
          },
        )
      },
    )
  })
}

test('the shop’s name and the links beside it do not overlap, from 280 px on', async ({ page }) => {
  await page.goto('/products?search=zzz')
  // The page is rendered anew for its query: until then its links are replaced.
  await waitUntilAlive(page)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [280, 305, 320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    const ends = await page.evaluate(() =>
      ['header a', 'header nav'].map((selector) => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector(selector) ?? document.body)
        const { left, right } = range.getBoundingClientRect()
        return [left, right]
      }),
    )
    expect(ends[0]?.[1], `px at ${width} px`).toBeLessThanOrEqual(ends[1]?.[0] ?? 0)
    const lines = await page.getByRole('link', { name: 'Products', exact: true }).evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getClientRects().length
    })
    expect(lines, `lines of “Products” at ${width} px`).toBe(1)
  }
})

test('the header shows the whole placeholder of its search, and the cart button stays within the page’s edge', async ({
  page,
}) => {
  await page.goto('/')
  // By its id: its role changes once it has suggestions.
  const search = page.locator('#header-search')
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, / })
  await page.evaluate(() => document.fonts.ready)
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // A placeholder cannot be measured; typed text has the same position.
    const cut = await search.evaluate((field) => {
      if (!(field instanceof HTMLInputElement)) return NaN
      field.value = field.placeholder
      const over = field.scrollWidth - field.clientWidth
      field.value = ''
      return over
    })
    expect(cut, `px of the words that are cut at ${width} px`).toBeLessThanOrEqual(0)
    const beyond = await cart.evaluate((button) => {
      const bar = button.closest('header')?.firstElementChild
      if (!bar) return NaN
      const { right } = bar.getBoundingClientRect()
      return button.getBoundingClientRect().right - (right - parseFloat(getComputedStyle(bar).paddingRight))
    })
    expect(beyond, `px of the cart beyond the page's edge at ${width} px`).toBeLessThanOrEqual(0.5)
  }
})

test('the header is one row from 1024 px on, with the categories where they fit, before that in a menu', async ({
  page,
}) => {
  await page.goto(`/products?${shop.category.query}`)
  await waitUntilAlive(page)
  await page.evaluate(() => document.fonts.ready)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const menu = navigation.getByRole('button', { name: 'Categories' })
  for (const { width, isInMenu } of [
    { width: 1024, isInMenu: true },
    { width: 1280, isInMenu: true },
    { width: 1440, isInMenu: false },
    { width: 1920, isInMenu: false },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const category = navigation.getByRole('link', { name: shop.category.label, exact: true })
    await expect(menu).toHaveCount(isInMenu ? 1 : 0)
    await expect(category).toHaveCount(isInMenu ? 0 : 1)
    const { height = Infinity } = (await page.getByRole('banner').boundingBox()) ?? {}
    expect(height, `px at ${width} px`).toBeLessThan(80)
    const hidden = await navigation.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
    expect(hidden, `px of links that need scrolling at ${width} px`).toBe(0)
    if (isInMenu) await menu.click()
    await expect(category).toHaveAttribute('aria-current', 'page')
    await expect(category).toBeInViewport({ ratio: 1 })
    if (isInMenu) await page.keyboard.press('Escape')
  }
})

test('the menu of categories closes by Escape, by a category and by Tab beyond the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products')
  await waitUntilAlive(page)
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Categories' })
  const category = header.getByRole('link', { name: shop.category.label, exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(category).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoAxeViolations(page)
  }
  await page.keyboard.press('Escape')
  await expect(category).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/products?${shop.category.query}`)
  await expect(category).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await expect(category).toBeVisible()
  await header.getByRole('button', { name: /^Cart, / }).focus()
  await page.keyboard.press('Tab')
  await expect(category).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu of categories opens', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Categories' }).click()
    await expect(header.getByRole('link', { name: shop.category.label, exact: true })).toBeVisible()
  })
})

for (const path of ['/', '/products'])
  test(`the header's search of ${path} is drawn with the focus`, async ({ page }) => {
    await page.goto(path)
    await waitUntilAlive(page)
    const search = page.getByRole('banner').getByRole('search')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(search).toHaveCSS('opacity', '0')
      await page.locator('#header-search').focus()
      await expect(search).toHaveCSS('opacity', '1')
      await page.locator('#header-search').blur()
      await expect(search).toHaveCSS('opacity', '0')
    }
  })

test('on a phone the links that the search covers are drawn with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await waitUntilAlive(page)
  const search = page.getByRole('banner').getByRole('search')
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(search).toHaveCSS('opacity', '1')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  await link.focus()
  await expect(search).toHaveCSS('opacity', '0')
  await link.blur()
  await expect(search).toHaveCSS('opacity', '1')
})

test('on a phone the search below the links stays when a link gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  await link.focus()
  await expect(link).toBeFocused()
  await expect(page.getByRole('banner').getByRole('search')).toHaveCSS('opacity', '1')
})

/** The search fields in sight, at each offset of the page from its top. */
const fieldsInSight = (page: Page, offsets: readonly number[]) =>
  page.evaluate(async (all) => {
    const drawn: string[][] = []
    for (const offset of all) {
      scrollTo({ top: offset, behavior: 'instant' })
      // A view timeline follows in the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      const inSight = [...document.querySelectorAll<HTMLInputElement>('input[name="search"]')].filter(
        (input) => {
          const { left, top, width, height } = input.getBoundingClientRect()
          const isDrawn = input.checkVisibility({ checkOpacity: true })
          // Its lower edge is the last that the header covers.
          return isDrawn && document.elementFromPoint(left + width / 2, top + height - 2) === input
        },
      )
      drawn.push(inSight.map(({ id }) => id))
    }
    return drawn
  }, offsets)

test('there is one search field in sight at a time', async ({ page, eachCase }) => {
  const cases = [360, 768, 1280].flatMap((width) =>
    ['/', `/?search=${shop.some}`, '/products', shop.first.path].map((path) => ({
      width,
      height: 844,
      path,
    })),
  )
  // With the hero's field, and without the list's.
  cases.push({ width: 768, height: 540, path: '/' })
  await eachCase(
    cases,
    ({ width, height, path }) => `on ${path}, ${width} × ${height}`,
    async ({ width, height, path }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await waitUntilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      const steps = Array.from({ length: 20 }, (_, at) => at * 45)
      const fields = await fieldsInSight(page, steps)
      const others = steps.filter((_, at) => fields[at]?.length !== 1)
      expect(others, 'offsets with two fields or none').toEqual([])
      expect(fields.at(-1), 'further down').toEqual(['header-search'])
    },
  )
})

const firstProducts = [
  { width: 1280, height: 900, path: '/', most: 560 },
  { width: 1280, height: 900, path: '/products', most: 300 },
  { width: 390, height: 844, path: '/', most: 760 },
  { width: 390, height: 844, path: '/products', most: 380 },
]

test('the first product is near the top', async ({ page, eachCase }) => {
  await eachCase(
    firstProducts,
    ({ width, path, most }) => `of ${path} at most ${most} px from the top, ${width} px wide`,
    async ({ width, height, path, most }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await waitUntilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
      expect((await card.boundingBox())?.y).toBeLessThanOrEqual(most)
    },
  )
})

for (const { what, price, width } of [
  { what: 'no price', price: null, width: 320 },
  { what: 'not even a price of millions', price: '12.345.678,90 €', width: 360 },
  { what: 'not even a price of millions', price: '12.345.678,90 €', width: 768 },
])
  test(`${what} reaches the button below it at ${width} px less a scrollbar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/products')
    await waitUntilAlive(page)
    await page.evaluate(() => document.fonts.ready)
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    const gaps = await cards.evaluateAll(
      (all, longer) =>
        all.flatMap((card) => {
          // A product that is sold out has none.
          const button = card.querySelector('button')
          if (!button) return []
          // Texts for screen readers are 1 px wide.
          const prices = [...card.querySelectorAll('p > span')].filter(
            (one) => one.getBoundingClientRect().width > 1 && !one.hasAttribute('role'),
          )
          if (longer !== null) for (const one of prices) one.textContent = longer
          const bottoms = prices.map((one) => one.getBoundingClientRect().bottom)
          return [button.getBoundingClientRect().top - Math.max(...bottoms)]
        }),
      price,
    )
    expect(gaps.length).toBeGreaterThan(3)
    expect(Math.min(...gaps), 'px between a price and its button').toBeGreaterThanOrEqual(0)
  })

test('on a phone the chosen category is in view after a load, a press and Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/products?${shop.otherCategory.query}`)
  await waitUntilAlive(page)
  const category = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
  await expect(category(shop.otherCategory.label)).toBeInViewport({ ratio: 1 })
  await category('All').click()
  await expect(category('All')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(category(shop.otherCategory.label)).toBeInViewport({ ratio: 1 })
})

// The tea shop's line fits.
test(
  'on a phone the line of categories stays where it is swiped while the order changes',
  demoOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/products?${shop.otherCategory.query}`)
    await waitUntilAlive(page)
    const line = page.getByRole('group', { name: 'Filter by category' })
    const offset = () => line.evaluate((element) => element.scrollLeft)
    const order = page.getByRole('combobox', { name: 'Sort by' })
    expect(await offset()).toBeGreaterThan(0)
    await line.evaluate((element) => {
      element.scrollLeft = 0
    })
    for (const value of ['price-up', 'price-down', 'price-up']) {
      await order.selectOption(value)
      await expect(page).toHaveURL(new RegExp(`sort=${value}`))
    }
    expect(await offset()).toBe(0)
  },
)
