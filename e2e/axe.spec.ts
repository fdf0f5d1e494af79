import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const screens = [
  '/',
  '/products',
  '/products?search=zzz',
  '/products?saved=true',
  '/products?category=Nope',
  '/product/1',
  '/product/150?size=1000',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    for (const screen of screens) {
      test(`${screen} has no violations`, async ({ page }) => {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoAxeViolations(page)
      })
    }

    test('the tabs have no violations', async ({ page }) => {
      await page.goto('/product/1')
      for (const tab of ['Features', 'Specifications']) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        await expectNoAxeViolations(page)
      }
    })

    test('the drawer, empty, filled, after a removal and under the alert, has no violations', async ({
      page,
    }) => {
      // Five looks at a page of thirty cards.
      test.slow()
      await page.goto('/products')
      await page.getByRole('button', { name: 'Cart, 0 items' }).click()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .nth(0)
        .click()
      await expectNoAxeViolations(page)
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .nth(1)
        .click()
      await page.getByRole('button', { name: 'Cart, 2 items' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page)
      await page
        .getByRole('button', { name: /from the cart$/ })
        .first()
        .click()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test.describe('where nothing is', () => {
      test.use({ allowed: [/^answered 404: /] })
      for (const screen of ['/nowhere', '/product/999']) {
        test(`${screen} has no violations`, async ({ page }) => {
          await page.goto(screen)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoAxeViolations(page)
        })
      }
    })
  })
}
