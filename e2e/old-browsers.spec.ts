import type { Page } from '@playwright/test'
import { templateId } from '#device/document-protocol.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** Removes a feature such as `Array.prototype.toSorted` from the pages that are loaded until it is disposed. */
function removeFeature(page: Page, path: string) {
  return page.addInitScript((feature) => {
    // Inherited from `EventTarget`, whose own method the shop needs.
    if (feature === 'MediaQueryList.prototype.addEventListener') {
      Object.setPrototypeOf(MediaQueryList.prototype, Object.prototype)
      return
    }
    const names = feature.split('.')
    const last = names.pop() ?? ''
    let owner: unknown = window
    for (const name of names)
      owner = typeof owner === 'object' || typeof owner === 'function' ? Reflect.get(owner ?? {}, name) : {}
    if ((typeof owner === 'object' || typeof owner === 'function') && owner)
      Reflect.deleteProperty(owner, last)
  }, path)
}

/** Features that the oldest supported browsers (`scripts/vite/vite-config.ts`) lack, or some of them. */
const newerFeatures = [
  'String.prototype.toWellFormed',
  'String.prototype.isWellFormed',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'URL.canParse',
  'URL.parse',
  'Intl.Segmenter',
  'Intl.DurationFormat',
  'AbortSignal.any',
  'Set.prototype.union',
  'Iterator.prototype.map',
  'Element.prototype.checkVisibility',
  'Navigator.prototype.userActivation',
  'Document.prototype.startViewTransition',
  'requestIdleCallback',
  'scheduler',
  'navigation',
  'onscrollend',
  'Temporal',
  'caches',
]

async function expectShopWorks(page: Page): Promise<void> {
  await page.goto(`/products?search=${shop.few.search}`)
  await expect(
    page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.few.search}”`)),
  ).toBeVisible()
  await page.locator('main button[aria-label^="Add to Cart"]').first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await waitUntilDialogRests(page)
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 1 item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
  await expect(page).toHaveURL(shop.productAddress)
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible()
}

for (const [at, feature] of newerFeatures.entries())
  test(
    `a browser without ${feature} can search, buy and open a product`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      const removal = await removeFeature(page, feature)
      try {
        await expectShopWorks(page)
      } finally {
        await removal.dispose()
      }
    },
  )

/** Features that all supported browsers have. */
const requiredFeatures = [
  'IntersectionObserver',
  'ResizeObserver',
  'structuredClone',
  'MediaQueryList.prototype.addEventListener',
  'HTMLElement.prototype.inert',
  'Array.prototype.toSorted',
  'Array.prototype.findLastIndex',
]

async function expectPageAsSent(page: Page): Promise<void> {
  await page.goto(`/products?search=${shop.few.search}`, { waitUntil: 'networkidle' })
  await expect(page.locator(`#${templateId.failure}`)).toContainText('This browser is too old')
  expect(await page.evaluate(() => window.isShopStarted)).toBeUndefined()
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible()
  // A form with an address works without the script.
  await page.locator('#header-search').fill(shop.some)
  await page.locator('#header-search').press('Enter')
  await expect(page).toHaveURL(`/products?search=${shop.some}`)
}

for (const [at, feature] of requiredFeatures.entries())
  test(
    `a browser without ${feature} shows that it is too old`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      const removal = await removeFeature(page, feature)
      try {
        await expectPageAsSent(page)
      } finally {
        await removal.dispose()
      }
    },
  )
