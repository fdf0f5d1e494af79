import type { Locator, Page } from '@playwright/test'
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
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

/** Targets that may be smaller than 44 px: calendar days, seven a row at 320 px, have 40 px. */
const smaller: readonly RegExp[] = [/^button "(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? /]

const header = (page: Page) => page.getByRole('banner')
const headerSearch = (page: Page) => header(page).getByRole('search')
const firstLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()

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

/** The screens with most kinds of parts. */
const sampled = new Set(['home', 'products', 'product', 'compare'])

for (const [what, measured] of Object.entries({
  'main screens': screens.filter(({ name }) => sampled.has(name)),
  'other screens': screens.filter(({ name }) => !sampled.has(name)),
  'other states': states.filter(({ name }) => changed.has(name)),
})) {
  test.describe(() => {
    test.use({ allowed: measured.some(({ isMissing }) => isMissing) ? [/^answered 404: /] : [] })

    test(
      `${what}: targets are at least 44 px, and nothing overflows or is cut off with spaced text`,
      { tag: what === 'main screens' ? [] : '@full' },
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
            await nextFrames(page)
            const cut = new Set(await findCutTexts(page))
            await spaceText(page)
            await nextFrames(page)
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

test('nothing overlaps in the header, which is one row with the categories from 1024 px on', async ({
  page,
}) => {
  await page.goto(`/products?${shop.category.query}`)
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
    const lines = await header(page)
      .getByRole('link', { name: 'Products', exact: true })
      .evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getClientRects().length
      })
    expect(lines, `lines of “Products” at ${width} px`).toBe(1)
  }

  // By its id: its role changes once it has suggestions.
  const search = page.locator('#header-search')
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, / })
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
    if (!isInMenu) continue
    const place = () =>
      navigation.evaluate((nav) => {
        const [button, panel] = ['button', '[popover]'].map((one) =>
          nav.querySelector(one)?.getBoundingClientRect(),
        )
        if (!button || !panel) throw new Error('There is no menu.')
        return { right: panel.left - button.left, below: panel.top - button.bottom, menuWidth: panel.width }
      })
    expect((await place()).right, `px beside the button at ${width} px`).toBeCloseTo(0, 0)
    const setAnchor = (anchor: string) =>
      navigation
        .locator('[popover]')
        .evaluate((panel: HTMLElement, name) => panel.style.setProperty('position-anchor', name), anchor)
    await setAnchor('--none')
    const { right, below, menuWidth } = await place()
    await setAnchor('')
    // The fixed place is that of Brooklyn Parcel's name.
    expect(Math.abs(right), `px beside the button, without anchors, at ${width} px`).toBeLessThan(20)
    expect(below, `px below the button at ${width} px`).toBeGreaterThanOrEqual(0)
    expect(menuWidth, `px of the menu at ${width} px`).toBeLessThan(320)
    await page.keyboard.press('Escape')
  }
})

test(
  'the menu of categories closes by Escape, by a category and by Tab beyond the header',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // With few products, since axe checks the whole page.
    await page.goto(`/products?search=${shop.few.search}`)
    await waitUntilAlive(page)
    const menu = header(page).getByRole('button', { name: 'Categories' })
    const category = header(page).getByRole('link', { name: shop.category.label, exact: true })
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
    await header(page)
      .getByRole('button', { name: /^Cart, / })
      .focus()
    await page.keyboard.press('Tab')
    await expect(category).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\/assets\/.*\.js$/] })

  test('the menu of categories opens', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Categories' }).click()
    await expect(header(page).getByRole('link', { name: shop.category.label, exact: true })).toBeVisible()
  })
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

/** Where a list has a search of its own, the header's is drawn with the focus only. */
async function expectDrawnWithFocus(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(headerSearch(page)).toHaveCSS('opacity', '0')
    await page.locator('#header-search').focus()
    await expect(headerSearch(page)).toHaveCSS('opacity', '1')
    await page.locator('#header-search').blur()
    await expect(headerSearch(page)).toHaveCSS('opacity', '0')
  }
}

/** On a phone the search of a list's page covers the links further down, until they have the focus. */
async function expectLinksDrawnWithFocus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(headerSearch(page)).toHaveCSS('opacity', '1')
  await firstLink(page).focus()
  await expect(headerSearch(page)).toHaveCSS('opacity', '0')
  await firstLink(page).blur()
  await expect(headerSearch(page)).toHaveCSS('opacity', '1')
}

/** On a phone the search of another page is below the links. */
async function expectSearchStays(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await firstLink(page).focus()
  await expect(firstLink(page)).toBeFocused()
  await expect(headerSearch(page)).toHaveCSS('opacity', '1')
}

