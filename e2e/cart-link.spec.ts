import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { stopTimers } from './stop-timers.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

test('a shared cart link opens with a question, and adding the cart can be undone', async ({ page }) => {
  const link = `/products#cart=${shop.second.id}x3,9999999x5,x`
  await page.goto(link)
  const cart = page.getByRole('button', { name: /^Cart, / })
  const question = page.getByRole('dialog', { name: 'A cart was shared with you' })
  await expect(question).toContainText('It holds 3 items')
  await expect(question).toContainText('5 items of it cannot be had here. Your own cart is empty.')
  await expect(question.getByRole('button')).toHaveText(['Take theirs', 'Not now'])
  await expect(page).toHaveURL(link)
  await page.reload()
  await expect(question.getByRole('button')).toHaveText(['Take theirs', 'Not now'])
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/products')
  await expect(cart).toHaveAccessibleName('Cart, 3 items')
  await expectAnnounced(page, 'The shared cart is yours, 3 items in the cart')

  await page.evaluate((id) => {
    window.location.hash = `cart=${id}x1`
  }, shop.third.id)
  await expect(question.getByRole('button')).toHaveText(['Keep mine', 'Take theirs', 'Add together'])
  await question.getByRole('button', { name: 'Add together' }).click()
  await expect(cart).toHaveAccessibleName('Cart, 4 items')
  // The announcement follows the return of the focus: keys pressed earlier would precede it.
  await expectAnnounced(page, 'Both carts added together, 4 items in the cart')
  await expect(page).toHaveURL('/products')

  // The visitor's cart cannot be exchanged for an empty one.
  await page.evaluate(() => {
    window.location.hash = 'cart=9999999x2'
  })
  await expect(question).toContainText(
    'It holds 2 items, which cannot be had here. Your own cart holds 4 items.',
  )
  await expect(question.getByRole('button')).toHaveText(['Close'])
  await waitUntilDialogRests(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  // In a text field, Ctrl+Z belongs to the field.
  await page.locator('#product-search').focus()
  await page.keyboard.press('Control+z')
  await expect(cart).toHaveAccessibleName('Cart, 4 items')
  await cart.focus()
  await page.keyboard.press('Control+z')
  await expect(cart).toHaveAccessibleName('Cart, 3 items')
  await expectAnnounced(page, 'Undone, 3 items in the cart')

  await page.getByRole('button', { name: shop.otherCategory.button }).click()
  await expect(page).toHaveURL(`/products?${shop.otherCategory.query}`)
  await page.keyboard.press('Control+z')
  await expect(page).toHaveURL('/products')
  await expect(cart).toHaveAccessibleName('Cart, 3 items')

  await cart.click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart, 3 items' })
  await drawer.getByRole('button', { name: 'Undo last change' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 0 items' })).toBeVisible()
})

test.describe('a link to a cart', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test(
    "is copied from the drawer, and changes the recipient's cart only after they confirm",
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(shop.first.path)
      await page.getByRole('button', { name: /^Add to Cart/ }).click()
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await stopTimers(page)
      await page.getByRole('button', { name: 'Share this cart' }).click()
      await expect(
        page.getByText('Link to this cart copied').and(page.locator('[aria-hidden]')),
      ).toBeInViewport({
        ratio: 1,
      })
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(new RegExp(`/products#cart=${shop.first.id}x1$`))

      await page.clock.resume()
      await page.goto(link)
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    },
  )
})
