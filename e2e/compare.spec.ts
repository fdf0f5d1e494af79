import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('products chosen on a card and on a product page are compared side by side', async ({ page }) => {
  await page.goto(`/products?${shop.category.query}`)
  await expect(page.getByText(/^Showing/)).toBeVisible()
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const first = cards.first()
  await first.hover()
  // The Compare button is one of the parts that load with the first input.
  await first.getByRole('button', { name: /^Compare/ }).click()
  await expect(first.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAnnounced(page, /chosen to compare, choose another$/)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  const tray = page.getByRole('complementary', { name: 'Comparison' })
  await expect(tray).toHaveCount(0)

  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(shop.productAddress)
  // The address changes before the page: a button of that name is on the card, too.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const view = page.getByRole('link', { name: 'In comparison · View' })
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(view).toHaveAttribute('href', /^\/compare\?ids=\d+,\d+$/)
  await tray.getByRole('link', { name: 'Compare 2 products' }).click()

  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeFocused()
  await expect(page).toHaveTitle(/^Compare .+, .+ – /)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /^Price differs/ })).toBeVisible()
  await expectNoAxeViolations(page)

  const rows = await page.getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows)
  await page
    .getByRole('button', { name: /from the comparison$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+$/)
  await expect(page.getByText('One product is chosen.')).toBeVisible()
})

test(
  'a product is saved on its card, and the heart says so on the next visit of the card',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    const heart = cards.first().getByRole('button', { name: /^Save / })
    await cards.first().hover()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAnnounced(page, 'Saved')
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await cards.nth(1).hover()
    await expect(cards.nth(1).getByRole('button', { name: /^Save / })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await cards.first().hover()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Saved 1', exact: true }).click()
    await expect(cards).toHaveCount(1)
  },
)

test(
  '/compare?ids= shows its products, and names the ids that it cannot use',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/compare?ids=1,7,7,78,12,3,4')
    await expect(page.getByText('There is no product 78.')).toBeVisible()
    await expect(page.getByText('Named more than once, shown once: 7.')).toBeVisible()
    await expect(page.getByText('Left out: 3, 4.')).toBeVisible()
    await expect(page).toHaveURL('/compare?ids=1,7,7,78,12,3,4')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  },
)

test(
  'on a phone the edge of the third product shows that a comparison scrolls sideways',
  { tag: '@full' },
  async ({ page }) => {
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/compare?ids=1,2,7')
      const third = page.getByRole('columnheader').nth(2).getByRole('link')
      await expect(third).toBeInViewport()
      const edges = await third.evaluate((link) => {
        const { left, right } = link.getBoundingClientRect()
        return [left, right, link.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0]
      })
      const [left = 0, right = 0, end = 0] = edges
      expect(end - left, `px in view at ${width} px`).toBeGreaterThan(15)
      expect(right).toBeGreaterThan(end)
    }
  },
)

test('at 320 px every focused control of a comparison is in view, beside the row names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/compare?ids=1,2,3,4')
  const controls = page.getByRole('table').locator('thead').locator('a, button')
  await expect(controls).toHaveCount(12)
  await page.getByRole('checkbox', { name: 'Show only what differs' }).focus()
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab')
    await expect(controls.nth(at)).toBeFocused()
    await expect(controls.nth(at)).toBeInViewport({ ratio: 0.99 })
  }
  // The frame is scrolled sideways now; the names of the rows are not.
  const price = page
    .getByRole('rowheader', { name: /^Price/ })
    .locator('span')
    .first()
  await price.evaluate((name) =>
    window.scrollBy({ top: name.getBoundingClientRect().top - 400, behavior: 'instant' }),
  )
  await expect(price).toBeInViewport({ ratio: 0.99 })
})

