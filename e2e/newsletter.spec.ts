import { expectAnnounced } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

// A test's browser has no mail program.
test.use({ allowed: [/mailto/] })

for (const [typed, what] of [
  ['', 'nothing'],
  ['   ', 'blanks'],
  ['jo@', 'half an address'],
  [`${'x'.repeat(1000)}@example.com`, 'a thousand characters'],
] as const) {
  test(
    `the newsletter rejects ${what}, explains it at the field and keeps the typed text`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/products')
      const field = page.getByRole('textbox', { name: 'Your email address' })
      await field.fill(typed)
      const value = await field.inputValue()
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\w/)
      await expect(field).toHaveValue(value)
    },
  )
}

test('a valid address opens a prepared email, and the page does not claim that it was sent', async ({
  page,
}) => {
  await page.goto(shop.first.path)
  await page.getByRole('textbox', { name: 'Your email address' }).fill('jo+shop@example.com')
  await page.keyboard.press('Enter')
  const prepared = /Nearly there: send the email that has been prepared for you/
  await expect(page.getByRole('contentinfo').getByText(prepared)).toBeVisible()
  await expectAnnounced(page, prepared)
  const link = page.getByRole('link', { name: 'Open the email again' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(new RegExp(`^mailto:${shop.email}\\?subject=Newsletter&body=`))
  expect(decodeURIComponent(href)).toContain('Please add jo+shop@example.com to the newsletter.')
})
