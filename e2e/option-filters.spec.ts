import type { Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

/** By default a filter of options is tested in `options.spec.ts`, on another shop's build. */
test.describe('a clothes shop', { tag: '@full' }, () => {
  let shop: RunningServer | undefined
  const at = (path: string) => `${shop?.url}${path}`
  const values = (page: Page, option: string) => page.getByRole('toolbar', { name: option, exact: true })
  const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name}, entfernen` })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('wear', [101, 102], { folder: 'wear-101' })
  })
  test.afterAll(() => shop?.close())

  test('is filtered by size and color with keys alone, and leads to what was chosen', async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    // Closed and opened again: then its numbers are those of the script.
    const toggle = page.getByRole('button', { name: 'Filter', exact: true })
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.press('Enter')
    await expect(page.locator('#product-filters > [data-dehydrated]')).toHaveCount(0)
    await expect(page.locator('#product-filters [aria-busy]')).toHaveAttribute('aria-busy', 'false')
    const size = values(page, 'Größe')
    await size.getByRole('button').first().focus()
    for (let key = 0; key < 7; key += 1) await page.keyboard.press('ArrowDown')
    await expect(size.getByRole('button', { name: /^38 / })).toBeFocused()
    const counted = await size.getByRole('button', { name: /^38 / }).textContent()
    const [count] = /(?<=^38 )\d+/.exec(counted ?? '') ?? []
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(at('/products?gro%C3%9Fe=38'))
    await expectAnnounced(page, new RegExp(`${count} Produkte`))
    await expect(chip(page, 'Größe: 38')).toBeVisible()
    await expect(size.getByRole('button', { name: /^38 / })).toBeFocused()

    // Of another filter: the numbers are those of this size.
    await values(page, 'Farbe')
      .getByRole('button', { name: /^Marine / })
      .press('Space')
    await expect(chip(page, 'Farbe: Marine')).toBeVisible()
    // Elsewhere the header covers a part of what is scrolled under it, which axe counts as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
    const link = page.getByRole('list', { name: 'Produkte' }).getByRole('link').first()
    await link.press('Enter')
    await expect(page).toHaveURL(/\?farbe=marine&gro%C3%9Fe=38$/)
    await expect(page.getByRole('radio', { name: /^38/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Marine' })).toBeChecked()

    await page.goBack()
    await chip(page, 'Größe: 38').press('Enter')
    await expect(page).toHaveURL(at('/products?farbe=marine'))
    await expect(chip(page, 'Farbe: Marine')).toBeFocused()
    await page.getByRole('button', { name: 'Alle löschen' }).press('Enter')
    await expect(page).toHaveURL(at('/products'))
  })

  test('shows the chosen values of a bookmark before the script', async ({ page }) => {
    await page.route(/\.js$/, () => {})
    await page.goto(at('/products?größe=38,40'), { waitUntil: 'commit' })
    await expect(page.locator('[data-preview-chips]')).toContainText('Größe: 38Größe: 40')
  })

  test('filters in the sheet of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet
      .getByRole('toolbar', { name: 'Farbe' })
      .getByRole('button', { name: /^Beere / })
      .click()
    await expectNoAxeViolations(page)
    await expect(page).toHaveURL(at('/products?farbe=beere'))
  })
})
