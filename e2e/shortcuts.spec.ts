import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { nextFrames } from './scroll-through.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** The shortcuts load with the first input, so this presses the key until it has an effect. */
async function pressUntil(page: Page, key: string, isDone: () => Promise<void>) {
  await expect(async () => {
    await page.keyboard.press(key)
    await isDone()
  }).toPass()
}

/** At once: a busy machine may pause between two presses for longer than a shortcut of two keys allows. */
const pressBoth = (page: Page, first: string, second: string) =>
  Promise.all([page.keyboard.press(first), page.keyboard.press(second)])

/** Loads the drawer's code: from now on a key that opened the cart would show it within frames. */
async function openCartOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cart, 0 items' }).click()
  await waitUntilDialogRests(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const listOfKeys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test(
  'single keys focus the search, list the shortcuts, open the cart and change the page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await pressUntil(page, '?', () =>
      expect(listOfKeys(page).getByRole('heading', { level: 2 })).toBeFocused({ timeout: 1000 }),
    )
    // While the dialog is open, only its own keys work.
    await page.keyboard.press('c')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('tab', { name: 'Features' }).focus()
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { name: 'Shopping Cart, 0 items' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused()

    await page.keyboard.press('Control+c')
    await page.keyboard.press('/')
    const search = page.locator('#header-search')
    await expect(search).toBeFocused()
    await page.keyboard.type('g?c/')
    await expect(search).toHaveValue('g?c/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Features' }).focus()

    await pressBoth(page, 'g', 'p')
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
    await pressBoth(page, 'g', 'h')
    await expect(page).toHaveURL('/')
  },
)

test('the search shortcut focuses the field in sight', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const fields = [
    { id: 'hero', offset: 0 },
    { id: 'product', offset: 300 },
    { id: 'header', offset: 900 },
  ]
  for (const { id, offset } of fields) {
    const field = page.locator(`#${id}-search`)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
    await expect(page.getByRole('search').filter({ has: field })).toHaveCSS('opacity', '1')
    await pressUntil(page, '/', () => expect(field).toBeFocused({ timeout: 1000 }))
    await field.blur()
  }
})

test(
  "keys held with a screen reader's modifier do nothing, and a two-key shortcut expires after a second",
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/products')
    await waitUntilAlive(page)
    await page.clock.runFor(5000)
    await pressUntil(page, '?', () => expect(listOfKeys(page)).toBeVisible({ timeout: 1000 }))
    await waitUntilDialogRests(page)
    await page.keyboard.press('Escape')
    await expect(listOfKeys(page)).toHaveCount(0)
    await openCartOnce(page)

    const isCartOpen = () => page.getByRole('dialog', { name: /^Shopping Cart/ }).count()
    for (const held of ['Insert', 'CapsLock']) {
      await page.keyboard.down(held)
      for (const key of ['c', '?', '/']) await page.keyboard.press(key)
      await page.keyboard.up(held)
      await nextFrames(page)
      expect(await isCartOpen(), `a cart opened by ${held} + c`).toBe(0)
      await expect(page.locator('#header-search')).not.toBeFocused()
    }

    await page.keyboard.press('g')
    await page.clock.runFor(4000)
    await page.keyboard.press('h')
    // Effects of the earlier keys precede the effect of this one.
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible()
    await expect(page).toHaveURL('/products')
  },
)

test('single keys can be switched off on this device, and on again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products')
  await pressUntil(page, '?', () =>
    expect(listOfKeys(page).getByRole('heading', { level: 2 })).toBeFocused({ timeout: 1000 }),
  )
  const choice = page.getByRole('checkbox', { name: 'Use these single keys on this device' })
  const withKeys = page.locator('[aria-keyshortcuts]')
  await expect(withKeys).toHaveCount(2)
  await choice.uncheck()
  await expect(withKeys).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(listOfKeys(page)).toBeHidden()
  await openCartOnce(page)
  await page.keyboard.press('c')
  await nextFrames(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  // A button in every page's footer opens the list; the shortcuts' code is loaded once the list is open.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(choice).not.toBeChecked()
  await expect(withKeys).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(listOfKeys(page)).toHaveCount(0)
  await openCartOnce(page)
  for (const key of ['c', '?', '/']) await page.keyboard.press(key)
  await nextFrames(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#header-search')).not.toBeFocused()

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await choice.check()
  await page.keyboard.press('Escape')
  await expect(listOfKeys(page)).toBeHidden()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 0 items' })).toBeVisible()
})
