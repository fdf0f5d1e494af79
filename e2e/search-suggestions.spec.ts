import { expect, expectNoAxeViolations, test } from './fixtures.ts'

test("the header's search field suggests while typing, by keyboard alone", async ({ page }) => {
  await page.goto('/')
  const field = page.locator('#header-search')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await field.pressSequentially('head')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(/head/i)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const count = await options.count()
  await expect(page.locator('#announcer')).toHaveText(`${count} suggestions`)
  await expectNoAxeViolations(page)

  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-suggestions-0')
  await page.keyboard.press('End')
  await expect(field).toHaveAttribute('aria-activedescendant', `search-suggestions-${count - 1}`)
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('head')

  await page.keyboard.press('ArrowDown')
  const name = await page
    .getByRole('listbox')
    .getByRole('option', { selected: true })
    .locator('span')
    .nth(1)
    .innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('the suggestions offer categories for an unknown word, filters for a sentence and a synonym for a word', async ({
  page,
}) => {
  await page.goto('/product/1')
  const field = page.locator('#header-search')
  const options = page.getByRole('listbox').getByRole('option')
  await field.focus()
  await expect(field).toHaveRole('combobox')

  await field.pressSequentially('zzzz')
  await expect(page.getByText('No products match “zzzz”.')).toBeVisible()
  await expect(options.first()).toHaveText('Electronics')
  await expectNoAxeViolations(page)

  await field.fill('fashion under $50 on sale')
  await expect(options.first()).toHaveText(/^Fashion, under \$50, on sale \d+ products$/)

  await field.fill('trousers')
  await expect(options.first()).toHaveText(/^jeans \d+ products$/)
  await expect(page.locator('#announcer')).toHaveText(/^No products match “trousers”\. \d suggestions$/)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=jeans')
  await expect(page.locator('article').first()).toContainText('Jeans')
})

test('Enter searches for the typed text, which stays in the recent searches until they are cleared', async ({
  page,
}) => {
  await page.goto('/products?size=500')
  const field = page.locator('#header-search')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('lamp')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=lamp&size=500')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.clear()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('lamp')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Electronics')
  await expect(field).toBeFocused()

  await page.getByRole('listbox').getByRole('option', { name: 'Home & Garden' }).click()
  await expect(page).toHaveURL(/category=Home/)
})

test("the header's search field shows the search of the address", async ({ page }) => {
  await page.goto('/products?search=lamp')
  const field = page.locator('#header-search')
  await expect(field).toHaveValue('lamp')
  await page.locator('#product-search').fill('mug')
  await expect(field).toHaveValue('mug')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(field).toHaveValue('')

  await field.click()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('fas')
  await page.getByRole('listbox').getByRole('option', { name: 'Fashion', exact: true }).click()
  await expect(page).toHaveURL('/products?category=Fashion')
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await field.pressSequentially('sho')
  await expect(field).toHaveValue('sho')
})

test("the header's search field is emptied by its clear button, and by Escape once the list is closed", async ({
  page,
}) => {
  await page.goto('/products?search=lamp')
  const field = page.locator('#header-search')
  await field.click()
  const clear = page.getByRole('search').getByRole('button', { name: 'Clear the shop search' })
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(clear).toHaveCount(0)

  await field.pressSequentially('mug')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('mug')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  // The clear button is not a Tab stop: the next one is the search button.
  await field.pressSequentially('mug')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeFocused()
})
