import { expect, test } from './fixtures.ts'
import { holdFiles, scripts } from './hold-files.ts'

declare global {
  interface Window {
    /** The shop's own timer that does what was pressed early, held back; there once React has begun to hear presses. */
    doEarlyPresses?: () => void
  }
}

test('what is put into the cart before the script has come is in the cart afterwards', async ({ page }) => {
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

test.describe('what is pressed after React has come, and before the shop hears for itself, is done once', () => {
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
    await page.goto('/product/1')
    await expect.poll(() => page.evaluate(() => typeof window.doEarlyPresses)).toBe('function')
  })

  test('a product is put into the cart', async ({ page }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await page.evaluate(() => window.doEarlyPresses?.())
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  })

  test('the theme is changed', async ({ page }) => {
    const theme = page.getByRole('button', { name: 'Dark theme' })
    await expect(theme).toHaveAttribute('aria-pressed', 'false')
    await theme.click()
    await page.evaluate(() => window.doEarlyPresses?.())
    await expect(theme).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a form that needs the script waits for it, and keeps what was typed', async ({ page }) => {
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

test('a tab that is pressed before its part is awake opens then', async ({ page }) => {
  await page.goto('/product/1')
  await page.getByRole('tab', { name: 'Specifications' }).dispatchEvent('click')
  await expect(page.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible()
})
