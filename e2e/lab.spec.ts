import { readFile } from 'node:fs/promises'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  '?lab=1 shows live figures, runs a scripted scroll and search, and saves the results',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?lab=1')
    await waitUntilAlive(page)
    const panel = page.getByRole('complementary', { name: 'Performance' })
    await expect(panel.getByText('DOM nodes')).toBeVisible()
    await expect(panel.getByRole('definition').last()).toHaveText('0')

    await panel.getByRole('button', { name: 'Run a scroll' }).click()
    await expect(panel.getByRole('status')).toHaveText(/^Scroll: [\d,]+ px in \d+ frames/)
    await panel.getByRole('button', { name: 'Run a search' }).click()
    await expect(panel.getByRole('status')).toHaveText(/^Search for “premium wool”: median \d+ ms/)
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('')

    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Save as JSON' }).click()
    const report: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(report).toMatchObject({
      figures: { nodes: expect.any(Number) },
      runs: { scroll: { frames: expect.any(Number) }, search: { typed: 'premium wool' } },
    })
  },
)

test('a link keeps the lab panel open, and its own link turns it off', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products?lab=1')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/?lab=1')
  const panel = page.getByRole('complementary', { name: 'Performance' })
  await expect(panel).toBeVisible()
  // The address changes before the page is rendered.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoAxeViolations(page)
  await panel.getByRole('link', { name: 'Turn off the performance panel', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(panel).toBeHidden()
})

test('an invalid size is reported with the nearest valid one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products?size=abc')
  await expect(page).toHaveURL('/products')
  const notice = page.getByRole('region', { name: 'Test catalogue' })
  await expect(notice).toHaveText('There is no catalogue of size ‘abc’. The nearest has ids up to 200.')
  await page.goto('/?size=300.5')
  await expect(page).toHaveURL('/?size=300')
  await expect(notice).toContainText('There is no catalogue of size ‘300.5’. The nearest has ids up to 300.')
  await notice.getByRole('link', { name: 'Turn off the test catalogue', exact: true }).click()
  await expect(notice).toBeHidden()
})
