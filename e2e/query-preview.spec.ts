import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

declare global {
  interface Window {
    /** The search box's value in each frame that shows it. */
    boxes: Set<string>
  }
}

function recordBoxes(): void {
  window.boxes = new Set()
  const record = () => {
    const box = document.querySelector<HTMLInputElement>('#product-search')
    if (box?.checkVisibility({ visibilityProperty: true })) window.boxes.add(box.value)
    requestAnimationFrame(record)
  }
  record()
}

const pressed = (page: Page) => page.getByRole('main').locator('[role=group] > [aria-pressed="true"]').first()
const skeletons = (page: Page) =>
  page
    .locator('main li[data-index] > article')
    .evaluateAll(
      (cards) => cards.filter((card) => getComputedStyle(card, '::after').content !== 'none').length,
    )

const addresses = [
  {
    address: `/products?search=${shop.some}`,
    box: shop.some,
    category: /^All/,
    heading: 'Products',
    chips: [],
  },
  { address: `/?search=${shop.some}`, box: shop.some, category: /^All/, heading: null, chips: [] },
  {
    address: `/?category=${shop.encodedCategory.slug}&search=a`,
    box: 'a',
    category: new RegExp(`^${shop.encodedCategory.label}`),
    heading: null,
    chips: [],
  },
  {
    address: `/products?${shop.category.query}&max=99.99&sale=true&sort=price-up`,
    box: '',
    category: new RegExp(`^${shop.category.label}`),
    heading: `${shop.category.label} on sale`,
    chips: [`Under ${shop.currency}100`, 'On sale'],
  },
]

for (const { address, box, category, heading, chips } of addresses) {
  test(
    `${address} shows its query before any script`,
    { tag: chips.length > 0 ? [] : '@full' },
    async ({ page }) => {
      await page.addInitScript(recordBoxes)
      const release = await holdFiles(page, scripts)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(page.locator('#product-search')).toHaveValue(box)
      await expect(pressed(page)).toHaveText(category)
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const drawn = page.locator('[data-preview-chips]')
      for (const chip of chips) await expect(drawn.getByText(chip, { exact: true })).toBeVisible()
      expect(await skeletons(page)).toBe(30)
      const size = () => page.locator('main li[data-index]').first().boundingBox()
      const before = await size()
      release()
      await waitUntilAlive(page)
      await expect(page.getByText(/^Showing \d+ of \d+ products/)).toBeVisible()
      expect((await size())?.height).toBeCloseTo(before?.height ?? 0, 0)
      expect((await size())?.width).toBeCloseTo(before?.width ?? 0, 0)
      expect(await skeletons(page)).toBe(0)
      // No frame shows another search.
      expect(await page.evaluate(() => [...window.boxes])).toEqual([box])
    },
  )
}

for (const address of [
  // With a prepared answer, and without.
  `/products?${shop.otherCategory.query}`,
  `/products?${shop.otherCategory.query}&search=e`,
])
  test(
    `on a phone ${address} has its category in view before any script has loaded`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await holdFiles(page, scripts)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(pressed(page)).toHaveText(new RegExp(`^${shop.otherCategory.label}`))
      await expect(pressed(page)).toBeInViewport({ ratio: 1 })
    },
  )

test('text typed and buttons pressed in the preview are kept', async ({ page }) => {
  const release = await holdFiles(page, scripts)
  await page.goto(`/products?search=${shop.some}`, { waitUntil: 'commit' })
  await page.locator('#product-search').press('End')
  await page.locator('#product-search').pressSequentially('s')
  await page.getByRole('button', { name: shop.encodedCategory.button }).click()
  release()
  await expect(page).toHaveURL(`/products?${shop.encodedCategory.query}&search=${shop.some}s`)
  await expect(page.locator('#product-search')).toHaveValue(`${shop.some}s`)
})

test('the pictures of the plain list are not fetched for a category', { tag: '@full' }, async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto('/products?category=Fashion')
  await waitUntilAlive(page)
  await expect(page.locator('main li[data-index="0"] img')).toHaveJSProperty('complete', true)
  expect(pictures).toContain('/pictures/21-front.avif')
  // The first ten of the plain list are fetched ahead of the address's own.
  expect(pictures).not.toContain('/pictures/11-front.avif')
})