test(
  'the bar with the link to the comparison is at the window’s bottom and never covers the footer',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(
      (ids) => {
        localStorage.setItem('shop/visited/1', 'true')
        sessionStorage.setItem('shop/compare/1', JSON.stringify(ids))
      },
      [shop.first.id, shop.second.id],
    )
    await page.goto(shop.first.path)
    const bar = page.getByRole('complementary', { name: 'Comparison' })
    await expect(bar).toBeVisible()
    const box = async () => (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const bottomLeft = async () => {
        const { x, y, height: high } = await box()
        return [x, y + high]
      }
      // Polled, since the bar moves as it appears.
      await expect.poll(bottomLeft, `${width} px`).toEqual([0, height])
      const { width: wide, height: high } = await box()
      expect(wide).toBe((await page.getByRole('banner').boundingBox())?.width)
      const link = await bar.getByRole('link', { name: 'Compare 2 products' }).boundingBox()
      // On a phone the link fills the row, less the other button; else the chosen products are before it.
      if (width === 360) expect(link?.width).toBeGreaterThan(wide - 90)
      else {
        for (const { name } of [shop.first, shop.second])
          await expect(bar.getByRole('img', { name })).toBeInViewport()
        await expect(bar).toContainText('2 of 4 chosen')
      }
      // Not by a key: its smooth scroll would go on in the next window.
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      const foot = await page.getByRole('contentinfo').boundingBox()
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo((await box()).y, 0)
      expect((await box()).y + high).toBeCloseTo(height, 0)
    }
  },
)

test('/compare is a page that search engines do not list', { tag: '@full' }, async ({ page, request }) => {
  const response = await request.get('/compare')
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/compare')
  await page.goto('/compare')
  await expect(page.getByText(/^Choose two to four products/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test(
  'names, prices and Add to Cart stay in view while the rows of a comparison scroll',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/compare?ids=${shop.first.id},${shop.second.id}`)
    await waitUntilAlive(page)
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page
        .getByRole('row')
        .last()
        .evaluate((row) => row.scrollIntoView({ block: 'center' }))
      const heads = page.getByRole('table').locator('thead')
      for (const name of [shop.first.name, shop.second.name]) {
        await expect(heads.getByText(name)).toBeInViewport({ ratio: 1 })
        await expect(heads.getByRole('button', { name: `Add to Cart, ${name}` })).toBeInViewport({ ratio: 1 })
      }
      for (const price of [shop.first.price, shop.second.price])
        await expect(heads.getByText(price)).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: `Add to Cart, ${shop.second.name}` }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    const also = page.getByRole('button', { name: /^Also, said of one product only/ })
    const count = Number(/\d+/.exec((await also.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    const rows = await page.getByRole('row').count()
    await also.click()
    await expect(also).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('row')).toHaveCount(rows + count)
  },
)

test(
  'from 768 px on Remove is beside Add to Cart in every column of four',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/compare?ids=1,2,3,40')
    await waitUntilAlive(page)
    await page.evaluate(() => document.fonts.ready)
    const heads = page.getByRole('table').locator('thead')
    const tops = (name: RegExp) =>
      heads
        .getByRole('button', { name })
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      const adds = await tops(/^Add to Cart/)
      expect(adds).toHaveLength(4)
      expect(await tops(/^Remove/), `${width} px`).toEqual(adds)
    }
  },
)

test('on a phone Remove is beside the price, above Add to Cart', { tag: '@full' }, async ({ page }) => {
  for (const [width, ids] of [
    [320, '1,3'],
    [360, '1,2,3,40'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`/compare?ids=${ids}`)
    await waitUntilAlive(page)
    const cells = page.getByRole('table').locator('thead td').filter({ hasText: '$' })
    await expect(cells).toHaveCount(ids.split(',').length)
    for (const cell of await cells.all()) {
      const remove = await cell.getByRole('button', { name: /^Remove/ }).boundingBox()
      const price = await cell.getByText(/^\$/).first().boundingBox()
      const add = await cell.getByRole('button', { name: /^Add to Cart/ }).boundingBox()
      if (!remove || !price || !add) throw new Error('A column has no price or button.')
      expect(remove.x).toBeGreaterThanOrEqual(price.x + price.width)
      expect(remove.y).toBeLessThan(price.y + price.height)
      expect(remove.y + remove.height).toBeLessThanOrEqual(add.y)
    }
  }
})
