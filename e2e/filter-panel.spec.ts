import type { Locator, Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { countKeys } from './audit/count-keys.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { filtersToggle as toggle, openPanelByKeys } from './open-filters.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Filters' })
const slider = (page: Page, name: string) => panel(page).getByRole('slider', { name })

async function openPanel(page: Page, address: string) {
  await page.goto(address)
  await waitUntilAlive(page)
  await openPanelByKeys(page)
}

test('the focus moves into the opened panel, and Escape returns it', { tag: '@full' }, async ({ page }) => {
  await openPanel(page, `/products?sale=true&max=${shop.cheap.max}`)
  await expect(panel(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Close filters' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
})

test(
  'every value of the filters is at most five keys from the panel’s start',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products')
    const all = panel(page).getByRole('button', { name: /^Show all \d+ brands$/ })
    await all.click()
    const values = await panel(page)
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.firstChild?.textContent ?? ''))
    expect(values.length).toBeGreaterThan(30)
    await panel(page).getByRole('button', { name: 'Show fewer brands' }).click()
    for (const value of values) {
      await panel(page).getByRole('heading', { name: 'Filters' }).focus()
      const keys = countKeys(page)
      await keys.press('Tab', 'Tab')
      const field = panel(page).getByRole('searchbox', { name: 'Find a filter' })
      await expect(field).toBeFocused()
      // Typed letters do not count as keys.
      await page.keyboard.type(value)
      await keys.press('ArrowDown')
      const button = page.locator('[role="toolbar"] button:focus')
      // The text '5 and up' also matches '4.5 and up': the value may be the second match.
      for (
        let step = 0;
        step < 2 && (await button.evaluate((one) => one.firstChild?.textContent)) !== value;
        step++
      )
        await keys.press('ArrowRight')
      expect(await button.evaluate((one) => one.firstChild?.textContent)).toBe(value)
      expect(keys.count(), `keys to ${value}, with Enter`).toBeLessThanOrEqual(4)
      await field.fill('')
    }
  },
)

test('a brand is found by typing, announced once a pause, and chosen by Enter', async ({ page }) => {
  await openPanel(page, '/products')
  const field = panel(page).getByRole('searchbox', { name: 'Find a filter' })
  const brands = panel(page).getByRole('toolbar', { name: 'Brand' }).getByRole('button')
  await field.pressSequentially('fe')
  await expect(brands).toHaveText([/^Fennwick /, /^Fernlight /])
  await expectAnnounced(page, '2 brands')
  await expect(panel(page).getByRole('slider')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?brand=Fernlight')
  await expect(brands.nth(1)).toBeFocused()
  await field.fill('zzz')
  await expect(panel(page).getByText('No filter has “zzz”.')).toBeVisible()
  await expectAnnounced(page, 'No filter has “zzz”')
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(brands).toHaveCount(8)
})

test(
  'brands after the eighth are folded, and a button shows all and focuses the first new one',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products?brand=Wooldrake')
    const brands = panel(page).getByRole('toolbar', { name: 'Brand' }).getByRole('button')
    await expect(brands).toHaveCount(9)
    await expect(brands.last()).toHaveAccessibleName(/^Wooldrake /)
    const more = panel(page).getByRole('button', { name: /^Show all \d+ brands$/ })
    const number = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
    await more.press('Enter')
    await expect(brands).toHaveCount(number)
    const fewer = panel(page).getByRole('button', { name: 'Show fewer brands' })
    await expect(fewer).toHaveAttribute('aria-expanded', 'true')
    // The first of the new ones, which precede the button.
    await expect(brands.nth(8)).toBeFocused()
    await fewer.press('Enter')
    await expect(brands).toHaveCount(9)
    await expect(more).toBeFocused()
  },
)

