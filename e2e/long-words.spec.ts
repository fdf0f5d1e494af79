import type { Page } from '@playwright/test'
import { findBeyondWindow } from './audit/measures.ts'
import { fillForm, openForm, press, mockCalendar } from './booking.ts'
import { isFull } from '../tests/sample.ts'
import { expect, test } from './fixtures.ts'
import { openFilters } from './open-filters.ts'
import { shop } from './shop.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const words = [
  ['letters', 'W'.repeat(300)],
  ['right to left', 'مرحبا'.repeat(60)],
  ['emoji', '🧦🎧'.repeat(60)],
] as const

const widths = isFull ? [320, 390, 768, 1280, 1920] : [320, 1280]

/** The screens that show a text of the address; the first four show it in different parts. */
const addresses = (word: string): readonly string[] => {
  const text = encodeURIComponent(word)
  return [
    `/?search=${text}`,
    `/products?brand=${text}`,
    `/compare?ids=${shop.first.id},${shop.second.id},${text}`,
    `/${text}`,
    `/?category=${text}`,
    `/products?search=${text}`,
    `/products?category=${text}&search=${shop.few.search}`,
    `/products?view=list&search=${text}`,
    `/products?ids=${shop.first.id},${text}`,
    `/product/${text}`,
  ]
}

async function expectWithin(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findBeyondWindow(page), `${what} at ${width} px`).toEqual([])
  }
}

/** Replaces texts of the first product by a word, in every catalogue file that the shop fetches. */
async function writeRecord(page: Page, word: string): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/(?<=name:)`Fennwick Drift Over-Ear Headphones`(?=,description:`)/, () => `\`${word}\``)
      .replace(/(?<=description:)`Closed-back wireless [^`]*`/, () => `\`longest ${word}\``)
      .replace(/(?<=brand:)`Fennwick`/, () => `\`${word}\``)
      .replace(/(?<=longDescription:\[)`[^`]*`/, () => `\`${word}\``)
      .replace(/(?<=features:\[)`[^`]*`/, () => `\`${word}\``)
    await route.fulfill({ response, body })
  })
}

/** The only product with the word, in a list. */
async function openCard(page: Page, word: string) {
  await page.goto('/products?search=longest')
  await waitUntilAlive(page)
  const list = page.getByRole('list', { name: 'Products' })
  await expect(list.getByRole('heading', { level: 3 })).toContainText(word)
  return list
}

for (const [kind, word] of words) {
  test.describe(() => {
    test.use({ allowed: [/^answered 404: /] })

    for (const address of addresses(word))
      test(
        `a long word of ${kind} fits in the window: ${address.replace(encodeURIComponent(word), '…')}`,
        { tag: '@full' },
        async ({ page }) => {
          test.slow()

          await page.goto(address)
          await waitUntilAlive(page)
          await expectWithin(page, decodeURIComponent(address).slice(0, 30))
        },
      )
  })

  test(
    `no screen is wider than the window with a long word of ${kind} in its fields`,
    { tag: '@full' },
    async ({ page }) => {
      test.slow()
      await mockCalendar(page)
      const form = await openForm(page, undefined, '/?search=zzzqqq')
      await fillForm(form, { name: word.slice(0, 150), email: `${word}@` })
      await press(form)
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
      await expectWithin(page, 'the booking form with errors')
      await form.getByLabel('Email').fill('ada@example.com')
      await press(form)
      await expect(page.getByRole('dialog', { name: 'Meeting Scheduled!' })).toBeVisible()
      await waitUntilDialogRests(page)
      await expectWithin(page, 'the booking')
      await page.keyboard.press('Escape')

      await page.locator('#newsletter-email').fill(`${word}@`)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.locator('#newsletter-email')).toHaveAttribute('aria-invalid', 'true')
      await expectWithin(page, 'the newsletter')

      // First as the search of a result, then as a recent search.
      await page.setViewportSize({ width: 1280, height: 800 })
      const field = page.locator('#header-search')
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await field.fill(word)
      await field.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=/)
      // The new page has the focus once it is rendered.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await field.fill('')
      await field.click()
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await expectWithin(page, 'recent searches')
    },
  )

  test(
    `cards, cart and product page fit in the window with a long word of ${kind}`,
    { tag: kind === 'letters' ? [] : '@full' },
    async ({ page }) => {
      test.slow()
      await writeRecord(page, word)
      const list = await openCard(page, word)
      await expectWithin(page, 'a card')
      await list.getByRole('button', { name: /^Add to Cart/ }).click()
      await expect(page.getByRole('region', { name: 'Added to the cart' })).toBeVisible()
      await expectWithin(page, 'the note of what was added')
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await waitUntilDialogRests(page)
      await expectWithin(page, 'the cart')
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=dialog]')).toHaveCount(0)

      await list.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)
      await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText(word)
      await expectWithin(page, 'a product')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test(
    `no other part is wider than the window with a long word of ${kind} in a product's record`,
    { tag: '@full' },
    async ({ page }) => {
      test.slow()
      await writeRecord(page, word)
      const list = await openCard(page, word)
      await list.getByRole('button', { name: /^Add to Cart/ }).click()
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await waitUntilDialogRests(page)
      await page.getByRole('button', { name: /^Remove .* from the cart$/ }).click()
      await expect(page.getByRole('button', { name: /^Undo removing/ })).toBeVisible()
      await expectWithin(page, 'the cart after a removal')
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=dialog]')).toHaveCount(0)
      await openFilters(page)
      await expectWithin(page, 'the filters')

      await list.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)
      await page.getByRole('tab', { name: 'Features' }).click()
      await expectWithin(page, 'the features of a product')
      await page.goto('/products?view=list&search=longest')
      await waitUntilAlive(page)
      await expectWithin(page, 'a row of the list')
      await page.goto('/compare?ids=1,2')
      await expect(page.getByRole('columnheader').first()).toContainText(word)
      await expectWithin(page, 'the comparison')
      await page.goto('/products#cart=1x2')
      await expect(page.getByRole('dialog', { name: 'A cart was shared with you' })).toContainText(word)
      await expectWithin(page, 'a shared cart')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )
}
