import { expectAnnounced, lastAnnouncement } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** The first letters of a search. */
const start = shop.few.search.slice(0, 4)

test("the header's search field suggests while typing, by keyboard alone", async ({ page }) => {
  await page.goto('/')
  const field = page.locator('#header-search')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await field.pressSequentially(start)
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(new RegExp(start, 'i'))
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // Words of the catalogue can follow the first suggestions.
  await expect(async () => {
    expect(await lastAnnouncement(page)).toBe(`${await options.count()} suggestions`)
  }).toPass()
  const count = await options.count()

  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-suggestions-0')
  await page.keyboard.press('End')
  await expect(field).toHaveAttribute('aria-activedescendant', `search-suggestions-${count - 1}`)
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue(start)

  await page.keyboard.press('ArrowDown')
  const name = await page
    .getByRole('listbox')
    .getByRole('option', { selected: true })
    .locator('span')
    .nth(1)
    .innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.productAddress)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('a press before the script has loaded opens the suggestions once it has', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto(shop.first.path, { waitUntil: 'commit' })
  await page.locator('#header-search').click()
  release()
  await expect(page.locator('#header-search')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test(
  'letters typed while the suggestions load are part of what they answer',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await waitUntilAlive(page)
    await page.locator('#hero-search').click()
    // A quick typist, from the press on.
    await page.keyboard.type(start, { delay: 50 })
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toContainText(new RegExp(start, 'i'))
  },
)

test(
  'the suggestions offer categories for an unknown word, filters for a sentence, and a synonym',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    const field = page.locator('#header-search')
    const options = page.getByRole('listbox').getByRole('option')
    await field.focus()
    await expect(field).toHaveRole('combobox')

    await field.pressSequentially('zzzz')
    await expect(page.getByText('No products match “zzzz”.')).toBeVisible()
    await expect(options.first()).toHaveText(shop.firstCategory)
    await expectNoAxeViolations(page)

    await field.fill(`${shop.plainWords.typed} on sale`)
    await expect(options.first()).toHaveText(
      new RegExp(`^${shop.plainWords.label.replaceAll('$', String.raw`\$`)}, on sale \\d+ products?$`),
    )

    await field.fill(shop.synonym.typed)
    await expect(options.first()).toHaveText(new RegExp(`^${shop.synonym.offered} \\d+ products?$`))
    await expectAnnounced(page, new RegExp(`^No products match “${shop.synonym.typed}”\\. \\d suggestions?$`))
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/products?search=${shop.synonym.offered}`)
    await expect(page.locator('article').first()).toContainText(new RegExp(shop.synonym.offered, 'i'))
  },
)

test(
  'Enter searches for the typed text, which stays in the recent searches until they are cleared',
  { tag: '@full' },
  async ({ page }) => {
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
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(shop.firstCategory)
    await expect(field).toBeFocused()

    await page.getByRole('listbox').getByRole('option', { name: 'Home & Garden' }).click()
    await expect(page).toHaveURL(/category=Home/)
  },
)

test(
  'the search of the hero has the same suggestions, and again after another page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await waitUntilAlive(page)
    const hero = page.locator('#hero-search')
    for (const visit of ['first', 'second']) {
      await hero.click()
      await expect(hero, `on the ${visit} visit`).toHaveRole('combobox')
      await hero.fill('trousers')
      await expect(page.getByRole('option', { name: 'jeans' }).first(), `on the ${visit} visit`).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/products?search=jeans')
      // The field of the next visit is another element.
      await expect(hero).toHaveCount(0)
      await page.goBack()
    }
  },
)
