import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'

declare global {
  interface Window {
    /** The shop's own timer callback for early presses, withheld by the test; set once React handles presses. */
    doEarlyPresses?: () => void
  }
}

test('products that are added before the script has loaded are in the cart afterwards', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/products', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .nth(1)
    .click()
  release()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
})

for (const how of ['by three presses', 'by typing', 'by typing more than there may be'])
  test(
    `a quantity chosen ${how} before the script has loaded is added`,
    { tag: how === 'by three presses' ? [] : '@full' },
    async ({ page }) => {
      const release = await holdFiles(page, scripts)
      await page.goto(shop.first.path, { waitUntil: 'commit' })
      const field = page.getByRole('spinbutton', { name: 'Quantity' })
      const more = page.getByRole('button', { name: /^Increase quantity/ })
      if (how === 'by typing more than there may be') await field.fill('5000')
      else if (how === 'by typing') await field.fill('4')
      else for (const _ of [1, 2, 3]) await more.click()
      await page
        .getByRole('region', { name: 'Buy' })
        .getByRole('button', { name: /^Add to Cart/ })
        .click()
      release()
      const added = how === 'by typing more than there may be' ? 999 : 4
      await expect(page.getByRole('button', { name: `Cart, ${added} items` })).toBeVisible()
      await expect(field).toHaveValue(String(added))
      await page.getByRole('button', { name: /^Decrease quantity/ }).click()
      await expect(field).toHaveValue(String(added - 1))
    },
  )

test(
  'a price that keys move before its filters are hydrated stays moved',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdFiles(page, /\/assets\/late-filters-[^/]+\.js$/)
    await page.goto('/products')
    const lowest = page.getByRole('slider', { name: 'Lowest price' })
    const panel = page.locator('[data-dehydrated]', { has: lowest })
    await expect(panel).toHaveCount(1)
    await lowest.focus()
    const least = Number(await lowest.inputValue())
    await page.keyboard.press('ArrowRight')
    await expect(lowest).toHaveValue(String(least + 1))
    release()
    await expect(panel).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(lowest).toHaveValue(String(least + 2))
  },
)

test(
  'a category of few products that is pressed before the script has loaded leaves no space below them',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto('/products', { waitUntil: 'commit' })
    await page.getByRole('button', { name: shop.otherCategory.button }).click()
    release()
    await expect(page).toHaveURL(`/products?${shop.otherCategory.query}`)
    const list = page.getByRole('list', { name: 'Products' })
    await expect(list.getByRole('listitem')).toHaveCount(shop.otherCategory.count)
    const space = () => list.evaluate((grid) => Number(grid.parentElement?.clientHeight) - grid.clientHeight)
    await expect.poll(space).toBeLessThan(10)
  },
)

test.describe("a press between React's start and the shop's own handling has its effect once", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window)
      const waitUnlessEarly = (then: () => void, time?: number) => {
        if (!String(then).includes('earlyPresses')) return wait(then, time)
        window.doEarlyPresses = then
        return 0
      }
      Object.assign(window, { setTimeout: waitUnlessEarly })
    })
    await page.goto(shop.first.path)
    await expect.poll(() => page.evaluate(() => typeof window.doEarlyPresses)).toBe('function')
  })

  test('for Add to Cart', { tag: '@full' }, async ({ page }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await page.evaluate(() => window.doEarlyPresses?.())
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  })

  test('for the theme switch', { tag: '@full' }, async ({ page }) => {
    const theme = page.getByRole('button', { name: 'Dark theme' })
    await expect(theme).toHaveAttribute('aria-pressed', 'false')
    await theme.click()
    await page.evaluate(() => window.doEarlyPresses?.())
    await expect(theme).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a form that needs the script waits for it, and keeps the typed text', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto('/products', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Your email address' })
  await field.fill('jo@')
  await page.keyboard.press('Enter')
  release()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('jo@')
  await expect(page).toHaveURL('/products')
})

test(
  'a press on a tab of a part that is not hydrated opens that tab after hydration',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await page.getByRole('tab', { name: 'Specifications' }).dispatchEvent('click')
    await expect(page.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible()
  },
)
