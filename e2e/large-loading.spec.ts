import { expect, test } from './fixtures.ts'

// What a large catalogue's workers go through on their way has no width.
test.use({ allowed: [/\/workers\/|CatalogueUnavailable/] })

const worker = /\/workers\/[^/]*\.js$/
const field = 'Search products'

test('what is typed while the workers are on their way stays and is answered once they are there', async ({
  page,
}) => {
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(worker, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/products?size=50000')
  await expect(page.getByText('Showing 49,995 of 49,995 products')).toBeVisible()
  const box = page.getByRole('searchbox', { name: field })
  // Slower than another page would take to say that it is loading.
  await box.pressSequentially('kit', { delay: 700 })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('kit')
  letThrough()
  await expect(page.getByText(/matching “kit”/)).toBeVisible()
  await expect(box).toHaveValue('kit')
})

test('workers that cannot be had are said, the rest goes on, and Retry asks anew', async ({ page }) => {
  await page.route(worker, (route) => route.abort('connectionreset'))
  await page.goto('/products?size=50000')
  await expect(page.getByText('Showing 49,995 of 49,995 products')).toBeVisible()
  await page.getByRole('searchbox', { name: field }).fill('kit')
  const trouble = page.getByRole('alert')
  await expect(trouble).toContainText('The large catalogue has stopped.')
  await page.unroute(worker)
  await trouble.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/matching “kit”/)).toBeVisible()
})

test('every link keeps the size, and View More goes on in the large catalogue', async ({ page }) => {
  await page.goto('/?size=50000&search=kit')
  await expect(page.getByText(/^Showing 30 of [\d,]+ products matching “kit”/)).toBeVisible()
  await page.getByRole('button', { name: /^View More/ }).click()
  await expect(page.getByText(/^Showing 60 of/)).toBeVisible()
  await expect(page).toHaveURL(/size=50000/)
  await page.locator('[aria-posinset="33"]').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/\d+\?size=50000$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product')
})
