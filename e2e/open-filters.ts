import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** The button that shows and hides the filters; it contains their number. */
export const filtersToggle = (page: Page) => page.getByRole('button', { name: /^Filters( \(\d\))?$/ })

/** A region beside the products, or a dialog on a phone. */
export const filtersPanel = (page: Page) =>
  page.getByRole('region', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }))

/** Expects the filters beside the products on a wide screen; opens them on a narrow one, where they are closed. */
export async function openFilters(page: Page): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024
  await expect(filtersToggle(page)).toHaveAttribute('aria-expanded', String(isWide))
  await expect(filtersPanel(page)).toHaveCount(isWide ? 1 : 0)
  if (isWide) return expect(filtersPanel(page).getByRole('heading', { name: 'Filters' })).toBeVisible()
  await filtersToggle(page).click()
  await waitUntilDialogRests(page)
}

/** The panel beside the products, closed and opened by keys: it is hydrated, has the focus, and its counts are up to date. */
export async function openPanelByKeys(page: Page): Promise<void> {
  await filtersToggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(filtersToggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(filtersPanel(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
  await expect(page.locator('#product-filters > [data-dehydrated]')).toHaveCount(0)
  await expect(filtersPanel(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
}