/** `firstProduct`: the largest distances of the first product from the page's top, in px. */
const searchPages = [
  {
    path: '/',
    firstProduct: [
      { width: 1280, height: 900, most: 560 },
      { width: 390, height: 844, most: 760 },
    ],
    // A low window, with the hero's field, and without the list's.
    windows: [{ width: 768, height: 540 }],
    checks: [expectDrawnWithFocus],
  },
  {
    path: '/products',
    firstProduct: [
      { width: 1280, height: 900, most: 300 },
      { width: 390, height: 844, most: 380 },
    ],
    windows: [],
    checks: [expectDrawnWithFocus, expectLinksDrawnWithFocus],
  },
  { path: `/?search=${shop.some}`, firstProduct: [], windows: [], checks: [] },
  { path: shop.first.path, firstProduct: [], windows: [], checks: [expectSearchStays] },
]

for (const [at, { path, firstProduct, windows, checks }] of searchPages.entries())
  test(
    `${path} has one search field in sight at a time, and its first product near the top`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      await page.goto(path)
      await waitUntilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      for (const { width, height, most } of firstProduct) {
        await page.setViewportSize({ width, height })
        const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
        expect((await card.boundingBox())?.y, `px, ${width} px wide`).toBeLessThanOrEqual(most)
      }
      const steps = Array.from({ length: 20 }, (_, step) => step * 45)
      const widths = [360, 768, 1280]
      for (const size of widths.map((width) => ({ width, height: 844 })).concat(windows)) {
        await page.setViewportSize(size)
        const fields = await fieldsInSight(page, steps)
        const others = steps.filter((_, step) => fields[step]?.length !== 1)
        const where = `${size.width} × ${size.height}`
        expect(others, `offsets with two fields or none, ${where}`).toEqual([])
        expect(fields.at(-1), `further down, ${where}`).toEqual(['header-search'])
      }
      for (const check of checks) await check(page)
    },
  )

test(
  'links of a phone’s header can be pressed where its search is not drawn',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    await page.goto(`/products?${shop.category.query}`)
    await waitUntilAlive(page)
    await link('Saved').click()
    await expect(page).toHaveURL('/products?saved=true')
    await page.goto('/')
    await waitUntilAlive(page)
    await link('Products').click()
    await expect(page).toHaveURL('/products')
  },
)

test('no price reaches the button below it, less a scrollbar, not even a price of millions from 360 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products')
  await waitUntilAlive(page)
  await page.evaluate(() => document.fonts.ready)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
  for (const { width, price } of [
    { width: 320, price: null },
    { width: 360, price: '12.345.678,90 €' },
    { width: 768, price: '12.345.678,90 €' },
  ]) {
    await page.setViewportSize({ width, height: 640 })
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
    expect(Math.min(...gaps), `px between a price and its button at ${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('on a phone the chosen category is in view, and the line stays where it is swiped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/products?${shop.otherCategory.query}`)
  await waitUntilAlive(page)
  const category = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
  await expect(category(shop.otherCategory.label)).toBeInViewport({ ratio: 1 })
  await category('All').click()
  await expect(category('All')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(category(shop.otherCategory.label)).toBeInViewport({ ratio: 1 })

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
  await nextFrames(page)
  expect(await offset()).toBe(0)
})

test('every link of the footer is in one line', { tag: '@full' }, async ({ page }) => {
  await page.goto('/compare')
  await waitUntilAlive(page)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await page
      .getByRole('contentinfo')
      .locator('li > *, h2 + p')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)))
    expect(heights.length).toBeGreaterThan(12)
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(44)
  }
})

test(
  'a product’s picture and thumbnails end within the window of a desktop',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('button', { name: /^Show .*, image 2 of/ })).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'in a wide window a product and a comparison are as wide as the header',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const edges = async (part: Locator) => {
      const box = await part.boundingBox()
      return [box?.x, (box?.x ?? 0) + (box?.width ?? 0)].map((edge) => Math.round(edge ?? NaN))
    }
    for (const [address, part] of [
      [shop.first.path, page.getByRole('article').first()],
      [`/compare?ids=${shop.first.id},${shop.second.id}`, page.locator('main div:has(> table)')],
    ] as const) {
      await page.goto(address)
      // The comparison is drawn by the script, which also draws the header anew.
      await expect(part).toBeVisible()
      const [left] = await edges(page.getByRole('banner').getByRole('link').first())
      const [, right] = await edges(page.getByRole('button', { name: /^Cart/ }))
      expect(await edges(part), address).toEqual([left, right])
    }
  },
)
