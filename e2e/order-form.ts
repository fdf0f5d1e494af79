import { devices, type Page } from '@playwright/test'

/** Fills the form of the order, as a shopper does; counts the fields that are touched. */
export async function fillForm(page: Page): Promise<number> {
  const fields = [
    ['Name', 'Áine O’Neill'],
    ['Email', 'aine@example.com'],
    ['Street and house number', '12 Chimney Lane'],
    ['Postal code', 'D07 X2Y3'],
    ['Town or city', 'Dublin'],
  ] as const
  for (const [name, value] of fields) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}(?: \\(optional\\))?$`) })
    await field.tap()
    await field.fill(value)
  }
  return fields.length
}

const { viewport, isMobile, hasTouch } = devices['iPhone 13']

/** Options of a test on a phone. */
export const phone = { viewport: { ...viewport, width: 390 }, isMobile, hasTouch }