test('the values of a filter are one tab stop, which arrow keys move', { tag: '@full' }, async ({ page }) => {
  await openPanel(page, '/products')
  const rating = panel(page).getByRole('toolbar', { name: 'Rating' }).getByRole('button')
  const offers = panel(page).getByRole('toolbar', { name: 'Offers' }).getByRole('button')
  await rating.first().focus()
  await page.keyboard.press('End')
  await expect(rating.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(rating.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(offers.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(rating.nth(1)).toBeFocused()
})

test('a disabled value announces why it has no effect', { tag: '@full' }, async ({ page }) => {
  await openPanel(page, `/products?${shop.otherCategory.query}`)
  const fennwick = panel(page).getByRole('button', { name: 'Fennwick 0 products' })
  await expect(fennwick).toHaveAttribute('aria-disabled', 'true')
  await fennwick.focus()
  await page.keyboard.press('Enter')
  await expectAnnounced(page, 'No products by Fennwick in this selection')
  await expect(page).toHaveURL(`/products?${shop.otherCategory.query}`)
})

/**
 * Widths, in px, of the areas of both thumbs that take presses: where one thumb covers a part of the other, the covered
 * thumb has less. Only a hit test finds them: scripts have no access to the boxes of a native slider's thumb.
 */
async function thumbWidths(page: Page): Promise<Record<'lowest' | 'highest', number>> {
  await slider(page, 'Lowest price').scrollIntoViewIfNeeded()
  const hits = await slider(page, 'Lowest price').evaluate((input) => {
    const { left, right, top, height } = (input.parentElement ?? input).getBoundingClientRect()
    return Array.from({ length: right - left }, (_, x) =>
      document.elementFromPoint(left + x + 0.5, top + height / 2)?.getAttribute('aria-label'),
    )
  })
  const count = (name: string) => hits.filter((hit) => hit === name).length
  return { lowest: count('Lowest price'), highest: count('Highest price') }
}

/** Expects 44 px for each thumb, less one for a position between two pixels. */
async function expectWholeThumbs(page: Page): Promise<void> {
  const { lowest, highest } = await thumbWidths(page)
  expect(lowest, 'px of the lowest price’s thumb').toBeGreaterThanOrEqual(43)
  expect(highest, 'px of the highest price’s thumb').toBeGreaterThanOrEqual(43)
}

async function priceOf(thumb: Locator): Promise<number> {
  return Number(await thumb.inputValue())
}

test(
  'the two thumbs of the price do not overlap, and have accessible values and labels',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products?min=25&max=50')
    await expectWholeThumbs(page)
    await expect(slider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '$25')
    await expect(slider(page, 'Highest price')).toHaveAttribute('aria-valuetext', '$50')
    const missing = await panel(page)
      .locator('[aria-labelledby]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          (one.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => !document.getElementById(id)),
        ),
      )
    expect(missing, 'labels that do not exist').toEqual([])
    for (const thumb of ['Lowest price', 'Highest price']) {
      await slider(page, thumb).focus()
      await expectNoAxeViolations(page)
    }
    // The closest position: both thumbs at one price.
    await slider(page, 'Lowest price').press('End')
    await expect(slider(page, 'Lowest price')).toHaveAttribute('aria-valuetext', '$50')
    await expectWholeThumbs(page)
  },
)

test('a thumb is dragged, and a press of the main button on the track moves the nearer thumb', async ({
  page,
}) => {
  await openPanel(page, '/products')
  const [lowest, highest] = [slider(page, 'Lowest price'), slider(page, 'Highest price')]
  const [low, high] = [await priceOf(lowest), await priceOf(highest)]
  await lowest.scrollIntoViewIfNeeded()
  const box = await lowest.boundingBox()
  if (!box) throw new Error('no slider')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + 22, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, middle, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\?min=\d+$/)
  const dragged = await priceOf(lowest)
  expect(dragged).toBeGreaterThan(low)
  await page.mouse.click(box.x + box.width - 40, middle, { button: 'right' })
  await expect(page).toHaveURL(/\?min=\d+$/)
  expect(await priceOf(highest)).toBe(high)
  await page.mouse.click(box.x + box.width - 40, middle)
  await expect(page).toHaveURL(/max=\d+/)
  expect(await priceOf(lowest)).toBe(dragged)
  expect(await priceOf(highest)).toBeLessThan(high)
})

test(
  'twenty quick arrow keys change the price by twenty dollars, also with a slow processor',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products')
    const lowest = slider(page, 'Lowest price')
    await lowest.focus()
    const before = await priceOf(lowest)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (let key = 0; key < 20; key++) await page.keyboard.press('ArrowRight', { delay: 16 })
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page).toHaveURL(`/products?min=${before + 20}`)
    await expect(lowest).toHaveValue(String(before + 20))
    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect(lowest).toHaveValue(String(before))
  },
)

test(
  'Page Up and Page Down land on tens, and no thumb passes the other',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products?min=23&max=45')
    const lowest = slider(page, 'Lowest price')
    await lowest.focus()
    const press = async (key: string, price: number) => {
      await page.keyboard.press(key)
      await expect(lowest).toHaveValue(String(price))
    }
    await press('PageUp', 30)
    await press('PageUp', 40)
    await press('PageUp', 45)
    await press('PageDown', 40)
    await press('End', 45)
    await expect(page).toHaveURL('/products?min=45&max=45')
  },
)

test(
  'a lowest price above the highest stays as typed, with the reason at its field',
  { tag: '@full' },
  async ({ page }) => {
    await openPanel(page, '/products?max=263')
    const from = panel(page).getByLabel('From, in dollars')
    const to = panel(page).getByLabel('To, in dollars')
    const alert = panel(page).getByRole('alert')
    await from.fill('500')
    await from.press('Enter')
    await expect(alert).toHaveText('“From” cannot be above “To”, $263.')
    // Orca would speak a new description of the focused field besides the alert.
    await expect(from).not.toHaveAttribute('aria-describedby')
    await from.press('Tab')
    await expect(from).toHaveAccessibleDescription('“From” cannot be above “To”, $263.')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await expect(from).toHaveValue('500')
    await expect(to).toHaveValue('263')
    await expect(page).toHaveURL('/products?max=263')
    await expectNoAxeViolations(page)
    await to.fill('600')
    await to.press('Enter')
    await expect(page).toHaveURL('/products?min=500&max=600')
    await expect(alert).toHaveCount(0)
    await from.fill('50,5')
    await from.press('Enter')
    await expect(page).toHaveURL('/products?min=50.5&max=600')
    await expect(from).toHaveValue('50.5')
  },
)
