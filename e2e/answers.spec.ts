import type { Page, Route } from '@playwright/test'
import { attributeOf } from '#device/document-protocol.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** Answers that the build has prepared for single categories (scripts/pages/page-answers.ts). */
const answerFile = /\/assets\/answer-\w+\.htm$/

const products = (page: Page) => page.getByRole('list', { name: 'Products' })

async function expectCategory(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: shop.category.button })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(
    page.getByText(`Showing ${shop.category.count} of ${shop.category.count} products`),
  ).toBeVisible()
  await expect(products(page).getByRole('listitem').first()).toContainText(
    new RegExp(shop.category.label, 'i'),
  )
  await expect(page).toHaveTitle(new RegExp(shop.category.label))
}

/** Waits for hydration; then the shop handles a press on another category. */
async function expectAlive(page: Page): Promise<void> {
  await waitUntilAlive(page)
  await page.getByRole('button', { name: shop.otherCategory.button }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]${shop.otherCategory.query}$`))
  await expect(
    page.getByText(`Showing ${shop.otherCategory.count} of ${shop.otherCategory.count} products`),
  ).toBeVisible()
}

for (const address of [`/products?${shop.category.query}`, `/?${shop.category.query}`]) {
  const details = { tag: address.startsWith('/products') ? [] : '@full' }
  test(`${address} shows its products before any script has loaded`, details, async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto(address, { waitUntil: 'commit' })
    if (address === `/products?${shop.category.query}`) await expectCategory(page)
    else
      await expect(products(page).getByRole('listitem').first()).toContainText(
        new RegExp(shop.category.label, 'i'),
      )
    await page.evaluate(() => Object.assign(window, { first: document.querySelector('main h3') }))
    release()
    await waitUntilAlive(page)
    // React hydrates the elements and does not replace them.
    expect(
      await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('main h3')),
    ).toBe(true)
    if (address === `/products?${shop.category.query}`) await expectAlive(page)
  })
}

test('another encoding of a category has the prepared answer, too', { tag: '@full' }, async ({ page }) => {
  const requested = page.waitForRequest(answerFile)
  await page.goto(`/products?category=${encodeURIComponent(shop.spacedCategory.label)}`)
  await requested
  await expect(page).toHaveURL(`/products?${shop.spacedCategory.query}`)
  await expect(page.getByRole('button', { name: shop.spacedCategory.button })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAlive(page)
})

test('an address without a prepared answer requests none', { tag: '@full' }, async ({ page, eachCase }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (answerFile.test(request.url())) requests.push(request.url())
  })
  await eachCase(
    [
      '/products',
      `/products?${shop.category.query}&sort=price-up`,
      `/products?category=${shop.category.label.toLowerCase()}`,
    ],
    (address) => address,
    async (address) => {
      requests.length = 0
      await page.goto(address)
      await waitUntilAlive(page)
      await expect(products(page).getByRole('listitem').first()).toBeVisible()
      expect(requests).toEqual([])
    },
  )
})

test.describe('a prepared answer that cannot be used', () => {
  test.use({ allowed: [/\/assets\/answer-\w+\.htm$/] })

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
    'is another page': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html><main>Welcome</main></html>' }),
    'is another answer': (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html ${attributeOf('search')}="?${shop.otherCategory.query}"><main>${shop.otherCategory.label}</main></html>`,
      }),
    'is a notice in XML': (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/xml',
        body: '<Error><Code>Gone</Code></Error>',
      }),
    'is only half': (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html ${attributeOf('search')}="?${shop.category.query}"><main><p>Half`,
      }),
    'is empty': (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    'is cut off': (route) => route.abort('connectionreset'),
    // The page waits five seconds at most.
    'never comes': () => Promise.resolve(),
  }

  test('is ignored, and the shop renders the page', { tag: '@full' }, async ({ page, eachCase }) => {
    await eachCase(
      Object.entries(failures),
      ([how]) => `because it ${how}`,
      async ([, fail]) => {
        await page.unroute(answerFile)
        await page.route(answerFile, fail)
        const answered = page.waitForEvent('requestfinished', (request) => answerFile.test(request.url()))
        const failed = page.waitForEvent('requestfailed', (request) => answerFile.test(request.url()))
        await page.goto(`/products?${shop.category.query}`, { waitUntil: 'commit' })
        await Promise.race([answered, failed])
        await expectCategory(page)
        await expectAlive(page)
        await expect(page.locator('html')).not.toHaveAttribute(attributeOf('search'))
      },
    )
  })
})

test('text typed before the answer arrives is kept', async ({ page }) => {
  const release = await holdFiles(page, answerFile)
  await page.goto(`/products?${shop.category.query}`, { waitUntil: 'commit' })
  await page.locator('#product-search').pressSequentially('a')
  release()
  await expect(page).toHaveURL(`/products?${shop.category.query}&search=a`)
  await expect(page.locator('#product-search')).toHaveValue('a')
})
