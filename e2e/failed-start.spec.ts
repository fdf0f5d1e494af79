import type { Page } from '@playwright/test'
import { attributeOf, templateId } from '#device/document-protocol.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({
  allowed: [/SyntaxError|^uncaught: $|thrown early|does not provide an export|^answered 404: .*\/nowhere/],
})

const entry = /\/assets\/shop-[^/]*\.js$/
const damages = { 'does not parse': 'const = ;', throws: 'throw new Error("thrown early")', 'is empty': '' }
const routes = ['/', '/products', shop.first.path, '/compare', '/nowhere']
const queries = ['', `?search=${shop.few.search}`, `?${shop.category.query}&max=99.99`]
/** The first five have each route and each query. */
const addresses = [
  ...routes.map((route, at) => `${route}${queries[at % queries.length]}`),
  ...routes.flatMap((route, at) =>
    queries.filter((_, one) => one !== at % queries.length).map((query) => route + query),
  ),
]

const reload = (page: Page) => page.locator(`#${templateId.failure}`).getByRole('button', { name: 'Reload' })

/** Replaces the entry; returns the addresses of the pages that the browser loads from now on. */
async function damage(page: Page, body: string, times?: number): Promise<string[]> {
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url())
  })
  await page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body }), {
    ...(times && { times }),
  })
  return pages
}

for (const [how, body] of Object.entries(damages)) {
  for (const [at, address] of addresses.entries())
    test(
      `the entry ${how}: ${address} is reloaded once, and stays readable`,
      { tag: how === 'does not parse' && at === 0 ? [] : '@full' },
      async ({ page }) => {
        const pages = await damage(page, body)

        await page.goto(address).catch(() => undefined)
        await expect(reload(page)).toBeVisible()
        expect(pages).toHaveLength(2)
        await expect(page.locator(`html[${attributeOf('pending')}]`)).toHaveCount(0)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main h1')).not.toHaveText('')
        // The page is as it was sent: it shows plain products and an empty search box.
        if (/^\/(?:products)?\?/.test(address)) {
          await expect(page.locator('main article').first()).toBeVisible()
          await expect(page.locator('#product-search')).toHaveValue('')
        }
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator(`#${templateId.failure}`)).toBeHidden()
      },
    )

  test(
    `the entry ${how}: the menu still opens, which needs no script`,
    { tag: '@full' },
    async ({ page }) => {
      await damage(page, body)
      await page.goto('/products').catch(() => undefined)
      await expect(reload(page)).toBeVisible()
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: 'Categories' }).click()
      await expect(header.getByRole('link', { name: shop.category.label, exact: true })).toBeVisible()
    },
  )

  test(
    `the entry ${how}: a form keeps what is typed`,
    { tag: how === 'does not parse' ? [] : '@full' },
    async ({ page }) => {
      const pages = await damage(page, body)
      await page.goto('/').catch(() => undefined)
      await expect(reload(page)).toBeVisible()
      const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email address' })
      await email.fill('me@example.com')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
      await email.press('Enter')
      await expect(email).toHaveValue('me@example.com')
      // Loaded, and reloaded once.
      expect(pages).toHaveLength(2)
    },
  )

  test(
    `the entry ${how} once: the reloaded page works`,
    { tag: how === 'does not parse' ? [] : '@full' },
    async ({ page }) => {
      const pages = await damage(page, body, 1)
      await page.goto(`/products?search=${shop.few.search}`).catch(() => undefined)
      await expect(
        page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.few.search}”`)),
      ).toBeVisible()
      await waitUntilAlive(page)
      expect(pages).toHaveLength(2)
      await expect(reload(page)).toHaveCount(0)
    },
  )
}
