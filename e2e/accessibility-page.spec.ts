import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('the footer links to the accessibility page, which search engines may list', async ({
  page,
  request,
}) => {
  const response = await request.get('/accessibility')
  expect(response.status()).toBe(200)
  expect(await response.text()).not.toContain('noindex')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/accessibility</loc>')

  for (const address of ['/', '/products', shop.first.path, '/compare'])
    expect(await (await request.get(address)).text(), address).toMatch(
      /<footer(?:(?!<footer).)*<a [^>]*href="\/accessibility"/s,
    )
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('contentinfo').locator('a[href="/accessibility"]').click()
  await expect(page).toHaveTitle(`Accessibility – ${shop.name}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
})

test(
  'the accessibility page has one-press controls for a complaint and for the reading settings',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/accessibility')
    await waitUntilAlive(page)
    const main = page.getByRole('main')
    const href = await main.getByRole('link', { name: 'Write to us' }).getAttribute('href')
    expect(href).toMatch(
      new RegExp(
        `^mailto:${shop.email}\\?subject=${encodeURIComponent(`Accessibility of ${shop.name}`)}&body=`,
      ),
    )
    for (const name of ['Reading comfort', 'Keyboard shortcuts']) {
      const opener = main.getByRole('button', { name })
      await opener.click()
      await expect(page.getByRole('dialog', { name }).getByRole('heading', { level: 2 })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)
