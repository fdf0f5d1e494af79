import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { generateDescription, generateName } from '#catalogues/demo/generated.ts'

const size = 20_000

/** The matches of the specification's definition among the generated products. */
function countNaively(search: string): number {
  let count = 0
  for (let id = 86; id <= size; id += 1)
    if (`${generateName(id)}\0${generateDescription(id)}`.toLowerCase().includes(search)) count += 1
  return count
}

test(
  'a large catalogue shows its first products, and a search has the total of the definition',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/products?size=${size}`)
    await expect(page.getByText('Showing 19,995 of 19,995 products')).toBeVisible()
    await expect(page.getByRole('link', { name: shop.first.name })).toBeVisible()

    const search = 'sports product 7'
    await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially(search)
    const total = countNaively(search)
    expect(total).toBeGreaterThan(100)
    await expect(page.getByText(`of ${total} products matching “${search}”`)).toBeVisible()
    await page.getByRole('button', { name: shop.otherCategory.button }).click()
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
  },
)

test(
  'a worker that fails is reported, Retry starts another, and Turn off shows the small catalogue',
  { tag: '@full' },
  async ({ page }) => {
    // A small result loads with one query, and its filters with another: nothing else is in progress when the worker
    // fails.
    await page.goto(`/products?size=${size}&search=wool`)
    await expect(page.getByText('Ready to be searched')).toBeVisible()
    await expect(page.getByText(/products matching “wool”/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^On sale [\d,]+ products?$/ })).toBeVisible()
    const [worker] = page.workers()
    if (!worker) throw new Error('no worker')
    // The worker throws during the next query.
    await worker.evaluate(() => {
      globalThis.postMessage = () => {
        setTimeout(() => {
          throw new Error('The worker has been broken on purpose.')
        })
      }
    })
    await page.getByRole('searchbox', { name: 'Search products' }).fill('premium')
    const trouble = page.getByRole('alert')
    await expect(trouble).toContainText('The large catalogue has stopped.')
    await trouble.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/products matching “premium”/)).toBeVisible()
    await page.getByRole('link', { name: 'Turn off' }).click()
    await expect(page).toHaveURL('/products?search=premium')
    await expect(page.getByText(/products matching “premium”/)).toBeVisible()
  },
)

test.use({ allowed: [/broken on purpose|CatalogueUnavailable/] })
