import type { Locator } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('the plain list has pages with addresses of their own, and Back returns to the product', async ({
  page,
}) => {
  await page.goto('/products')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Show as a list' }).click()
  await expect(page).toHaveURL('/products?view=list')
  await expectAnnounced(page, 'A list, 30 products a page')
  await expect(page.getByRole('link', { name: 'Show as a grid' })).toBeFocused()
  const items = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(items).toHaveCount(30)

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/products?view=list&page=2')
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: `Products 31 to ${Math.min(60, shop.total)} of ${shop.total}`,
    }),
  ).toBeFocused()
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pages.locator('[aria-current]')).toHaveCount(1)
  await expect(items.first()).toHaveAttribute('aria-posinset', '31')
  await expect(items.first()).toHaveAttribute('aria-setsize', String(shop.total))

  const last = items.last().getByRole('link')
  await last.focus()
  await last.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'In this list' })).toContainText(
    `${Math.min(60, shop.total)} of ${shop.total}`,
  )
  await page.goBack()
  await expect(page).toHaveURL('/products?view=list&page=2')
  await expect(items.last().getByRole('link')).toBeFocused()

  // A filter keeps the list view and starts with page 1.
  await page.getByRole('button', { name: shop.otherCategory.button }).click()
  await expect(page).toHaveURL(`/products?${shop.otherCategory.query}&view=list`)
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: `Products 1 to ${shop.otherCategory.count} of ${shop.otherCategory.count}`,
    }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: shop.otherCategory.button })).toBeFocused()
  await expect(pages).toBeHidden()
})

test(
  'a page opened in another tab changes nothing in this one',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/products?view=list')
    await waitUntilAlive(page)
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Page 2', exact: true }).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(other).toHaveURL('/products?view=list&page=2')
    await page.bringToFront()
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.fill('w')
    await expect(page).toHaveURL('/products?search=w&view=list')
    await expect(search).toBeFocused()
  },
)

test(
  'a row of the plain list has its button at the end, in line with name and price',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/products?view=list')
    await waitUntilAlive(page)
    const list = page.getByRole('list', { name: 'Products' })
    const row = list.getByRole('article').first()
    const add = row.getByRole('button', { name: /^Add to Cart/ })
    const end = async (one: Locator) => {
      const { x, width } = (await one.boundingBox()) ?? { x: 0, width: 0 }
      return x + width
    }
    const middle = async (one: Locator) => {
      const { y, height } = (await one.boundingBox()) ?? { y: 0, height: 0 }
      return y + height / 2
    }
    expect(await end(add)).toBeCloseTo(await end(list), 0)
    expect(await middle(row.getByRole('link'))).toBeCloseTo(await middle(add), 0)
    const price = row.getByText(shop.currency).first()
    expect(Math.abs((await middle(price)) - (await middle(add)))).toBeLessThan(3)
    // One number of products is drawn, that of the heading.
    await expect(page.getByRole('group', { name: 'Results' })).toHaveCSS('width', '1px')

    await row.hover()
    const tools = row.getByRole('button', { name: /^(?:Save|Compare) / })
    await expect(tools).toHaveCount(2)
    const box = (await row.boundingBox()) ?? { y: 0, height: 0 }
    for (const tool of await tools.all()) {
      const { y, height } = (await tool.boundingBox()) ?? { y: 0, height: Infinity }
      expect(y + height).toBeLessThanOrEqual(box.y + box.height)
    }
  },
)

test(
  'a page number beyond the list is reported, with links to the existing pages',
  { tag: '@full' },
  async ({ page }) => {
    const pages = Math.ceil(shop.total / 30)
    await page.goto('/products?view=list&page=99')
    await expect(page.getByRole('heading', { level: 2, name: 'There is no page 99' })).toBeVisible()
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL(`/products?view=list&page=${pages}`)
    await expect(
      page.getByRole('heading', {
        level: 2,
        name: `Products ${30 * (pages - 1) + 1} to ${shop.total} of ${shop.total}`,
      }),
    ).toBeFocused()
  },
)

test('search matches are marked in the names of the plain list', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/products?view=list&search=${shop.some}`)
  const mark = page
    .getByRole('list', { name: 'Products' })
    .locator('h3 span')
    .filter({ hasText: new RegExp(`^${shop.some}$`, 'i') })
    .first()
  await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
