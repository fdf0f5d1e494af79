import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { attributeOf } from '#device/document-protocol.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ allowed: [/\/(no-such-page|product\/999)$/] })

const pageTags =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]'

/** The head's elements that differ between pages, as text. */
const readHead = (page: Page) =>
  page.evaluate((tags) => [...document.head.querySelectorAll(tags)].map((tag) => tag.outerHTML), pageTags)

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name)

const canonical = (page: Page) => attribute(page, 'link[rel="canonical"]', 'href')

const dataSchema = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(v.unknown()) })

/** The schema.org types in the page's structured data. */
async function readData(page: Page): Promise<unknown[]> {
  const text = await page.locator('head script[type="application/ld+json"]').textContent()
  return v.parse(dataSchema, JSON.parse(text ?? ''))['@graph']
}

test('navigation within the shop produces the same head as a load of the page', async ({ page }) => {
  const fresh = new Map<string, string[]>()
  // The home page last, since the visit begins there.
  for (const path of ['/products', shop.first.path, '/']) {
    await page.goto(path)
    await expect(page.locator(`html:not([${attributeOf('pending')}])`)).toHaveCount(1)
    fresh.set(path, await readHead(page))
  }
  const expectHead = (path: string) => expect.poll(() => readHead(page)).toEqual(fresh.get(path))

  await waitUntilAlive(page)
  await expectHead('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectHead('/products')
  await page.locator(`main a[href="${shop.first.path}"]`).click()
  await expectHead(shop.first.path)
  await page.getByRole('banner').getByRole('link', { name: shop.name }).click()
  await expectHead('/')
  await page.goBack()
  await expectHead(shop.first.path)
})

test(
  'a category page prepared by the build has the same head as in the shop',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    const plain = await readHead(page)
    await waitUntilAlive(page)
    await page.getByRole('button', { name: shop.otherCategory.button }).click()
    await expect(page).toHaveTitle(`${shop.otherCategory.label} – ${shop.name}`)
    await expect.poll(() => readHead(page)).not.toEqual(plain)
    const drawn = await readHead(page)
    await page.goto(`/products?${shop.otherCategory.query}`)
    await expect(page.locator('html')).toHaveAttribute(attributeOf('search'), `?${shop.otherCategory.query}`)
    await expect.poll(() => readHead(page)).toEqual(drawn)
  },
)

test(
  'filtered, searched and longer views have the canonical address of their page',
  { tag: '@full' },
  async ({ page }) => {
    for (const [address, plain] of [
      [`/?${shop.category.query}&shown=60`, '/'],
      [`/products?search=${shop.some}`, '/products'],
      ['/products?saved=true', '/products'],
    ] as const) {
      await page.goto(address)
      await expect.poll(async () => new URL((await canonical(page)) ?? '').pathname).toBe(plain)
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    }
    await page.goto('/products')
    await page.getByRole('button', { name: shop.category.button }).click()
    await expect(page).toHaveTitle(`${shop.category.label} – ${shop.name}`)
    expect(new URL((await canonical(page)) ?? '').pathname).toBe('/products')
  },
)

/** Fails unless the page's share image exists and is light. */
async function expectShareImage(page: Page): Promise<void> {
  const picture = new URL((await attribute(page, 'meta[property="og:image"]', 'content')) ?? '')
  const response = await page.request.get(picture.pathname + picture.search)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect((await response.body()).length).toBeLessThan(80_000)
}

test(
  'pages have structured data, light share images, a sitemap and a manifest',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    expect(await readData(page)).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }])
    await expectShareImage(page)
    const manifest = await page.request.get((await attribute(page, 'link[rel="manifest"]', 'href')) ?? '')
    expect(await manifest.json()).toMatchObject({
      name: shop.name,
      display: 'standalone',
      start_url: '/',
    })
    await page.goto('/products')
    expect(await readData(page)).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }])
    await page.goto('/product/200')
    await expectShareImage(page)
    await page.goto(shop.first.path)
    await expectShareImage(page)
    expect(await readData(page)).toMatchObject([
      {
        '@type': 'Product',
        name: await page.getByRole('heading', { level: 1 }).innerText(),
        offers: {
          '@type': 'Offer',
          price: shop.first.price.slice(1),
          availability: 'https://schema.org/InStock',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7' },
      },
      { '@type': 'BreadcrumbList' },
    ])
    const robots = await page.request.get('/robots.txt')
    const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? ''
    const listed = await (await page.request.get(new URL(sitemap).pathname)).text()
    expect(listed.match(/<loc>/g)).toHaveLength(shop.total + 3)
  },
)

test('pages that must not be listed have noindex', { tag: '@full' }, async ({ page }) => {
  for (const address of ['/no-such-page', '/product/999', '/?size=1000']) {
    await page.goto(address)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})
